import Testing
import Translations

@Suite("Headings of a translation and of its source")
struct HeadingAlignmentTests {
  typealias Heading = HeadingAlignment.Heading

  /// `2 3#id 2`: levels, with explicit ids.
  private func headings(_ text: String) -> [Heading] {
    text.split(separator: " ").map { word in
      let parts = word.split(separator: "#")
      return Heading(level: Int(parts[0]) ?? 0, explicitID: parts.count > 1 ? String(parts[1]) : nil)
    }
  }

  /// Source, target, and for each of the target the index of its source, `-` where it has none.
  @Test(arguments: [
    ("", "", ""), ("2", "", ""), ("", "2", "-"), ("2 3 3 2", "2 3 3 2", "0 1 2 3"),
    // One is missing in the translation, or one is added.
    ("2 3 3 2", "2 3 2", "0 1 3"), ("2 3 2", "2 3 3 2", "0 1 - 2"), ("2 3 4 2", "2 4 2", "0 2 3"),
    ("2 2 2", "2 2", "0 1"), ("2 3 2 3", "3 2 3", "1 2 3"), ("3 2", "2", "1"),
    // Levels that never meet.
    ("2 2", "3 3", "- -"), ("2 3", "3 2", "1 -"),
    // Explicit ids are certain, whatever the level.
    ("2#a 2#b", "2#a 2#b", "0 1"), ("2#a 2", "2 2#a", "- 0"), ("2 3 2#c 3", "2 2#c 3 3", "0 2 3 -"),
    ("2#a", "4#a", "0"), ("2#a 2#b 2#c", "2#a 2#c", "0 2"), ("2 2 2#x", "2#x", "2"),
    // Different ids are different headings; one id alone may be the other's heading without one.
    ("2#a", "2#b", "0"), ("2#a", "2", "0"), ("2", "2#b", "0"), ("2#a 2", "2#b 2", "0 1"),
    // Ids in another order: the first wins, and nothing is given twice.
    ("2#a 2#b", "2#b 2#a", "1 -"),
    // The same id twice.
    ("2#a 2#a", "2#a 2#a", "0 1"), ("2#a", "2#a 2#a", "0 -"),
  ])
  func table(_ source: String, _ target: String, _ expected: String) {
    let result = HeadingAlignment.align(source: headings(source), target: headings(target))
    #expect(result.map { $0.map(String.init) ?? "-" }.joined(separator: " ") == expected)
  }

  /// Whatever the input, sources come in order, each once, and with equal levels or ids.
  @Test func isAlwaysInOrder() {
    var state: UInt64 = 7
    func next(_ count: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % count
    }
    func random() -> [Heading] {
      (0..<next(12)).map { _ in
        Heading(level: Int(next(3)) + 2, explicitID: next(4) == 0 ? "i\(next(4))" : nil)
      }
    }
    for _ in 0..<3_000 {
      let (source, target) = (random(), random())
      let result = HeadingAlignment.align(source: source, target: target)
      #expect(result.count == target.count)
      let matches = result.compactMap { $0 }
      #expect(matches == Array(Set(matches)).sorted(), "\(source) \(target) \(result)")
      for (heading, match) in zip(target, result) {
        guard let match else { continue }
        let found = source[match]
        #expect(found.level == heading.level || found.explicitID == heading.explicitID)
        guard let wanted = found.explicitID, let given = heading.explicitID, wanted != given else { continue }
        // Two ids that differ: neither may belong to another heading.
        #expect(!target.contains { $0.explicitID == wanted } && !source.contains { $0.explicitID == given })
      }
    }
  }

  /// Source, target, and how many find their source. A comparison of all with all would take minutes.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [(100_000, 100_000, 100_000), (100_000, 99_999, 99_999), (1, 100_000, 1), (900, 1_000, 900)])
  func bigInputs(_ source: Int, _ target: Int, _ expected: Int) {
    func headings(_ count: Int) -> [Heading] { (0..<count).map { _ in Heading(level: 2, explicitID: nil) } }
    let result = HeadingAlignment.align(source: headings(source), target: headings(target))
    #expect(result.count { $0 != nil } == expected)
  }

  @Test(.timeLimit(.minutes(1))) func bigInputsWithManyIDs() {
    let source = (0..<20_000).map { Heading(level: $0 % 3 + 2, explicitID: $0 % 5 == 0 ? "i\($0)" : nil) }
    let target = source.enumerated().filter { $0.offset % 7 != 3 }
    let result = HeadingAlignment.align(source: source, target: target.map(\.element))
    let right = zip(target, result).count { $0.element.explicitID == nil || $0.offset == $1 }
    #expect(right == target.count)
  }
}
