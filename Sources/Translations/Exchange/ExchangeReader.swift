package import Diagnostics
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads what came back from a translator: the texts, by the keys of their units.
package enum ExchangeReader {
  /// Fuzzy messages and empty ones say nothing. The value is nil where the file cannot be read.
  package static func texts(_ file: SourceFile, _ format: ExchangeFile.Format) -> Outcome<[String: String]?> {
    switch format {
    case .po:
      let read = POReader.read(file)
      let broken = read.diagnostics.filter { $0.severity == .error }
      guard broken.isEmpty else { return Outcome(nil, broken) }
      var texts: [String: String] = [:]
      for message in read.value.messages where !message.isFuzzy {
        guard let key = message.context?.value, let text = message.strings.first?.value, !text.isEmpty else { continue }
        texts[key] = text
      }
      return Outcome(texts)
    case .xliff:
      let reader = XLIFFTexts()
      let parser = XMLParser(data: Data(file.bytes))
      parser.delegate = reader
      guard parser.parse(), reader.isWhole else {
        let index = LineIndex(file)
        let line = min(max(parser.lineNumber, 1), index.starts.count)
        let place = index.starts[line - 1]
        return Outcome(
          nil,
          [Diagnostic(.exchangeFile, "this is no well-formed XML", at: SourceRange(file, place..<place))])
      }
      return Outcome(reader.texts)
    case .tmx:
      return Outcome(
        nil,
        [
          Diagnostic(
            .exchangeFile, "a translation memory has no places to put its texts", at: SourceRange(file, 0..<0),
            help: "import PO or XLIFF")
        ])
    }
  }
}

/// The targets of XLIFF 2, by the names of their units; several segments of one unit are joined.
private final class XLIFFTexts: NSObject, XMLParserDelegate {
  private(set) var texts: [String: String] = [:]
  private var unit: String?
  private var isInTarget = false
  private var text = ""
  private var depth = 0

  /// Whether all elements were closed, which the parser does not ask for at the end of a file.
  var isWhole: Bool { depth == 0 }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    depth += 1
    switch name {
    case "unit":
      unit = attributes["name"]
      text = ""
    case "target": isInTarget = true
    default: break
    }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    depth -= 1
    switch name {
    case "target": isInTarget = false
    case "unit":
      if let unit, !text.isEmpty { texts[unit] = text }
      unit = nil
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { if isInTarget { text += string } }
}

extension Rule {
  package static let exchangeFile = Rule(
    "translation/exchange-file", .error, "A file that comes back from a translator can be read.",
    why: "Half a file would put half a translation into an article.",
    bad: ["texts.xliff": "<xliff version=\"2.0\"><file>\n"],
    good: ["texts.xliff": "<xliff version=\"2.0\"></xliff>\n"])
}
