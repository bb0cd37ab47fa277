package import YAML

/// `glossary.yaml`: how the terms of the knowledge base are called in each language, and words that no dictionary has.
package struct Glossary: Sendable {
  package let terms: [Term]
  /// Names that stay as they are in every language; some have several words.
  package let keep: [Located<String>]
  /// By language: words that are spelt right.
  package let words: [[Word]]

  /// One notion.
  package struct Term: Sendable {
    package let id: Located<String>
    /// By language; nil where nothing is laid down for it.
    package let names: [Names?]
  }

  /// What a notion is called in one language.
  package struct Names: Sendable {
    /// In the form in which dictionaries have them; any of them will do.
    package let lemmas: [Located<String>]
    /// What it must not be called.
    package let forbidden: [Located<String>]
    /// How lemmas are written in the Latin edition, where that is not letter for letter.
    package let latin: [(lemma: Located<String>, text: Located<String>)]
  }

  /// A word that the dictionaries do not have.
  package struct Word: Sendable {
    package let text: Located<String>
    /// A word that it is inflected as; nil where it has one form.
    package let model: Located<String>?
  }

  /// Of a knowledge base that has no such file.
  static func empty(languages: Int) -> Glossary {
    Glossary(terms: [], keep: [], words: [[Word]](repeating: [], count: languages))
  }
}
