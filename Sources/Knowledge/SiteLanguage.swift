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

extension Configuration {
  package var siteLanguages: [SiteLanguage] {
    languages.compactMap { language in
      LanguageTag(language.tag.value).map { SiteLanguage(folder: language.tag.value, tag: $0) }
    }
  }
}
