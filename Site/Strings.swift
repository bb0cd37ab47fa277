package import Diagnostics
package import Knowledge
package import Languages
package import Translations
package import YAML

/// The texts of the pages in one language, looked up once.
package struct Strings: Sendable {
  private let texts: [UIString: String]
  private let catalog: Catalog?

  /// English where `catalog` is nil or has no text: a page never has a hole in it.
  package init(_ catalog: Catalog?) {
    self.catalog = catalog
    texts = Dictionary(
      uniqueKeysWithValues: UIString.allCases.map { ($0, catalog?.string($0.rawValue) ?? $0.rawValue) })
  }

  package subscript(key: UIString) -> String { texts[key] ?? key.rawValue }

  /// A text with its `%1` filled in.
  package func text(_ key: UIString, _ argument: String) -> String { fill(self[key], argument) }

  /// A text that depends on a number.
  package func plural(_ key: UIString.Plural, _ count: Int, in tag: LanguageTag) -> String {
    let text = catalog?.plural(key.rawValue, count) ?? (count == 1 ? key.rawValue : key.plural)
    return fill(text, tag.formatted(count))
  }

  /// The sentence that says in which language a page is shown instead.
  package func fallback(_ source: LanguageTag) -> String {
    guard let name = UIString.languages[source.language] else { return self[.fallbackOriginal] }
    guard let catalog else { return text(.fallback, name) }
    guard let form = catalog.string(name, context: UIString.languageContext) else { return self[.fallbackOriginal] }
    return text(.fallback, form)
  }

  /// A day as readers of the language write it.
  package func date(_ day: CalendarDay) -> String {
    let month = UIString.months[day.month - 1]
    let pattern = catalog.map { $0.string(UIString.date, context: UIString.dateContext) } ?? UIString.date
    guard let pattern else { return day.description }
    let name = catalog.map { $0.string(month, context: UIString.dateContext) } ?? month
    guard let name else { return day.description }
    return pattern.split(separator: "%", omittingEmptySubsequences: false).enumerated().map { index, part in
      guard index > 0, let digit = part.first else { return String(part) }
      let value = digit == "1" ? String(day.day) : digit == "2" ? name : String(day.year)
      return value + part.dropFirst()
    }.joined()
  }

  private func fill(_ text: String, _ argument: String) -> String {
    guard let place = text.firstRange(of: "%1") else { return text }
    return text[..<place.lowerBound] + argument + text[place.upperBound...]
  }
}

/// The catalogues of all languages of a knowledge base.
package struct StringCatalogs: Sendable {
  /// By index of the language.
  package let strings: [Strings]
  package let diagnostics: [Diagnostic]

  /// Reads the theme's catalogues, and those of the content folder's `theme/strings/`, which win text by text.
  package init(languages: [SiteLanguage], own: [String: SourceFile]) {
    var strings: [Strings] = []
    var diagnostics: [Diagnostic] = []
    for language in languages {
      let file = own[language.folder] ?? EmbeddedFile.catalog(language.tag.language)
      guard let file else {
        if language.tag.language != "en" { diagnostics.append(Self.missing(language)) }
        strings.append(Strings(nil))
        continue
      }
      let read = POReader.read(file)
      diagnostics += read.diagnostics + read.value.problems(expected: UIString.entries, language: language.tag)
      strings.append(Strings(read.value))
    }
    self.strings = strings
    self.diagnostics = diagnostics
  }

  private static func missing(_ language: SiteLanguage) -> Diagnostic {
    Diagnostic(
      .missingString, "the pages' own words have no catalogue for '\(language.folder)', so they are English", at: nil,
      help: "add theme/strings/\(language.folder).po to the content folder")
  }
}
