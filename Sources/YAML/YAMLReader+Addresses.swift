import Diagnostics

extension YAMLReader {
  /// An absolute `http` or `https` address; anything else would be a dead link, or one that runs a script.
  package mutating func webAddress(_ key: String) -> Located<String>? { at(key) { $0.webAddress() } }

  /// The same for a value as a whole.
  package mutating func webAddress() -> Located<String>? {
    guard let text = string() else { return nil }
    let lower = text.value.lowercased()
    guard lower.hasPrefix("https://") || lower.hasPrefix("http://") else {
      report(Diagnostic(.unknownValue, "'\(text.value)' is not an http or https address", at: text.range))
      return nil
    }
    return text
  }
}
