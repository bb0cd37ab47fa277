/// The name of a language for machines: `de`, `sr-Latn`, `pt-BR` (BCP 47, RFC 5646).
///
/// Spelt canonically from the start, since tags are compared without regard to case and are file names at once.
package struct LanguageTag: Sendable, Hashable {
  /// The canonical spelling of the whole tag: `sr-Latn-RS`.
  package let description: String
  /// `sr`
  package let language: String
  /// `Latn`; nil where the tag does not say it.
  package let script: String?
  /// `RS` or `419`; nil where the tag does not say it.
  package let region: String?

  /// Nil where the text is not a well-formed tag; `_` is not a separator. Whether a language exists is not asked.
  package init?(_ text: String) {
    var subtags = Subtags(text)
    guard let language = subtags.take({ (2...8).contains($0.count) && $0.isAlphabetic }) else { return nil }
    var canonical = [language]
    if language.count <= 3 {
      for _ in 0..<3 { canonical.append(taking: subtags.take { $0.count == 3 && $0.isAlphabetic }) }
    }
    let script = subtags.take { $0.count == 4 && $0.isAlphabetic }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let region = subtags.take { $0.count == 2 && $0.isAlphabetic || $0.count == 3 && $0.isNumeric }?.uppercased()
    canonical.append(taking: script)
    canonical.append(taking: region)
    while let variant = subtags.take({ (5...8).contains($0.count) || $0.count == 4 && $0.prefix(1).isNumeric }) {
      guard !canonical.contains(variant) else { return nil }
      canonical.append(variant)
    }
    while let singleton = subtags.take({ $0.count == 1 }) {
      canonical.append(singleton)
      let shortest = singleton == "x" ? 1 : 2
      guard let first = subtags.take({ (shortest...8).contains($0.count) }) else { return nil }
      canonical.append(first)
      while let next = subtags.take({ (shortest...8).contains($0.count) }) { canonical.append(next) }
    }
    guard subtags.isEmpty else { return nil }
    self.description = canonical.joined(separator: "-")
    self.language = language
    self.script = script
    self.region = region
  }
}

extension LanguageTag: CustomStringConvertible {}

extension LanguageTag: Comparable {
  /// By the canonical spelling.
  package static func < (left: LanguageTag, right: LanguageTag) -> Bool { left.description < right.description }
}

/// The parts of a tag in lower case, taken from the left.
private struct Subtags {
  private var rest: ArraySlice<String>

  /// Of a text that cannot be a tag, one part that fits nowhere.
  init(_ text: String) {
    let isPlausible = text.utf8.count <= 100 && text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || $0.isAlphanumeric }
    let parts = text.lowercased().split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    rest = isPlausible ? parts[...] : [""]
  }

  var isEmpty: Bool { rest.isEmpty }

  mutating func take(_ fits: (String) -> Bool) -> String? {
    guard let first = rest.first, fits(first) else { return nil }
    return rest.removeFirst()
  }
}

extension [String] {
  fileprivate mutating func append(taking part: String?) {
    if let part { append(part) }
  }
}

extension StringProtocol {
  fileprivate var isAlphabetic: Bool { utf8.allSatisfy { $0.isAlphanumeric && !$0.isDigit } }
  fileprivate var isNumeric: Bool { utf8.allSatisfy(\.isDigit) }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isAlphanumeric: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
