/// A text that the program shows and a catalogue must have.
package struct CatalogEntry: Sendable, Hashable {
  package let id: String
  package let plural: String?
  package let context: String?

  package init(_ id: String, plural: String? = nil, context: String? = nil) {
    self.id = id
    self.plural = plural
    self.context = context
  }

  var key: CatalogKey { CatalogKey(id: id, context: context) }
}
