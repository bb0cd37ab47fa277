package import Diagnostics

/// The texts of a PO file, each with its place.
package struct Catalog: Sendable {
  package let file: SourceFile
  /// In the order of the file, without the header and without obsolete ones.
  package let messages: [Message]
  /// What stands behind `#~`: kept for translators, used by nobody.
  package let obsolete: [Message]
  package let header: CatalogHeader
  private let indices: [CatalogKey: Int]

  /// Some text of the file, without its quotes and escapes.
  package struct Text: Sendable, Hashable {
    package let value: String
    /// From the first quote to the last, over all lines.
    package let range: SourceRange
  }

  /// One entry of a catalogue: a text and its translations.
  package struct Message: Sendable {
    package let context: Text?
    package let id: Text
    package let pluralID: Text?
    /// One, or with `msgid_plural` one for each plural form.
    package let strings: [Text]
    /// The lines of `#` and `#.`, without their markers.
    package let comments: [String]
    package let isFuzzy: Bool

    var key: CatalogKey { CatalogKey(id: id.value, context: context?.value) }
  }

  /// Of equal messages the first counts.
  init(_ file: SourceFile, _ messages: [Message], obsolete: [Message], header: CatalogHeader) {
    self.file = file
    self.messages = messages
    self.obsolete = obsolete
    self.header = header
    indices = Dictionary(messages.enumerated().map { ($1.key, $0) }) { first, _ in first }
  }

  /// The entry of a text; nil where the catalogue has none.
  package func message(_ id: String, context: String? = nil) -> Message? {
    indices[CatalogKey(id: id, context: context)].map { messages[$0] }
  }

  /// The translation; nil where there is none, or only a fuzzy one, which is a guess that nobody has confirmed.
  package func string(_ id: String, context: String? = nil) -> String? {
    guard let message = message(id, context: context), !message.isFuzzy else { return nil }
    return message.strings.first?.value.nonEmpty
  }

  /// The plural form for a count; nil where it is missing or fuzzy.
  package func plural(_ id: String, _ count: Int, context: String? = nil) -> String? {
    guard let message = message(id, context: context), !message.isFuzzy, message.pluralID != nil else { return nil }
    // Without Plural-Forms gettext counts as in English.
    guard let index = header.pluralForms.map({ $0.index(of: count) }) ?? (count == 1 ? 0 : 1) else { return nil }
    return message.strings.indices.contains(index) ? message.strings[index].value.nonEmpty : nil
  }
}

/// What tells messages apart.
struct CatalogKey: Hashable {
  let id: String
  let context: String?

  /// As it is written in a catalogue, on one line.
  var written: String { (context.map { "msgctxt \"\($0)\" " } ?? "") + "msgid \"\(id)\"" }
}

extension String {
  var nonEmpty: String? { isEmpty ? nil : self }
}
