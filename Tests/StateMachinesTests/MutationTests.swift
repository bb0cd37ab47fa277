import Diagnostics
import StateMachines
import TestSupport
import Testing

@Suite("Whatever a file holds, reading ends and every finding is in the file")
struct MutationTests {
  private static let pieces = [
    "{", "}", "[", "]", ": ", "\n", "  ", "- ", "\"", "shut", "open", "push", "on-open", "states:", "initial:", "when:",
    "since:", "until:", "99", "~", "é", "&a", "en:", ",", "#", "type: composite", "any-order:",
  ].map { Array($0.utf8) }

  @Test(arguments: 0..<10)
  func mutations(_ block: Int) {
    var random = RepeatableNumbers(seed: UInt64(block))
    for _ in 0..<20 {
      var bytes = Array(Door.text.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let lower = Int.random(in: 0...bytes.count, using: &random)
        let upper = min(bytes.count, lower + Int.random(in: 0...12, using: &random))
        bytes.replaceSubrange(lower..<upper, with: Self.pieces.randomElement(using: &random) ?? [])
      }
      // The loader refuses what is not UTF-8.
      let file = SourceFile(path: "Models/door.yaml", bytes: Array(String(decoding: bytes, as: UTF8.self).utf8))
      let outcome = Machine.read(file, languages: ["en", "de"])
      let found = outcome.diagnostics + (outcome.value?.lint() ?? [])
      for diagnostic in found {
        for range in [diagnostic.range] + diagnostic.notes.map(\.range) {
          #expect(
            range.map { $0.file.path == file.path && $0.bytes.upperBound <= file.bytes.count } == true,
            "\(diagnostic.message)\n\(String(decoding: file.bytes, as: UTF8.self))")
        }
        #expect(!diagnostic.message.contains { $0.isNewline })
      }
      #expect(outcome.value?.isWhole != false || !outcome.diagnostics.isEmpty)
      #expect(outcome.value != nil || !outcome.diagnostics.isEmpty)
    }
  }
}
