/// A text in every language of the knowledge base.
///
/// A text that an author left out is reported when the file is read, and stands here in the source language.
package struct LocalizedString: Sendable, Hashable {
  /// By index of the language; never empty.
  package let values: [String]

  package init(_ values: [String]) { self.values = values }

  /// The text in a language.
  package subscript(language: Int) -> String { values[language] }
}
