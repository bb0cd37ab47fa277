import Diagnostics
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads XML 1.0 without document types and entities of its own: these make small files large and open other files.
enum XMLReader {
  private static let depthLimit = 200

  static func read(_ report: inout ImportReport) -> XMLTag? {
    let bytes = report.file.bytes
    var scan = XMLScan(bytes)
    scan.run()
    if let place = scan.documentType {
      return report.fail(
        "document types and entities are not read", place, help: "remove '<!DOCTYPE …>' and write out its entities")
    }
    let listener = Listener(places: scan.tags)
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = listener
    parser.shouldResolveExternalEntities = false
    let isFine = parser.parse()
    if listener.isTooDeep {
      return report.fail("elements stand more than \(depthLimit) levels deep in each other", listener.place(bytes))
    }
    if let code = listener.failure {
      return report.fail("the file is not well-formed XML: \(reason(code))", listener.place(bytes))
    }
    guard isFine, listener.tags.isWhole, let root = listener.tags.root else {
      return report.fail("the file is not well-formed XML: it ends too early", max(0, bytes.count - 1)..<bytes.count)
    }
    return root
  }

  /// What the codes of libxml2 mean, as far as they are common.
  private static func reason(_ code: Int) -> String {
    switch code {
    case 4, 5, 74, 77: "it ends too early, or has something behind its end"
    case 9: "it has a character that XML does not allow"
    case 26, 27: "an entity is not known"
    case 38, 39, 40: "the value of an attribute is not quoted as it should be"
    case 41: "an attribute has no value"
    case 42: "an attribute stands twice"
    case 68: "a name is missing"
    case 73: "a tag is not closed with '>'"
    case 76: "an end tag does not fit the start tag"
    case 201: "a prefix has no namespace"
    default: "error \(code)"
    }
  }

  /// Takes what the parser tells.
  private final class Listener: NSObject, XMLParserDelegate {
    var tags: XMLTagStack
    var failure: Int?
    var isTooDeep = false
    private var line = 1
    private var column = 1

    init(places: [Range<Int>]) { tags = XMLTagStack(places: places) }

    /// Where the parser stopped.
    func place(_ bytes: [UInt8]) -> Range<Int> {
      let index = LineIndex(SourceFile(path: "", bytes: bytes))
      guard index.starts.indices.contains(line - 1) else { return max(0, bytes.count - 1)..<bytes.count }
      let range = index.bytes(ofLine: line - 1)
      let start = min(max(range.lowerBound, range.lowerBound + column - 1), range.upperBound)
      return start..<min(start + 1, bytes.count)
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      tags.begin(name, attributes)
      if tags.depth > depthLimit, !isTooDeep {
        isTooDeep = true
        (line, column) = (parser.lineNumber, parser.columnNumber)
        parser.abortParsing()
      }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      tags.end()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { tags.add(text) }

    func parser(_ parser: XMLParser, foundCDATA block: Data) { tags.add(String(decoding: block, as: UTF8.self)) }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
      let code = (error as NSError).code
      // 99 to 110 are warnings.
      guard failure == nil, !(99...110).contains(code) else { return }
      failure = code
      (line, column) = (parser.lineNumber, parser.columnNumber)
    }
  }
}

/// Finds where start tags stand, without understanding them.
private struct XMLScan {
  private let bytes: [UInt8]
  private(set) var tags: [Range<Int>] = []
  private(set) var documentType: Range<Int>?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func run() {
    var place = 0
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      place = start + 1
      if has("<!--", start) {
        place = end(of: "-->", from: start + 4)
      } else if has("<![CDATA[", start) {
        place = end(of: "]]>", from: start + 9)
      } else if has("<?", start) {
        place = end(of: "?>", from: start + 2)
      } else if has("<!", start) {
        documentType = documentType ?? start..<min(start + 9, bytes.count)
      } else if !has("</", start) {
        let name = bytes[place...].prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
        tags.append(start..<name.endIndex)
        place = name.endIndex
      }
    }
  }

  private func has(_ text: StaticString, _ place: Int) -> Bool {
    text.withUTF8Buffer { bytes[place...].starts(with: $0) }
  }

  private func end(of text: StaticString, from start: Int) -> Int {
    let wanted = text.withUTF8Buffer { Array($0) }
    var place = min(start, bytes.count)
    while place < bytes.count {
      if bytes[place] == wanted[0], bytes[place...].starts(with: wanted) { return place + wanted.count }
      place += 1
    }
    return bytes.count
  }
}
