import Diagnostics

/// A message whose lines are still being read.
struct PODraft {
  /// A field's quoted texts, one a line.
  typealias Pieces = [Catalog.Text]

  var fields: [Field: Pieces] = [:]
  var last: Field?
  var comments: [String] = []
  var isFuzzy = false
  let isObsolete: Bool
  /// Whether a line of it was refused, so that what is missing need not be reported.
  var isDamaged = false

  enum Field: Hashable {
    case context, id, pluralID, string
    case form(Int)

    var keyword: String {
      switch self {
      case .context: "msgctxt"
      case .id: "msgid"
      case .pluralID: "msgid_plural"
      case .string: "msgstr"
      case .form(let number): "msgstr[\(number)]"
      }
    }

    init?(keyword: String) {
      switch keyword {
      case "msgctxt": self = .context
      case "msgid": self = .id
      case "msgid_plural": self = .pluralID
      case "msgstr": self = .string
      default:
        guard keyword.hasPrefix("msgstr["), keyword.hasSuffix("]") else { return nil }
        guard let number = Int(keyword.dropFirst(7).dropLast()) else { return nil }
        self = .form(number)
      }
    }
  }

  init(isObsolete: Bool) { self.isObsolete = isObsolete }

  var isEmpty: Bool { fields.isEmpty }
  var hasString: Bool { fields[.string] != nil || fields.keys.contains { if case .form = $0 { true } else { false } } }
  var isHeader: Bool { !isObsolete && fields[.context] == nil && id?.value.isEmpty == true }
  var id: Catalog.Text? { text(.id) }
  var context: Catalog.Text? { text(.context) }

  /// Whether `field` begins the next message: always after a translation, else where this one cannot take it.
  func ends(before field: Field) -> Bool {
    switch field {
    case .id: hasString || fields[.id] != nil
    case .context: hasString || isDamaged && fields[.id] != nil
    case .pluralID, .string, .form: false
    }
  }

  /// Why `field` cannot come now; nil where it can.
  func objection(to field: Field) -> String? {
    if fields[field] != nil { return "a second \(field.keyword) in one message" }
    switch field {
    case .context: return fields[.id] != nil ? "msgctxt must stand before msgid" : nil
    case .id: return nil
    case .pluralID:
      return fields[.id] == nil
        ? "msgid is missing before msgid_plural" : hasString ? "msgid_plural must stand before msgstr" : nil
    case .string:
      if fields[.id] == nil { return "msgid is missing before msgstr" }
      return fields[.pluralID] != nil ? "with msgid_plural each form has a number: msgstr[0]" : nil
    case .form(let number):
      if fields[.id] == nil { return "msgid is missing before msgstr[\(number)]" }
      if fields[.pluralID] == nil { return "msgid_plural is missing before msgstr[\(number)]" }
      guard (0..<PluralForms.countLimit).contains(number) else {
        return "forms are numbered from 0 to \(PluralForms.countLimit - 1)"
      }
      return number > 0 && fields[.form(number - 1)] == nil ? "msgstr[\(number - 1)] is missing before this one" : nil
    }
  }

  /// The finished message; nil where it has no text or no translation, or one that could not be read.
  var message: Catalog.Message? {
    guard let id, hasString, !isDamaged else { return nil }
    let forms = (0..<PluralForms.countLimit).compactMap { text(.form($0)) }
    return Catalog.Message(
      context: context, id: id, pluralID: text(.pluralID), strings: text(.string).map { [$0] } ?? forms,
      comments: comments, isFuzzy: isFuzzy)
  }

  private func text(_ field: Field) -> Catalog.Text? {
    guard let pieces = fields[field], let first = pieces.first, let last = pieces.last else { return nil }
    let range = SourceRange(first.range.file, first.range.bytes.lowerBound..<last.range.bytes.upperBound)
    return Catalog.Text(value: pieces.map(\.value).joined(), range: range)
  }
}
