package import Diagnostics
package import Markdown
package import Snippets
package import YAML

/// `phasebook.yaml`: what the knowledge base is called, where it will stand, and in which languages.
package struct Configuration: Sendable {
  package let file: SourceFile
  package let title: LocalizedText
  /// Where the site will stand, with a slash at its end; nil until somebody knows.
  package var baseURL: BaseURL?
  /// `{path}` in it stands for the path of an article's file below the content folder.
  package let editURL: String?
  package let licence: Licence?
  /// In the order of the file; the first is the source language.
  package let languages: [Language]
  package let navigation: [Section]
  /// Ids of machines, in the order of their lines; those that are not listed follow by id.
  package let models: [Located<String>]
  package let rawHTML: RawHTML
  package let snippets: SnippetSettings
  /// Severities of rules that differ from the rules' own.
  package let severities: [(rule: Located<String>, severity: Severity)]

  /// The licence of the content, for the pages' foot.
  package struct Licence: Sendable {
    package let text: LocalizedText
    package let url: String?
  }

  /// A language of the knowledge base.
  package struct Language: Sendable {
    package let tag: Located<String>
    /// Tags of editions generated from this language's text, as `sr-Latn`.
    package let editions: [Located<String>]
  }

  /// A part of the navigation.
  package struct Section: Sendable {
    package let title: LocalizedText
    /// Paths of articles, without language and ending.
    package let pages: [Located<String>]
  }

  /// Settings that the format has and this version does nothing with; in the words of the file.
  package let unused: [String]

  /// The number that `phasebook:` must have.
  package static let format = 1
}

/// An absolute address that ends with a slash.
package struct BaseURL: Sendable, Hashable {
  package let string: String

  /// Takes `http` and `https` addresses without query and fragment; adds the slash at the end where it is missing.
  package init?(_ text: String) {
    let lower = text.lowercased()
    guard lower.hasPrefix("http://") || lower.hasPrefix("https://") else { return nil }
    let rest = text.drop { $0 != ":" }.dropFirst(3)
    guard let host = rest.split(separator: "/", omittingEmptySubsequences: false).first, !host.isEmpty,
      !text.contains(where: { $0 == "?" || $0 == "#" || $0 == "\"" || $0 == "<" || $0.isWhitespace })
    else { return nil }
    string = text.hasSuffix("/") ? text : text + "/"
  }

  /// The path on its host, from slash to slash.
  package var path: String {
    let rest = string.drop { $0 != ":" }.dropFirst(3)
    return rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? "/"
  }
}
