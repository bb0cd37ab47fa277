import Diagnostics
import Languages

/// The plural forms of a catalogue beside those that its language needs.
struct CatalogPlurals {
  /// As far as the forms are compared: past every remainder by 100 that a language looks at.
  private static let counts = 0...200

  private let header: CatalogHeader
  private let language: LanguageTag
  private let forms: PluralForms?
  private let rule: PluralRule?

  init(_ header: CatalogHeader, _ language: LanguageTag) {
    self.header = header
    self.language = language
    forms = header.pluralForms
    rule = language.pluralRule
  }

  /// Categories for which `Plural-Forms` has no form of their own.
  func problems() -> [Diagnostic] {
    guard let forms, let rule else { return [] }
    let required = rule.requiredCategories
    guard forms.count >= required.count else {
      let names = required.map(\.rawValue).joined(separator: ", ")
      let text = "Plural-Forms says nplurals=\(forms.count), but '\(language)' needs \(required.count): \(names)"
      return [Diagnostic(.missingPluralForm, text, at: header.pluralFormsRange)]
    }
    return (0..<forms.count).compactMap { form in
      var examples: [PluralCategory: Int] = [:]
      for count in Self.counts.reversed() where forms.index(of: count) == form {
        examples[rule.category(of: count)] = count
      }
      guard examples.count > 1 else { return nil }
      let list = examples.sorted { $0.key < $1.key }.map { "\($0.key.rawValue) (as in \($0.value))" }
      let text =
        "Plural-Forms gives the form \(form) to \(list.joined(separator: " and ")), which '\(language)' tells apart"
      return Diagnostic(.missingPluralForm, text, at: header.pluralFormsRange)
    }
  }

  /// Forms of a message that are absent or empty.
  func missingForms(of message: Catalog.Message) -> [Diagnostic] {
    // Without a count of forms, as many as are there, so that empty ones are found.
    (0..<(forms?.count ?? message.strings.count)).compactMap { form in
      let string = message.strings.indices.contains(form) ? message.strings[form] : nil
      guard string?.value.isEmpty != false else { return nil }
      let text = "the translation of '\(message.id.value)' has no form \(form)\(categories(of: form))"
      return Diagnostic(.missingPluralForm, text, at: string?.range ?? message.id.range)
    }
  }

  /// Whether a form is used for a single count, which it may then spell out.
  func servesOneCount(_ form: Int) -> Bool {
    guard let forms else { return false }
    return Self.counts.filter { forms.index(of: $0) == form }.count == 1
  }

  /// ` (few, as in 2, 3, 4)`
  private func categories(of form: Int) -> String {
    guard let forms else { return "" }
    let counts = Self.counts.filter { forms.index(of: $0) == form }
    guard !counts.isEmpty else { return "" }
    let examples = counts.prefix(3).map(String.init).joined(separator: ", ")
    guard let rule else { return " (as in \(examples))" }
    let names = Set(counts.map(rule.category)).sorted().map(\.rawValue).joined(separator: ", ")
    return " (\(names), as in \(examples))"
  }
}
