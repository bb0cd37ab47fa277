import Diagnostics
import Testing

struct SuggestionTests {
  @Test(arguments: [
    ("formt", "format"),
    ("fromat", "format"),
    ("FORMAT", "format"),
    ("quiet", "quiet"),
    ("chekc", "check"),
  ])
  func closeWord(word: String, expected: String) {
    #expect(suggestion(for: word, among: ["check", "format", "quiet"]) == expected)
  }

  @Test(arguments: ["", "xyz", "formatting-of-everything", String(repeating: "a", count: 200)])
  func nothingClose(word: String) {
    #expect(suggestion(for: word, among: ["check", "format", "quiet"]) == nil)
  }

  @Test func tiesGoToTheEarlierCandidate() {
    #expect(suggestion(for: "bat", among: ["cat", "hat"]) == "cat")
  }

  @Test func lettersOutsideASCII() {
    #expect(suggestion(for: "сотсояние", among: ["переход", "состояние"]) == "состояние")
  }
}
