package import Diagnostics
package import Markdown

/// A fenced block of code in an article, with what its author says of it.
package struct Snippet: Sendable {
  /// A word of the info string, and where it stands.
  package struct Word: Sendable, Hashable {
    package let text: String
    package let range: SourceRange
  }

  /// The block's node in its document.
  package let node: Int
  /// Its place among the fences of the article, from 1; those that are generated do not count.
  package let number: Int
  /// The fence's tag in lower case, and `kotlin` for `kt`; empty where it has none.
  package let language: String
  package let id: Word?
  /// Blocks of one article with the same group see each other's declarations.
  package let group: Word?
  /// The name of a file of hidden declarations, `Content/Snippets/<context>.<swift|kt>`.
  package let context: Word?
  /// The one way in which the block is meant not to compile.
  package let failure: ExpectedFailure?
  /// The language mode: 5 or 6; nil for the configuration's.
  package let mode: Int?
  /// The oldest system that the block is for, as `ios17`: what a real SDK is asked about.
  package let minimum: Word?
  /// Not compiled, for the reason that the author gives.
  package let isIllustrative: Bool
  package let reason: Word?
  /// UTF-8, lines end with LF.
  package let code: [UInt8]
  package let lines: CodeLines
  /// The whole block.
  package let range: SourceRange

  /// `fails=ID@LINE`: the compiler's name of the message, and the line of the block at which it must stand.
  package struct ExpectedFailure: Sendable, Hashable {
    package let id: String
    package let line: Int?
    package let range: SourceRange
  }

  /// The languages whose blocks are compiled.
  package static let compiledLanguages = ["swift", "kotlin"]

  package var isCompiled: Bool { Self.compiledLanguages.contains(language) && !isIllustrative }

  /// What the block is called within its article: its id, else its number.
  package var name: String { id?.text ?? String(number) }

  /// Where a byte of the code is in the file.
  package func range(at offset: Int, length: Int = 0) -> SourceRange {
    let lower = lines.file(offset)
    return SourceRange(range.file, lower..<max(lower, lines.file(offset + length)))
  }
}

extension Snippet {
  /// All fenced blocks of an article but those in generated parts, in reading order.
  package static func all(in document: Document, directives: [Directive]) -> Outcome<[Snippet]> {
    let generated = directives.compactMap { directive in
      directive.name.text == "tabs" ? nil : directive.closingNode.map { directive.node..<$0 }
    }
    var snippets: [Snippet] = []
    var findings: [Diagnostic] = []
    var seen: [String: SourceRange] = [:]
    for index in document.nodes.indices where document.nodes[index].kind == .codeBlock {
      guard !generated.contains(where: { $0.contains(index) }), let info = infoRange(document, index) else { continue }
      var reader = SnippetReader(document, index, number: snippets.count + 1, InfoString(document.source, info))
      let read = reader.read()
      findings += read.diagnostics
      if let id = read.value.id {
        if let first = seen[id.text] {
          findings.append(
            Diagnostic(
              .duplicateSnippet, "the id '\(id.text)' names two blocks of code", at: id.range,
              notes: [Diagnostic.Note("first used here", first)]))
        } else {
          seen[id.text] = id.range
        }
      }
      snippets.append(read.value)
    }
    return Outcome(snippets, findings)
  }

  /// What follows the backticks or tildes of a fence on its line; nil for code that is indented only.
  private static func infoRange(_ document: Document, _ index: Int) -> Range<Int>? {
    let bytes = document.source.bytes
    var at = Int(document.nodes[index].lower)
    guard at < bytes.count else { return nil }
    let mark = bytes[at]
    guard mark == 0x60 || mark == 0x7E else { return nil }
    while at < bytes.count, bytes[at] == mark { at += 1 }
    guard at - Int(document.nodes[index].lower) >= 3 else { return nil }
    let end = bytes[at...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    return at..<end
  }
}
