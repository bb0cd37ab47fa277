/// A text in every language of the knowledge base.
///
/// A text that an author left out is reported when the file is read, and stands here in the source language.
package struct LocalizedString: Sendable, Hashable {
  /// By index of the language; never empty.
  package let values: [String]
  /// What was made of them, by index of the edition: no author wrote these, so that no lint and no export looks at them.
  package let editions: [String]

  package init(_ values: [String], editions: [String] = []) {
    self.values = values
    self.editions = editions
  }

  /// The text in a language; editions follow the languages.
  package subscript(language: Int) -> String {
    language < values.count ? values[language] : editions[language - values.count]
  }

  /// Everything that pages show.
  package var all: [String] { values + editions }
}

/// A language whose texts are made of another's.
package struct TextEdition: Sendable {
  /// Index of the language that it is made of.
  package let origin: Int
  package let converted: @Sendable (String) -> String

  package init(of origin: Int, _ converted: @escaping @Sendable (String) -> String) {
    self.origin = origin
    self.converted = converted
  }
}
