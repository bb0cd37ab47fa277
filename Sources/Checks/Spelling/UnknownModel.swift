import Diagnostics
import Knowledge
import Languages
import YAML

extension Rule {
  static let unknownModel = Rule(
    "spelling/unknown-model", .warning, "The word that another one is inflected as is an entry of the dictionary.",
    why: """
      Only entries have inflections, and not the forms of other entries. Without a model of its own the word is known in \
      one form only, and each other form of it is reported as unknown.
      """,
    bad: [
      "glossary.yaml": "words: {de: {Snippet: Autos}}\n", "de/page.md": "---\ntitle: Seite\ntranslations: none\n---\n",
    ],
    good: [
      "glossary.yaml": "words: {de: {Snippet: Auto}}\n", "de/page.md": "---\ntitle: Seite\ntranslations: none\n---\n",
    ])
}

extension Glossary {
  /// Words of a language whose models gave them nothing, not even the form that the glossary has them in.
  func unknownModels(_ language: Int, _ lexicon: Lexicon) -> [Diagnostic] {
    words[language].compactMap { word in
      guard let model = word.model, !lexicon.knows(word.text.value) else { return nil }
      return Diagnostic(
        .unknownModel, "'\(model.value)' is no entry of the dictionary, so '\(word.text.value)' has no other forms",
        at: model.range, help: "name a word in the form in which dictionaries have it")
    }
  }
}
