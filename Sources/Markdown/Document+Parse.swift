package import Diagnostics

/// An article's file, taken apart: what stands between its first two `---` lines, and its text.
package struct MarkdownFile: Sendable {
  /// The YAML between the fences, without them; nil where the file has none.
  package let frontMatter: Range<Int>?
  package let document: Document
}

extension Document {
  /// The version of the Markdown library in use.
  package static var parserVersion: String { CommonMark.version }

  /// Parses a file with front matter. A text that may not be parsed comes back empty, with a diagnostic.
  package static func parse(file source: SourceFile) -> Outcome<MarkdownFile> {
    guard isText(source.bytes) else {
      let place = firstBadByte(source.bytes)
      let finding = Diagnostic(
        .invalidUTF8, "not a UTF-8 text file", at: SourceRange(source, place..<place),
        help: "save the article as UTF-8 without NUL characters")
      return Outcome(MarkdownFile(frontMatter: nil, document: .empty(source)), [finding])
    }
    var diagnostics: [Diagnostic] = []
    let (frontMatter, body) = split(source, &diagnostics)
    let parsed = parse(source, body: body)
    return Outcome(
      MarkdownFile(frontMatter: frontMatter, document: parsed.value), diagnostics + parsed.diagnostics)
  }

  /// Parses a part of a file as Markdown.
  package static func parse(_ source: SourceFile, body: Range<Int>) -> Outcome<Document> {
    if let problem = Limits.problem(of: source, body: body) { return Outcome(.empty(source), [problem]) }
    var document = CommonMark.parse(source, body: body)
    BlockLocator(document).locate(&document)
    document.readHeadingIDs()
    document.readAlerts()
    return Outcome(document)
  }

  /// cmark's own HTML for a text: the reference that the renderer is compared with.
  package static func referenceHTML(_ source: SourceFile) -> [UInt8] { CommonMark.referenceHTML(source.bytes) }

  /// A document without content.
  static func empty(_ source: SourceFile) -> Document {
    var root = Node(kind: .document)
    root.end = 1
    root.lower = Int32(0)
    root.upper = Int32(0)
    return Document(source: source, body: 0..<0, nodes: [root], pool: [])
  }

  /// Front matter begins in the first line, and ends with a line of three dashes or dots.
  private static func split(_ source: SourceFile, _ diagnostics: inout [Diagnostic]) -> (Range<Int>?, Range<Int>) {
    let bytes = source.bytes
    let start = source.byteOrderMark
    func line(from offset: Int) -> (content: Range<Int>, next: Int) {
      var end = offset
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      var next = min(end + 1, bytes.count)
      if end < bytes.count, bytes[end] == 0x0D, next < bytes.count, bytes[next] == 0x0A { next += 1 }
      var content = end
      while content > offset, bytes[content - 1] == 0x20 || bytes[content - 1] == 0x09 { content -= 1 }
      return (offset..<content, next)
    }
    let dashes: [UInt8] = [0x2D, 0x2D, 0x2D]
    let first = line(from: start)
    guard bytes[first.content].elementsEqual(dashes) else { return (nil, start..<bytes.count) }
    var position = first.next
    while position < bytes.count {
      let current = line(from: position)
      if bytes[current.content].elementsEqual(dashes) || bytes[current.content].elementsEqual([0x2E, 0x2E, 0x2E]) {
        return (first.next..<position, current.next..<bytes.count)
      }
      position = current.next
    }
    diagnostics.append(
      Diagnostic(
        .openFrontMatter, "front matter is not closed", at: SourceRange(source, first.content),
        help: "end it with a line of three dashes"))
    return (nil, first.next..<bytes.count)
  }

  private static func isText(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      var ascii = true
      for byte in buffer {
        if byte == 0 { return false }
        if byte >= 0x80 { ascii = false }
      }
      return ascii || String(validating: buffer, as: UTF8.self) != nil
    }
  }

  private static func firstBadByte(_ bytes: [UInt8]) -> Int {
    if let zero = bytes.firstIndex(of: 0) { return zero }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var place = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { place += UTF8.width(scalar) }
    return min(place, bytes.count)
  }
}

extension Rule {
  package static let openFrontMatter = Rule(
    "structure/open-front-matter", .error, "Front matter ends with a closing line.",
    why: "Without its closing `---` nobody can tell where the front matter ends and the article begins.",
    bad: ["en/page.md": "---\ntitle: Page\n\nText.\n"],
    good: ["en/page.md": "---\ntitle: Page\n---\n\nText.\n"])
}
