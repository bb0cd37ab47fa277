import Languages
import YAML

extension Glossary {
  /// The way to write a language's Serbian in Latin letters, with the spellings that are laid down for single terms.
  func latin(_ language: Int) -> SerbianLatin {
    let forms = terms.flatMap { $0.names[language]?.latin ?? [] }.map { ($0.lemma.value, $0.text.value) }
    return SerbianLatin(
      forms: Dictionary(forms) { first, _ in first }, keep: Set(keep.map(\.value)))
  }
}
