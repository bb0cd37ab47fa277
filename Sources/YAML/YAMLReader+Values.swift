import Diagnostics

/// Values as a whole. Each reports what it cannot read, and then gives nil.
extension YAMLReader {
  package var isMapping: Bool { if case .mapping = node.kind { true } else { false } }
  package var isSequence: Bool { if case .sequence = node.kind { true } else { false } }

  /// Any text, quoted or not: `28` and `true` too.
  package mutating func string() -> Located<String>? {
    readWhole()
    guard let text = node.text else { return wrongType("text") }
    return Located(text, range)
  }

  /// `true` or `false`, unquoted; YAML 1.1's `yes` and `on` are texts that someone meant otherwise.
  package mutating func bool() -> Located<Bool>? {
    readWhole()
    switch node.kind {
    case .scalar("true", quoted: false): return Located(true, range)
    case .scalar("false", quoted: false): return Located(false, range)
    case .scalar("true", _), .scalar("false", _): return wrongType("true or false", help: "remove the quotes")
    default: return wrongType("true or false")
    }
  }

  /// A whole number in decimal digits, without leading zeros, unquoted.
  package mutating func int() -> Located<Int>? {
    readWhole()
    guard case .scalar(let text, quoted: false) = node.kind, let number = Int(text), String(number) == text else {
      return wrongType("a whole number")
    }
    return Located(number, range)
  }

  /// A list of texts.
  package mutating func strings() -> [Located<String>]? {
    let help = node.text.map { "write [\($0)]" }
    guard isSequence else {
      readWhole()
      return wrongType("a list", help: help)
    }
    return items { $0.string() }
  }

  /// A text for each language.
  package mutating func localized() -> LocalizedText? {
    guard isMapping else {
      readWhole()
      return wrongType("a text for each language", help: node.text.map { "write {en: \($0)}" })
    }
    let texts = entries { language, reader in
      reader.string().map { LocalizedText.Entry(language: language, text: $0) }
    }
    return LocalizedText(entries: texts ?? [], range: range)
  }

  /// A day as `2026-11-30`.
  package mutating func date() -> Located<CalendarDay>? {
    readWhole()
    guard let text = node.text else { return wrongType("a date") }
    guard let day = CalendarDay(iso: text) else {
      report(
        Diagnostic(
          .unknownValue, "\(name) must be a date of the calendar, not '\(shortened(text))'", at: range,
          help: "write it as 2026-11-30"))
      return nil
    }
    return Located(day, range)
  }

  /// One of the raw values of an enum.
  package mutating func oneOf<Value>(_ type: Value.Type) -> Located<Value>?
  where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    guard let text = oneOf(Value.allCases.map(\.rawValue)), let value = Value(rawValue: text.value) else { return nil }
    return Located(value, text.range)
  }

  /// One of the texts in `allowed`, which is only known when the program runs.
  package mutating func oneOf(_ allowed: [String]) -> Located<String>? {
    guard let text = string() else { return nil }
    guard allowed.contains(text.value) else {
      let close = suggestion(for: text.value, among: allowed).map { "did you mean '\($0)'?" }
      let message = "\(name) cannot be '\(shortened(text.value))'; allowed: \(allowed.joined(separator: ", "))"
      report(Diagnostic(.unknownValue, message, at: range, help: close))
      return nil
    }
    return text
  }

  /// The node as it is, for a reader of its own; nothing in it is reported as unknown.
  package mutating func whole() -> YAMLNode {
    readWhole()
    return node
  }

  /// What the value is, for the end of a message.
  var description: String {
    switch node.kind {
    case .scalar(let text, quoted: false): "'\(shortened(text))'"
    case .scalar(let text, quoted: true): "the text '\(shortened(text))'"
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .null: "empty"
    }
  }

  /// A text that may be a page long, cut for one line.
  private func shortened(_ text: String) -> String {
    let line = text.prefix { !$0.isNewline }
    return line.count > 40 ? line.prefix(39) + "…" : String(line)
  }
}
