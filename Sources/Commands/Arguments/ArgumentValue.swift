package import Diagnostics

/// A type whose values can be typed as one word.
package protocol ArgumentValue: Sendable {
  /// The value that `word` spells, or nil.
  init?(argument word: String)

  /// How the value is typed: the counterpart of `init(argument:)`.
  var argument: String { get }

  /// All words that spell a value, where they can be counted; for messages, help and completion.
  static var words: [String] { get }

  /// What is expected, for messages: "a number".
  static var expected: String { get }
}

extension ArgumentValue {
  package static var words: [String] { [] }
}

extension String: ArgumentValue {
  package init?(argument word: String) {
    guard !word.isEmpty else { return nil }
    self = word
  }

  package var argument: String { self }
  package static var expected: String { "a text" }
}

extension Int: ArgumentValue {
  /// A number from 0, in plain digits.
  package init?(argument word: String) {
    guard word.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
    self.init(word)
  }

  package var argument: String { String(self) }
  package static var expected: String { "a number" }
}

extension ArgumentValue where Self: RawRepresentable<String> & CaseIterable {
  package init?(argument word: String) { self.init(rawValue: word) }
  package var argument: String { rawValue }
  package static var words: [String] { allCases.map(\.rawValue) }
  package static var expected: String { "one of \(words.joined(separator: ", "))" }
}

extension ReportFormat: ArgumentValue {}
