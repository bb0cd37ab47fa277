/// The values of keys: `reader.string("title", .required)`.
extension YAMLReader {
  /// Text.
  package mutating func string(_ key: String, _ presence: Presence = .optional) -> Located<String>? {
    at(key, presence) { $0.string() }
  }

  /// `true` or `false`; nothing else is one.
  package mutating func bool(_ key: String, _ presence: Presence = .optional) -> Located<Bool>? {
    at(key, presence) { $0.bool() }
  }

  /// A whole number.
  package mutating func int(_ key: String, _ presence: Presence = .optional) -> Located<Int>? {
    at(key, presence) { $0.int() }
  }

  /// Empty where the key is absent; use `at(key) { $0.strings() }` where that is not the same as an empty list.
  package mutating func strings(_ key: String, _ presence: Presence = .optional) -> [Located<String>] {
    at(key, presence) { $0.strings() } ?? []
  }

  /// A text in several languages: a mapping of tags to texts.
  package mutating func localized(_ key: String, _ presence: Presence = .optional) -> LocalizedText? {
    at(key, presence) { $0.localized() }
  }

  /// A day as ISO 8601 writes it.
  package mutating func date(_ key: String, _ presence: Presence = .optional) -> Located<CalendarDay>? {
    at(key, presence) { $0.date() }
  }

  /// A case of an enumeration, by its raw value.
  package mutating func oneOf<Value>(
    _ key: String, _ type: Value.Type, _ presence: Presence = .optional
  ) -> Located<Value>? where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    at(key, presence) { $0.oneOf(type) }
  }

  /// One of some words.
  package mutating func oneOf(
    _ key: String, _ allowed: [String], _ presence: Presence = .optional
  ) -> Located<String>? {
    at(key, presence) { $0.oneOf(allowed) }
  }

  /// A mapping with keys of its own, which `read` asks for.
  package mutating func mapping<Value>(
    _ key: String, _ presence: Presence = .optional, _ read: (inout YAMLReader) -> Value?
  ) -> Value? {
    at(key, presence, read)
  }

  /// A list whose items `read` reads; empty where the key is absent.
  package mutating func sequence<Value>(
    _ key: String, _ presence: Presence = .optional, _ read: (inout YAMLReader) -> Value?
  ) -> [Value] {
    at(key, presence) { $0.items(read) } ?? []
  }

  /// A mapping whose keys are the author's own; empty where the key is absent.
  package mutating func entries<Value>(
    _ key: String, _ presence: Presence = .optional, _ read: (Located<String>, inout YAMLReader) -> Value?
  ) -> [Value] {
    at(key, presence) { $0.entries(read) } ?? []
  }

  /// The node of a key as it is, for a reader of its own.
  package mutating func node(_ key: String, _ presence: Presence = .optional) -> YAMLNode? {
    at(key, presence) { $0.whole() }
  }
}
