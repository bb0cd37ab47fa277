package import Diagnostics
import Files
import Languages
import Markdown
import Snippets
import YAML

extension Configuration {
  /// Reads `phasebook.yaml`. The value is nil where nothing can be built from it.
  package static func read(_ file: SourceFile) -> Outcome<Configuration?> {
    let parsed = YAML.parse(file)
    guard let node = parsed.value else { return Outcome(nil, parsed.diagnostics) }
    if case .null = node.kind {
      let start = SourceRange(file, 0..<0)
      return Outcome(
        nil, [Diagnostic(.missingKey, "the configuration is empty", at: start, help: "begin it with 'phasebook: 1'")])
    }
    var reader = YAMLReader(node, in: file, called: "the configuration")
    let format = reader.int("phasebook", .required)
    if let format, format.value != Self.format {
      let problem = Diagnostic(
        .configurationFormat, "this program reads configurations of format \(Self.format), not \(format.value)",
        at: format.range,
        help: format.value > Self.format
          ? "use a newer Phasebook" : "set 'phasebook: \(Self.format)' and check the file")
      return Outcome(nil, parsed.diagnostics + [problem])
    }
    let title = reader.localized("title", .required)
    let baseURL = reader.string("base-url")
    if let baseURL, BaseURL(baseURL.value) == nil {
      reader.report(
        Diagnostic(
          .unknownValue, "the base URL '\(baseURL.value)' is not an absolute http or https address", at: baseURL.range))
    }
    let editURL = reader.string("edit-url")
    if let editURL, !editURL.value.contains("{path}") {
      reader.report(
        Diagnostic(
          .unknownValue, "the edit URL has no '{path}'", at: editURL.range,
          help: "write {path} where the path of an article's file belongs"))
    }
    let licence = reader.mapping("licence") { value -> Licence? in
      let text = value.localized("text", .required)
      let url = value.webAddress("url")?.value
      return text.map { Licence(text: $0, url: url) }
    }
    let languages = reader.entries("languages", .required) { tag, value in language(tag, &value) }
    if case .mapping(let pairs) = node["languages"]?.kind, pairs.isEmpty, let place = node["languages"]?.range {
      reader.report(
        Diagnostic(
          .missingKey, "no language is named", at: SourceRange(file, place), help: "name at least one, as 'en: {}'"))
    }
    let tags = languages.map(\.tag) + languages.flatMap(\.editions)
    for (index, tag) in tags.enumerated() {
      guard let first = tags[..<index].first(where: { $0.value.lowercased() == tag.value.lowercased() }) else {
        continue
      }
      reader.report(
        Diagnostic(
          .unknownValue, "'\(tag.value)' and '\(first.value)' are one language, and one folder on some disks",
          at: tag.range, notes: [Diagnostic.Note("first named here", first.range)]))
    }
    let navigation = reader.sequence("navigation") { value -> Section? in
      let title = value.localized("title", .required)
      let pages = value.strings("pages", .required)
      return title.map { Section(title: $0, pages: pages) }
    }
    let models = reader.strings("models")
    let rawHTML = reader.oneOf("raw-html", RawHTML.self)?.value ?? .safe
    let severities = reader.entries("severity") { rule, value -> (rule: Located<String>, severity: Severity)? in
      value.oneOf(Severity.self).map { (rule, $0.value) }
    }
    let snippets = snippets(&reader)
    var unused: [String] = []
    if reader.bool("offline")?.value == true { unused.append("offline") }
    let compress = reader.at("compress") { $0.items { $0.oneOf(["gz", "br"]) } } ?? []
    if !compress.isEmpty { unused.append("compress") }
    let diagnostics = parsed.diagnostics + reader.finish()
    guard format != nil, let title, !languages.isEmpty else { return Outcome(nil, diagnostics) }
    let configuration = Configuration(
      file: file, title: title, baseURL: baseURL.flatMap { BaseURL($0.value) },
      editURL: editURL.flatMap { $0.value.contains("{path}") ? $0.value : nil }, licence: licence, languages: languages,
      navigation: navigation, models: models, rawHTML: rawHTML, snippets: snippets,
      severities: severities, unused: unused)
    return Outcome(configuration, diagnostics)
  }

  private static func language(_ tag: Located<String>, _ reader: inout YAMLReader) -> Language? {
    let editions = reader.strings("editions")
    for place in [tag] + editions where LanguageTag(place.value) == nil {
      reader.report(
        Diagnostic(
          .unknownValue, "'\(place.value)' is not a language tag", at: place.range,
          help: "use a tag of BCP 47, such as 'de' or 'sr-Latn'"))
    }
    guard let language = LanguageTag(tag.value) else { return nil }
    let made = editions.filter { place in
      guard let edition = LanguageTag(place.value) else { return false }
      if SiteLanguage.canMake(edition, of: language) { return true }
      reader.report(
        Diagnostic(
          .unknownValue, "no edition '\(place.value)' can be made of '\(tag.value)'", at: place.range,
          help: "the one edition that is made is 'sr-Latn' of 'sr'"))
      return false
    }
    return Language(tag: tag, editions: made)
  }

  private static func snippets(_ reader: inout YAMLReader) -> SnippetSettings {
    var settings = SnippetSettings()
    _ = reader.mapping("snippets") { value -> Bool? in
      _ = value.mapping("swift") { swift -> Bool? in
        if let mode = swift.int("mode") {
          if [5, 6].contains(mode.value) {
            settings.swiftMode = mode.value
          } else {
            swift.report(
              Diagnostic(
                .unknownValue, "there is no language mode \(mode.value)", at: mode.range, help: "write 5 or 6"))
          }
        }
        if let stubs = folder(swift.string("stubs"), &swift) { settings.swiftStubs = stubs }
        return true
      }
      _ = value.mapping("kotlin") { kotlin -> Bool? in
        if let version = kotlin.string("language-version") {
          if KotlinVersion(version.value) != nil {
            settings.kotlinVersion = version.value
          } else {
            kotlin.report(
              Diagnostic(
                .unknownValue, "'\(version.value)' is no version of the language", at: version.range,
                help: "write two numbers, as \"2.3\""))
          }
        }
        if let stubs = folder(kotlin.string("stubs"), &kotlin) { settings.kotlinStubs = stubs }
        settings.kotlinImports = kotlin.strings("imports").map(\.value)
        return true
      }
      return true
    }
    return settings
  }

  /// A folder below the content folder, without a slash at its end.
  private static func folder(_ text: Located<String>?, _ reader: inout YAMLReader) -> String? {
    guard let text else { return nil }
    let path = text.value.hasSuffix("/") ? String(text.value.dropLast()) : text.value
    guard RelativePath(path) != nil else {
      reader.report(
        Diagnostic(.unknownValue, "'\(text.value)' is no folder below the content folder", at: text.range))
      return nil
    }
    return path
  }
}

extension Rule {
  package static let configurationFormat = Rule(
    "structure/configuration-format", .error, "The configuration's format is one that this program reads.",
    why: "A later format may mean something else by the same words, so nothing is guessed.",
    bad: ["phasebook.yaml": "phasebook: 9\ntitle: {en: A, de: B}\nlanguages: {en: {}, de: {}}\n"],
    good: ["phasebook.yaml": "phasebook: 1\ntitle: {en: A, de: B}\nlanguages: {en: {}, de: {}}\n"])
}
