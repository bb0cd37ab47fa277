/// A path below some root, with `/` between its parts and without `.`, `..` or empty parts.
///
/// The type cannot name anything outside its root: whoever joins one to a folder stays in that folder.
/// Parts keep the spelling of the disk; comparing in NFC is the business of whoever makes addresses.
package struct RelativePath: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The parts joined by `/`; empty for the root itself.
  package let string: String

  private init(unchecked string: String) { self.string = string }

  package static let root = RelativePath(unchecked: "")

  /// The path that `text` spells, or nil where it is absolute, leaves its root or holds a NUL.
  package init?(_ text: String) {
    guard let path = RelativePath.root.resolving(text) else { return nil }
    self = path
  }

  /// Where `reference` leads from this folder; nil if that is outside the root.
  package func resolving(_ reference: String) -> RelativePath? {
    guard !reference.utf8.contains(0), !reference.beginsWithSlash else { return nil }
    var parts = self.parts
    for part in reference.pathParts where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    return RelativePath(unchecked: parts.joined(separator: "/"))
  }

  /// The path of an entry of this folder.
  package func appending(_ name: String) -> RelativePath {
    RelativePath(unchecked: string.isEmpty ? name : string + "/" + name)
  }

  /// Its names, from the root down.
  package var parts: [String] { string.pathParts }
  package var isRoot: Bool { string.isEmpty }

  /// The last part; empty for the root.
  package var name: String { parts.last ?? "" }

  /// The folder that holds this entry; the root is its own parent.
  package var parent: RelativePath { RelativePath(unchecked: parts.dropLast().joined(separator: "/")) }

  /// What follows the last dot of the name, without the dot; empty where there is none.
  package var fileExtension: String {
    guard let (stem, ending) = name.atLastDot, !stem.isEmpty else { return "" }
    return ending
  }

  /// The same path without its extension.
  package var withoutExtension: RelativePath {
    let ending = fileExtension
    return ending.isEmpty ? self : RelativePath(unchecked: string.atLastDot?.before ?? string)
  }

  package var description: String { string.isEmpty ? "." : string }

  /// By the bytes of the spelling, so that the order is the same in every locale.
  package static func < (left: RelativePath, right: RelativePath) -> Bool {
    left.string.utf8.lexicographicallyPrecedes(right.string.utf8)
  }
}
