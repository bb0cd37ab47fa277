import Markdown

/// Translations of articles in a format of other tools.
package struct ExchangeFile: Sendable {
  /// Tags of BCP 47.
  package let sourceLanguage: String
  package let targetLanguage: String
  /// In the order of the articles.
  package let articles: [(path: String, units: [ExchangeUnit])]

  package init(
    sourceLanguage: String, targetLanguage: String, articles: [(path: String, units: [ExchangeUnit])]
  ) {
    self.sourceLanguage = sourceLanguage
    self.targetLanguage = targetLanguage
    self.articles = articles
  }

  /// The formats.
  package enum Format: String, Sendable, CaseIterable {
    /// GNU gettext.
    case po
    /// XLIFF 2.0 (OASIS).
    case xliff
    /// Translation Memory eXchange 1.4b: a memory, which has no places and is only written.
    case tmx
  }

  /// The file's text; the same units give the same bytes.
  package func text(_ format: Format) -> String {
    switch format {
    case .po: po
    case .xliff: xliff
    case .tmx: tmx
    }
  }

  // MARK: PO

  private var po: String {
    var text = """
      msgid ""
      msgstr ""
      "Project-Id-Version: phasebook\\n"
      "PO-Revision-Date: 2000-01-01 00:00+0000\\n"
      "Last-Translator: phasebook\\n"
      "Language-Team: \(targetLanguage)\\n"
      "Language: \(targetLanguage.replacing("-", with: "_"))\\n"
      "MIME-Version: 1.0\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Content-Transfer-Encoding: 8bit\\n"

      """
    for (path, units) in articles {
      for unit in units {
        text += "\n#. \(path): \(unit.kind.rawValue)\n"
        if unit.target != nil, unit.status != .fresh { text += "#, fuzzy\n" }
        text += "msgctxt \(Self.quoted(unit.key))\nmsgid \(Self.quoted(unit.source))\n"
        text += "msgstr \(Self.quoted(unit.target ?? ""))\n"
      }
    }
    return text
  }

  private static func quoted(_ text: String) -> String {
    "\""
      + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      .replacing("\t", with: "\\t") + "\""
  }

  // MARK: XML

  private var xliff: String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="\(sourceLanguage)" trgLang="\(targetLanguage)">

      """
    for (number, article) in articles.enumerated() {
      text += "  <file id=\"f\(number + 1)\" original=\"\(Self.attribute(article.path))\">\n"
      for (place, unit) in article.units.enumerated() {
        let state = unit.target == nil ? "initial" : unit.status == .fresh ? "final" : "translated"
        text +=
          "    <unit id=\"u\(place + 1)\" name=\"\(Self.attribute(unit.key))\" type=\"phasebook:\(unit.kind.rawValue)\">\n"
        text += "      <segment state=\"\(state)\">\n"
        text += "        <source xml:space=\"preserve\">\(Self.escaped(unit.source))</source>\n"
        if let target = unit.target {
          text += "        <target xml:space=\"preserve\">\(Self.escaped(target))</target>\n"
        }
        text += "      </segment>\n    </unit>\n"
      }
      text += "  </file>\n"
    }
    return text + "</xliff>\n"
  }

  private var tmx: String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <tmx version="1.4">
        <header creationtool="phasebook" creationtoolversion="1" segtype="paragraph" o-tmf="phasebook" adminlang="en" \
      srclang="\(sourceLanguage)" datatype="plaintext"/>
        <body>

      """
    for unit in articles.flatMap(\.units) where unit.status == .fresh {
      guard let target = unit.target else { continue }
      text += "    <tu>\n"
      for (language, words) in [(sourceLanguage, unit.source), (targetLanguage, target)] {
        text += "      <tuv xml:lang=\"\(language)\"><seg>\(Self.escaped(words))</seg></tuv>\n"
      }
      text += "    </tu>\n"
    }
    return text + "  </body>\n</tmx>\n"
  }

  /// What XML 1.0 cannot hold is left out: no Markdown needs it.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\r": result += "&#13;"
      default:
        if scalar.value >= 0x20, scalar.value != 0xFFFE, scalar.value != 0xFFFF { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  private static func attribute(_ text: String) -> String { escaped(text).replacing("\"", with: "&quot;") }
}
