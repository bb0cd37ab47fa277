import Diagnostics
import Testing
import YAML

/// Texts made to hurt: each must be answered, and soon.
@Suite struct LimitTests {
  private func rules(_ bytes: [UInt8]) -> [String] {
    YAML.parse(SourceFile(path: "a.yaml", bytes: bytes)).diagnostics.map(\.rule.id)
  }

  @Test func nesting() {
    let allowed = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    #expect(rules(Array(allowed.utf8)) == [])
    #expect(rules(Array("[\(allowed)]".utf8)) == ["structure/yaml-limit"])
  }

  @Test func size() {
    let most = [UInt8](repeating: UInt8(ascii: "a"), count: YAML.sizeLimit)
    #expect(rules(most) == [])
    #expect(rules(most + [UInt8(ascii: "a")]) == ["structure/yaml-limit"])
  }

  @Test(
    .timeLimit(.minutes(2)),
    arguments: [
      "[", "{", "- ", "? ", ": ", "a\n", "a ", "\"", "' ", "''", "&a ", "*a\n", "!a ", "- !a b\n", "a: &b c\n", "\t",
      "#", "- a\n", "%TAG !a! b\n", "...\n", "---\n", "\n", "🚀", "\\", "|\n", "a: |\n b\n", "[],", "{a: b}\n", "@",
      "\u{FEFF}", "\u{2028}%TAG !a! b\n", "{a: ", "a:\n ", "- - ", "[a,", "[\n",
    ])
  func repetition(_ unit: String) {
    let unit = Array(unit.utf8)
    var bytes: [UInt8] = []
    while bytes.count < 300_000 { bytes += unit }
    let count = YAML.parse(SourceFile(path: "a.yaml", bytes: bytes)).diagnostics.count
    #expect(count <= 51)
  }

  @Test func anyBytes() {
    var random = SplitMix(state: 42)
    let alphabet = Array("[]{}-?:,#&*!|>'\"%@` \t\n\r\\ab<~\u{0}\u{FEFF}Ж🚀".utf8) + [0xFF, 0xC0, 0xED, 0x80]
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 0
      }
      let file = SourceFile(path: "a.yaml", bytes: bytes)
      let outcome = YAML.parse(file)
      #expect(outcome.value != nil || !outcome.diagnostics.isEmpty, "\(bytes)")
      for diagnostic in outcome.diagnostics {
        #expect(diagnostic.range.map { $0.bytes.upperBound <= bytes.count } == true, "\(bytes)")
      }
      if let node = outcome.value { expectNested(node, in: 0..<bytes.count, bytes) }
    }
  }

  private func expectNested(_ node: YAMLNode, in outer: Range<Int>, _ bytes: [UInt8]) {
    #expect(node.range.lowerBound >= outer.lowerBound && node.range.upperBound <= outer.upperBound, "\(bytes)")
    switch node.kind {
    case .sequence(let items):
      for item in items { expectNested(item, in: node.range, bytes) }
    case .mapping(let pairs):
      for pair in pairs {
        expectNested(pair.key, in: node.range, bytes)
        expectNested(pair.value, in: node.range, bytes)
      }
    case .scalar, .null: break
    }
  }

  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
