package import Diagnostics
package import Knowledge
package import Languages
package import Translations
package import YAML

/// The texts of the pages in one language, looked up once.
package struct Strings: Sendable {
  private var texts: [UIString: String]
  /// The first that has a text wins.
  private let catalogs: [Catalog]
  private let isEnglish: Bool
  /// What becomes of a text that is looked up later, before it is filled in; nil leaves it as the catalogue has it.
  private var conversion: (@Sendable (String) -> String)?

  /// English where no catalogue has a text: a page never has a hole in it.
  package init(_ catalogs: [Catalog], isEnglish: Bool) {
    self.catalogs = catalogs
    self.isEnglish = isEnglish
    texts = Dictionary(
      uniqueKeysWithValues: UIString.allCases.map { key in
        (key, catalogs.lazy.compactMap { $0.string(key.rawValue) }.first ?? key.rawValue)
      })
  }

  package subscript(key: UIString) -> String { texts[key] ?? key.rawValue }

  /// The same words in another script.
  func converting(_ conversion: @escaping @Sendable (String) -> String) -> Strings {
    var result = self
    result.texts = texts.mapValues(conversion)
    result.conversion = conversion
    return result
  }

  private func converted(_ text: String) -> String { conversion?(text) ?? text }

  /// A text with its `%1` filled in.
  package func text(_ key: UIString, _ argument: String) -> String { fill(self[key], argument) }

  /// A text that depends on a number.
  package func plural(_ key: UIString.Plural, _ count: Int, in tag: LanguageTag) -> String {
    let translated = catalogs.lazy.compactMap { $0.plural(key.rawValue, count) }.first
    let text = translated ?? (count == 1 ? key.rawValue : key.plural)
    return fill(converted(text), tag.formatted(count))
  }

  /// The sentence that says in which language a page is shown instead.
  package func fallback(_ source: LanguageTag) -> String {
    guard let name = UIString.languages[source.language], let form = string(name, UIString.languageContext) else {
      return self[.fallbackOriginal]
    }
    return text(.fallback, form)
  }

  /// A day as readers of the language write it; as ISO 8601 does where no catalogue says how.
  package func date(_ day: CalendarDay) -> String {
    guard let pattern = string(UIString.date, UIString.dateContext),
      let month = string(UIString.months[day.month - 1], UIString.dateContext)
    else { return day.description }
    return pattern.split(separator: "%", omittingEmptySubsequences: false).enumerated().map { index, part in
      guard index > 0, let digit = part.first else { return String(part) }
      let value = digit == "1" ? String(day.day) : digit == "2" ? month : String(day.year)
      return value + part.dropFirst()
    }.joined()
  }

  /// A text with a context; English is its own catalogue.
  private func string(_ id: String, _ context: String) -> String? {
    (catalogs.lazy.compactMap { $0.string(id, context: context) }.first ?? (isEnglish ? id : nil)).map(converted)
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
  package init(_ configuration: Configuration, own: [String: SourceFile]) {
    var strings: [Strings] = []
    var diagnostics: [Diagnostic] = []
    for language in configuration.siteLanguages {
      let builtIn = EmbeddedFile.catalog(language.tag.language).map(POReader.read)
      let theirs = own[language.folder].map(POReader.read)
      // English needs no catalogue.
      let isComplete = builtIn != nil || language.tag.language == "en"
      if let theirs {
        diagnostics += theirs.diagnostics
        diagnostics += theirs.value.problems(
          expected: UIString.entries, language: language.tag, partial: isComplete)
      } else if !isComplete {
        diagnostics.append(Self.missing(language, configuration))
      }
      if let builtIn {
        diagnostics += builtIn.diagnostics
        diagnostics += builtIn.value.problems(expected: UIString.entries, language: language.tag)
      }
      strings.append(
        Strings([theirs, builtIn].compactMap { $0?.value }, isEnglish: language.tag.language == "en"))
    }
    self.strings = strings
    self.diagnostics = diagnostics
  }

  /// By index of the language, those of the editions after the others.
  func all(for languages: [SiteLanguage]) -> [Strings] {
    strings
      + languages.compactMap { language in
        language.edition.map { strings[$0.origin].converting(language.converted) }
      }
  }

  private static func missing(_ language: SiteLanguage, _ configuration: Configuration) -> Diagnostic {
    let place = configuration.languages.first { $0.tag.value == language.folder }?.tag.range
    return Diagnostic(
      .missingString, "the pages' own words have no catalogue for '\(language.folder)', so they are English",
      at: place, help: "add theme/strings/\(language.folder).po to the content folder")
  }
}
