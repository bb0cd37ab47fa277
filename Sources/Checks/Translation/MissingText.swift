import Diagnostics
import Knowledge
import Languages
import YAML

extension Rule {
  static let missingText = Rule(
    "translation/missing-text", .error, "A text of the configuration has a value for every language.",
    why: "Readers of the other language see the source language in titles and navigation.",
    bad: ["phasebook.yaml": "phasebook: 1\ntitle: {en: Book}\nlanguages: {en: {}, de: {}}\n"],
    good: ["phasebook.yaml": "phasebook: 1\ntitle: {en: Book, de: Buch}\nlanguages: {en: {}, de: {}}\n"])
}

extension Check {
  static let missingText = Check(.missingText) { base in
    let configuration = base.configuration
    let texts =
      [configuration.title, configuration.licence?.text].compactMap { $0 } + configuration.navigation.map(\.title)
    let known = base.languages.map(\.folder)
    return texts.flatMap { text -> [Diagnostic] in
      let missing = known.filter { text[$0]?.value.isEmpty ?? true }.map { language in
        Diagnostic(.missingText, "the text has no value for '\(language)'", at: text.range)
      }
      let editions = configuration.languages.flatMap(\.editions).map(\.value)
      let unknown = text.entries.filter { !known.contains($0.language.value) && !editions.contains($0.language.value) }
      return missing
        + unknown.map { entry in
          Diagnostic(
            .missingText, "'\(entry.language.value)' is not a language of this knowledge base",
            at: entry.language.range,
            help: suggestion(for: entry.language.value, among: known).map { "did you mean '\($0)'?" })
        }
    }
  }
}
