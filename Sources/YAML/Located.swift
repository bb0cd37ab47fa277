package import Diagnostics

/// A value and where it is written, so that whoever finds it wrong later can say where.
package struct Located<Value: Sendable>: Sendable {
  package let value: Value
  package let range: SourceRange

  package init(_ value: Value, _ range: SourceRange) {
    self.value = value
    self.range = range
  }

  /// The same place with another value.
  package func map<Other>(_ transform: (Value) -> Other) -> Located<Other> {
    Located<Other>(transform(value), range)
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}

/// One text in several languages, in the order of the file; keys as written, since only the caller knows the languages.
package struct LocalizedText: Sendable, Hashable {
  package let entries: [Entry]
  package let range: SourceRange

  /// The text of one language.
  package struct Entry: Sendable, Hashable {
    package let language: Located<String>
    package let text: Located<String>
  }

  /// The text in a language; its key is compared without regard to case.
  package subscript(language: String) -> Located<String>? {
    entries.first { $0.language.value.lowercased() == language.lowercased() }?.text
  }
}
