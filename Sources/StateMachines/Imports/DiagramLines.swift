import Diagnostics

/// The lines of a diagram that mean something, without comments and notes, which are reported.
struct DiagramLines {
  private(set) var all: [(text: String, range: Range<Int>)] = []
  /// Whether the first line says that it is a state diagram of Mermaid.
  private(set) var hasHeader = false
  /// The title in the front matter of a diagram of Mermaid.
  private(set) var title: String?

  init(_ file: SourceFile, _ notation: DiagramReader.Notation, _ report: inout ImportReport) {
    let index = LineIndex(file)
    /// What ends the lines that are passed over.
    var skippedUntil: Regex<Substring>?
    var isFrontMatter = false
    for number in index.starts.indices {
      let range = index.bytes(ofLine: number)
      let text = file.text(range)
      let words = text.split(whereSeparator: \.isWhitespace)
      let bare = words.joined(separator: " ")
      let place = Self.trimmed(range, file)
      if bare.isEmpty { continue }
      if isFrontMatter {
        if bare == "---" {
          isFrontMatter = false
        } else if bare.hasPrefix("title:") {
          title = Self.unquoted(bare.dropFirst(6))
        }
        continue
      }
      if let end = skippedUntil {
        if bare.firstMatch(of: end) != nil { skippedUntil = nil }
        continue
      }
      switch notation {
      case .mermaid where bare == "---" && all.isEmpty && !hasHeader: isFrontMatter = true
      case .mermaid where bare.hasPrefix("%%"): break
      case .mermaid where all.isEmpty && bare.wholeMatch(of: /stateDiagram(?:-v2)?;?/) != nil: hasHeader = true
      case .plantuml where bare.hasPrefix("'") || bare.hasPrefix("@start"): break
      case .plantuml where bare.hasPrefix("@end"): return
      case .plantuml where bare.hasPrefix("/'"): if !bare.hasSuffix("'/") { skippedUntil = /'\/$/ }
      default:
        let isNote = bare.hasPrefix("note ") && !bare.contains(":") && bare.wholeMatch(of: /note "[^"]*" as .*/) == nil
        if isNote { skippedUntil = /^end ?note$/ }
        if bare.hasPrefix("legend") { skippedUntil = /^end ?legend$/ }
        if bare.hasSuffix("{"), bare.wholeMatch(of: /(?:skinparam|accDescr) ?\w* ?\{/) != nil { skippedUntil = /^\}$/ }
        all.append((text.trimmed, place))
      }
    }
    if skippedUntil != nil { report.lose("the note at the end is not closed", all.last?.range ?? 0..<0) }
  }

  private static func unquoted(_ text: Substring) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing(/^["']|["']$/, with: "")
  }

  private static func trimmed(_ range: Range<Int>, _ file: SourceFile) -> Range<Int> {
    let start = file.bytes[range].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? range.lowerBound
    return start..<range.upperBound
  }
}
