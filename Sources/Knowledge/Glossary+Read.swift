import Diagnostics
import YAML

extension Glossary {
  /// Reads `glossary.yaml`; `languages` are the folders of the configuration's, the source first.
  static func read(_ file: SourceFile, languages: [String]) -> Outcome<Glossary> {
    let parsed = YAML.parse(file)
    let nothing = empty(languages: languages.count)
    guard let node = parsed.value else { return Outcome(nothing, parsed.diagnostics) }
    if case .null = node.kind { return Outcome(nothing, parsed.diagnostics) }
    var reader = YAMLReader(node, in: file, called: "the glossary")
    let terms = reader.sequence("terms") { term(&$0, languages) }
    let keep = reader.strings("keep").filter { isText($0, &reader) }
    var words = nothing.words
    _ = reader.mapping("words") { value -> Bool? in
      for (index, language) in languages.enumerated() {
        words[index] = value.entries(language) { text, model in word(text, &model) }
      }
      return true
    }
    reportDoubles(terms.map(\.id), &reader)
    reportDoubles(keep, &reader)
    return Outcome(Glossary(terms: terms, keep: keep, words: words), parsed.diagnostics + reader.finish())
  }

  private static func term(_ reader: inout YAMLReader, _ languages: [String]) -> Term? {
    let id = reader.string("id", .required)
    let names = languages.enumerated().map { index, language in
      reader.at(language, index == 0 ? .required : .optional) { self.names(&$0) }
    }
    guard let id else { return nil }
    return Term(id: id, names: names)
  }

  /// A list is short for a mapping with lemmas alone.
  private static func names(_ reader: inout YAMLReader) -> Names? {
    if reader.isSequence {
      let lemmas = (reader.strings() ?? []).filter { isText($0, &reader) }
      return Names(lemmas: lemmas, forbidden: [], latin: [])
    }
    let lemmas = reader.strings("lemmas", .required).filter { isText($0, &reader) }
    let forbidden = reader.strings("forbidden").filter { isText($0, &reader) }
    let latin = reader.entries("latin") { lemma, text in text.string().map { (lemma: lemma, text: $0) } }
    for word in forbidden where lemmas.contains(where: { $0.value == word.value }) {
      reader.report(
        Diagnostic(.unknownValue, "'\(word.value)' cannot be both a lemma and forbidden", at: word.range))
    }
    let known = lemmas.map(\.value)
    for (lemma, _) in latin where !known.contains(lemma.value) {
      reader.report(
        Diagnostic(
          .unknownValue, "'\(lemma.value)' is none of the lemmas", at: lemma.range,
          help: suggestion(for: lemma.value, among: known).map { "did you mean '\($0)'?" }))
    }
    return Names(lemmas: lemmas, forbidden: forbidden, latin: latin)
  }

  private static func word(_ text: Located<String>, _ reader: inout YAMLReader) -> Word? {
    if case .null = reader.node.kind {
      _ = reader.whole()
      return Word(text: text, model: nil)
    }
    return reader.string().map { Word(text: text, model: $0) }
  }

  private static func isText(_ text: Located<String>, _ reader: inout YAMLReader) -> Bool {
    guard text.value.allSatisfy(\.isWhitespace) else { return true }
    reader.report(Diagnostic(.unknownValue, "a word is empty", at: text.range))
    return false
  }

  private static func reportDoubles(_ names: [Located<String>], _ reader: inout YAMLReader) {
    var first: [String: SourceRange] = [:]
    for name in names {
      guard let other = first.updateValue(name.range, forKey: name.value) else { continue }
      reader.report(
        Diagnostic(
          .unknownValue, "'\(name.value)' is there twice", at: name.range, notes: [Diagnostic.Note("first here", other)]
        ))
    }
  }
}
