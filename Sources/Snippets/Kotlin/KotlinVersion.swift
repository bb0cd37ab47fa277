/// A version of the language, as `2.3`: what a compiler has of it is in the first two numbers of its own.
package struct KotlinVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let major: Int
  package let minor: Int

  /// What code is checked as where nothing else is asked for.
  package static let `default` = KotlinVersion(major: 2, minor: 3)

  private init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// Reads `2.3`, and the beginning of `2.3.10-release-330`.
  package init?(_ text: String) {
    guard let match = text.firstMatch(of: /^(\d{1,3})\.(\d{1,3})(?:[.\-]|$)/), let major = Int(match.1),
      let minor = Int(match.2)
    else { return nil }
    self.init(major: major, minor: minor)
  }

  package var description: String { "\(major).\(minor)" }

  package static func < (left: KotlinVersion, right: KotlinVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
