import Files
import Languages

/// Addresses on other hosts, as far as they say which language a page is in.
enum ExternalAddress {
  /// The address without its language, so that those of one page in two languages are equal.
  ///
  /// A language is the first label of a host, a part of the path, or a parameter. On a host that has a language of its
  /// own, as encyclopedias do, the page may have another name, so only the rest of the host is left.
  static func neutral(_ address: String) -> String {
    guard let scheme = address.firstRange(of: "://") else { return address }
    let rest = address[scheme.upperBound...]
    let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let labels = host.split(separator: ".")
    if labels.count > 2, let first = labels.first, first.count <= 3, isLanguage(first) {
      return labels.dropFirst().joined(separator: ".")
    }
    let parts = rest.dropFirst(host.count).split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = (parts.first ?? "").split(separator: "/").filter { !isLanguage($0) }.joined(separator: "/")
    let query = parts.count > 1 ? parts[1].split(separator: "&").filter { !isLanguageParameter($0) } : []
    return "\(host)/\(path)" + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  /// A tag of a language that pages are written in, such as `de` or `en-US`.
  private static func isLanguage(_ part: Substring) -> Bool {
    guard part.count <= 10, let tag = LanguageTag(String(part)) else { return false }
    return tag.isKnown
  }

  private static func isLanguageParameter(_ parameter: Substring) -> Bool {
    ["hl=", "lang=", "locale=", "language="].contains { parameter.hasPrefix($0) }
  }
}

extension RelativePath {
  /// The path without the language that may stand before a file's ending: `map.png` for `map.de.png`.
  var localizedStem: String {
    guard let (stem, ending) = string.atLastDot, let (before, language) = stem.atLastDot,
      LanguageTag(String(language))?.isKnown ?? false
    else { return string }
    return "\(before).\(ending)"
  }
}
