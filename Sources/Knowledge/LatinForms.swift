import Diagnostics
import Languages
import YAML

/// What `glossary.yaml` says of Serbian in Latin letters: `terms[].sr.latin` and `keep`.
///
/// Only these two are read here, and nothing is reported: whatever else the file has is no business of the editions.
enum LatinForms {
  /// The way to write Latin letters with the spellings of a glossary; without one, by sound alone.
  static func latin(_ glossary: SourceFile?) -> SerbianLatin {
    guard let glossary, let root = YAML.parse(glossary).value else { return SerbianLatin() }
    var forms: [String: String] = [:]
    for term in items(of: root["terms"]) {
      guard case .mapping(let pairs) = term["sr"]?["latin"]?.kind else { continue }
      for (cyrillic, latin) in pairs {
        guard let cyrillic = cyrillic.text, let latin = latin.text else { continue }
        forms[cyrillic] = latin
      }
    }
    return SerbianLatin(forms: forms, keep: Set(items(of: root["keep"]).compactMap(\.text)))
  }

  private static func items(of node: YAMLNode?) -> [YAMLNode] {
    guard case .sequence(let items) = node?.kind else { return [] }
    return items
  }
}
