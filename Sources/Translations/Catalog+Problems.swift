package import Diagnostics
package import Languages

extension Catalog {
  /// What a catalogue lacks for the texts that the program shows, and what it has too much.
  ///
  /// The plural forms of a language whose rule is not known are only counted, not judged.
  /// A `partial` catalogue stands before a complete one, so it need not have every text.
  package func problems(expected: [CatalogEntry], language: LanguageTag, partial: Bool = false) -> [Diagnostic] {
    let plurals = CatalogPlurals(header, language)
    let hasPlurals = partial ? messages.contains { $0.pluralID != nil } : expected.contains { $0.plural != nil }
    var found = hasPlurals ? plurals.problems() : []
    for entry in expected {
      if partial, message(entry.id, context: entry.context) == nil { continue }
      guard let message = message(entry.id, context: entry.context) else {
        let text = "the text '\(entry.id)' has no translation into '\(language)'"
        found.append(Diagnostic(.missingString, text, at: SourceRange(file, 0..<0), help: "add: \(entry.key.written)"))
        continue
      }
      found += problems(of: message, entry, plurals)
    }
    return found + unknown(expected)
  }

  private func problems(of message: Message, _ entry: CatalogEntry, _ plurals: CatalogPlurals) -> [Diagnostic] {
    guard !message.isFuzzy else {
      let text = "the translation of '\(entry.id)' is only a guess (fuzzy)"
      return [Diagnostic(.missingString, text, at: message.id.range, help: "check it and remove the mark 'fuzzy'")]
    }
    guard message.pluralID?.value == entry.plural else { return [differentPlural(message, entry)] }
    if entry.plural == nil {
      guard let string = message.strings.first, !string.value.isEmpty else {
        let text = "the translation of '\(entry.id)' is empty"
        return [Diagnostic(.missingString, text, at: message.strings.first?.range ?? message.id.range)]
      }
      return placeholderProblems(string, of: [entry.id], mayOmitOne: false)
    }
    let originals = [entry.id, entry.plural ?? entry.id]
    let present = message.strings.enumerated().filter { !$1.value.isEmpty }
    return plurals.missingForms(of: message)
      + present.flatMap { number, string in
        placeholderProblems(string, of: originals, mayOmitOne: plurals.servesOneCount(number))
      }
  }

  private func differentPlural(_ message: Message, _ entry: CatalogEntry) -> Diagnostic {
    guard let plural = entry.plural else {
      let text = "the text '\(entry.id)' has no plural"
      return Diagnostic(
        .missingString, text, at: message.pluralID?.range ?? message.id.range,
        help: "remove msgid_plural and write one msgstr")
    }
    let text = "the text '\(entry.id)' must have the plural '\(plural)'"
    let rule = message.pluralID == nil ? Rule.missingPluralForm : .missingString
    return Diagnostic(
      rule, text, at: message.pluralID?.range ?? message.id.range, help: "write msgid_plural \"\(plural)\"")
  }

  /// `mayOmitOne`: a form for a single count may spell it out ("one result").
  private func placeholderProblems(_ string: Text, of originals: [String], mayOmitOne: Bool) -> [Diagnostic] {
    let wanted = originals.reduce(into: Set<Int>()) { $0.formUnion(placeholders(in: $1)) }
    let given = placeholders(in: string.value)
    let missing = wanted.subtracting(given).sorted()
    let invented = given.subtracting(wanted).sorted()
    var texts = invented.map { "the translation has %\($0), which the text does not have" }
    if !(mayOmitOne && missing.count == 1) { texts += missing.map { "%\($0) is missing in the translation" } }
    return texts.map { Diagnostic(.placeholder, $0, at: string.range) }
  }

  private func unknown(_ expected: [CatalogEntry]) -> [Diagnostic] {
    let known = Set(expected.map(\.key))
    let untranslated = expected.filter { message($0.id, context: $0.context) == nil }
    return messages.filter { !known.contains($0.key) }.map { message in
      let sameText = untranslated.first { $0.id == message.id.value }.map { "write it as: \($0.key.written)" }
      let close = suggestion(for: message.id.value, among: untranslated.map(\.id)).map { "did you mean '\($0)'?" }
      return Diagnostic(
        .unknownString, "the text '\(message.id.value)' is not used", at: message.id.range,
        help: sameText ?? close ?? "remove it, or mark it as obsolete with #~")
    }
  }
}

/// The numbers of the placeholders `%1`, `%2` of a text; `%%` is a percent sign.
private func placeholders(in text: String) -> Set<Int> {
  var numbers: Set<Int> = []
  // Most texts have none, and an expression is made anew for each.
  guard text.utf8.contains(UInt8(ascii: "%")) else { return numbers }
  for match in text.matches(of: /%(?:%|([1-9][0-9]?))/) {
    if let digits = match.1, let number = Int(digits) { numbers.insert(number) }
  }
  return numbers
}
