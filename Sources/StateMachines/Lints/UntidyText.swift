import Diagnostics

extension Rule {
  static let untidyText = Rule(
    "models/untidy-text", .warning,
    "A label begins and ends with a sign, quotes typographically, and keeps to one alphabet in a word.",
    why: "A Latin a inside a Cyrillic word looks right and is found by no search.",
    bad: door(("{en: Open, de: Offen}", "{en: Open, de: \"Offen \"}")), good: door())
}

extension Lint {
  static let untidyText = Lint(.untidyText) { machine in
    let texts: [(values: [String], range: SourceRange)] =
      machine.states.flatMap { state in [state.label, state.gloss].compactMap { $0 }.map { ($0.values, state.range) } }
      + machine.events.map { ($0.label.values, $0.range) } + machine.groups.map { ($0.label.values, $0.range) }
      + machine.guards.map { ($0.label.values, $0.range) } + [(machine.title.values, machine.range)]
    return texts.flatMap { text in
      text.values.compactMap(fault).map { Diagnostic(.untidyText, $0, at: text.range) }
    }
  }

  private static func fault(_ text: String) -> String? {
    if text.first?.isWhitespace == true || text.last?.isWhitespace == true { return "'\(text)' has blanks around it" }
    if text.contains("\"") { return "'\(text)' has straight quotation marks" }
    for word in text.split(whereSeparator: { !$0.isLetter }) {
      let isCyrillic = word.unicodeScalars.contains { (0x400...0x52F).contains($0.value) }
      let isLatin = word.unicodeScalars.contains { $0.properties.isAlphabetic && $0.value < 0x250 }
      if isCyrillic, isLatin { return "the word '\(word)' has letters of two alphabets" }
    }
    return nil
  }
}
