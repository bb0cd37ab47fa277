import Files
package import Languages
import YAML

/// A language of the knowledge base, with all that pages need to know of it.
package struct SiteLanguage: Sendable {
  /// The name of its folder in the content and in addresses, as the configuration writes it.
  package let folder: String
  package let tag: LanguageTag
  /// What the language is made of; nil where authors write it.
  package let edition: Edition?
  /// What menus call it.
  package let name: String

  package init(folder: String, tag: LanguageTag, edition: Edition? = nil) {
    self.init(folder, tag, edition, tag.nativeName)
  }

  private init(_ folder: String, _ tag: LanguageTag, _ edition: Edition?, _ name: String) {
    self.folder = folder
    self.tag = tag
    self.edition = edition
    self.name = name
  }

  /// The same language where a menu has it in two scripts.
  var namingItsScript: SiteLanguage { SiteLanguage(folder, tag, edition, tag.nativeNameWithScript) }

  /// A language that nobody writes, since it is made of another one.
  package struct Edition: Sendable {
    /// Index of the other language.
    package let origin: Int
    package let latin: SerbianLatin
  }

  /// A text of the language that this one is made of, as this one has it.
  package func converted(_ text: String) -> String { edition?.latin.converted(text) ?? text }

  /// Whether `tag` can be made of a language: Serbian in Latin letters, of Serbian in Cyrillic ones.
  static func canMake(_ tag: LanguageTag, of language: LanguageTag) -> Bool {
    tag.description == "sr-Latn" && language.language == "sr" && language.writtenScript == "Cyrl"
  }
}

extension [SiteLanguage] {
  /// The language whose folder holds a path.
  func index(of path: RelativePath) -> Int? {
    let folder = path.parts.first
    return firstIndex { $0.folder == folder }
  }
}

extension Configuration {
  package var siteLanguages: [SiteLanguage] {
    languages.compactMap { language in
      LanguageTag(language.tag.value).map { SiteLanguage(folder: language.tag.value, tag: $0) }
    }
  }

  /// The folders of the site that editions are written to.
  package var editionFolders: [String] { languages.flatMap(\.editions).map(\.value) }

  /// The editions of all languages, in the order of the file.
  func editions(_ glossary: Glossary) -> [SiteLanguage] {
    // An edition that is named twice, or is a language already, was reported.
    var taken = Set(languages.map { $0.tag.value.lowercased() })
    return languages.enumerated().flatMap { index, language in
      language.editions.filter { taken.insert($0.value.lowercased()).inserted }.compactMap { place in
        LanguageTag(place.value).map {
          SiteLanguage(
            folder: place.value, tag: $0, edition: SiteLanguage.Edition(origin: index, latin: glossary.latin(index)))
        }
      }
    }
  }
}
