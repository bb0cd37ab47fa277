import Files
import TestSupport
import Testing

@Suite("Relative paths")
struct RelativePathTests {
  @Test(arguments: [
    ("a/b", "a/b"), ("./a//b/", "a/b"), ("a/../b", "b"), ("a/b/../..", ""), ("", ""), (".", ""), ("a/./b/.", "a/b"),
    ("...", "..."), ("a/..b", "a/..b"), (" ", " "), ("ä/й", "ä/й"), ("a\\b", "a\\b"),
  ])
  func reads(_ text: String, _ expected: String) {
    #expect(RelativePath(text)?.string == expected)
  }

  @Test(arguments: ["..", "../a", "a/../..", "a/b/../../../c", "/", "/a", "a\u{0}b", "./..", "a/./../.."])
  func refuses(_ text: String) {
    #expect(RelativePath(text) == nil)
  }

  @Test(arguments: [
    ("en/ios", "a.md", "en/ios/a.md"), ("en/ios", "../b.md", "en/b.md"), ("en/ios", "../../Assets/x", "Assets/x"),
    ("en/ios", "../../../x", nil), ("en", "/x", nil), ("", "..", nil), ("", "a", "a"), ("a", "", "a"),
    ("a", "b/../../..", nil), ("a", "../..", nil),
  ])
  func resolves(_ folder: String, _ reference: String, _ expected: String?) throws {
    #expect(try #require(RelativePath(folder)).resolving(reference)?.string == expected)
  }

  /// Path, name, ending, path without ending, parent.
  @Test(arguments: [
    ("a/b.md", "b.md", "md", "a/b", "a"), ("b", "b", "", "b", ""), ("a/.hidden", ".hidden", "", "a/.hidden", "a"),
    ("a.b/c", "c", "", "a.b/c", "a.b"), ("x.de.png", "x.de.png", "png", "x.de", ""), ("a.", "a.", "", "a.", ""),
    ("", "", "", "", ""),
  ])
  func parts(_ text: String, _ name: String, _ ending: String, _ stem: String, _ parent: String) throws {
    let path = try #require(RelativePath(text))
    #expect(path.name == name)
    #expect(path.fileExtension == ending)
    #expect(path.withoutExtension.string == stem)
    #expect(path.parent.string == parent)
    #expect(path.isRoot == text.isEmpty)
    #expect(path.description == (text.isEmpty ? "." : text))
  }

  @Test func ordersByBytes() {
    let sorted = ["b", "a/b", "a", "a-b", "ä", "Z"].compactMap { RelativePath($0) }.sorted().map(\.string)
    #expect(sorted == ["Z", "a", "a-b", "a/b", "b", "ä"])
  }

  /// Whatever is joined, no part of the result is empty, `.` or `..`, so that no root can be left.
  @Test func neverEscapes() {
    var random = RepeatableNumbers(seed: 1)
    let pieces = ["..", ".", "", "a", "b.md", "..a", "/", "ä", "\u{0}", "...", "\\", "~"]
    func reference() -> String {
      (0..<Int.random(in: 0...8, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined(separator: Bool.random(using: &random) ? "/" : "//")
    }
    var refused = 0
    for _ in 0..<20_000 {
      let (first, second) = (reference(), reference())
      guard let folder = RelativePath(first), let path = folder.resolving(second) else {
        refused += 1
        continue
      }
      let parts = path.string.split(separator: "/", omittingEmptySubsequences: false)
      let isPlain = path.isRoot || parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
      #expect(isPlain && !path.string.contains("\u{0}"), "\(first) + \(second) = \(path)")
    }
    #expect(refused > 1_000 && refused < 19_000)
  }
}
