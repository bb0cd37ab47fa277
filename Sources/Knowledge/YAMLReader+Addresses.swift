import Diagnostics
import YAML

extension YAMLReader {
  /// An absolute `http` or `https` address; anything else would be a dead link, or one that runs a script.
  mutating func webAddress(_ key: String) -> Located<String>? {
    guard let text = string(key) else { return nil }
    let lower = text.value.lowercased()
    guard lower.hasPrefix("https://") || lower.hasPrefix("http://") else {
      report(Diagnostic(.unknownValue, "'\(text.value)' is not an http or https address", at: text.range))
      return nil
    }
    return text
  }
}
