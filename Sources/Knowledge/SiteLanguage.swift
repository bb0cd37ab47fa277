import Files
package import Languages
import YAML

/// A language of the knowledge base, with all that pages need to know of it.
package struct SiteLanguage: Sendable {
  /// The name of its folder in the content and in addresses, as the configuration writes it.
  package let folder: String
  package let tag: LanguageTag

  package init(folder: String, tag: LanguageTag) {
    self.folder = folder
    self.tag = tag
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
}
