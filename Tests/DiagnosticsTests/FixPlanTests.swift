import Diagnostics
import Testing

@Suite("Changes of files that put findings right")
struct FixPlanTests {
  private static let rule = Rule(
    "structure/sample", .error, "All is well.", why: "It must be so.", bad: [:], good: ["en/a.md": ""])

  private func finding(_ file: SourceFile, _ fix: [(Range<Int>, String)]) -> Diagnostic {
    Diagnostic(
      Self.rule, "wrong", at: SourceRange(file, fix.first?.0 ?? 0..<0), fix: fix.map { Replacement($0.0, $0.1) })
  }

  private func plan(_ text: String, _ fixes: [[(Range<Int>, String)]]) -> (text: String?, count: Int) {
    let file = SourceFile(path: "a.md", text: text)
    let plan = FixPlan(fixes.map { finding(file, $0) })
    return (plan.files.first.map { String(decoding: $0.bytes, as: UTF8.self) }, plan.files.first?.fixed.count ?? 0)
  }

  @Test func replacesNothingElse() {
    let result = plan("ж\r\nabc\r", [[(4..<5, "long")], [(5..<6, "")], [(8..<8, "!")]])
    #expect(result.text == "ж\r\nlongc\r!" && result.count == 3)
  }

  @Test func takesAFindingAsAWhole() {
    // The second one overlaps with its second part.
    let result = plan("abcdef", [[(0..<1, "x")], [(0..<1, "y"), (3..<4, "y")], [(3..<4, "z")]])
    #expect(result.text == "xbczef" && result.count == 2)
  }

  @Test func refusesWhatOverlaps() {
    #expect(plan("abcdef", [[(0..<3, "x")], [(2..<4, "y")]]).text == "xdef")
    #expect(plan("abcdef", [[(2..<2, "x")], [(2..<2, "y")]]).count == 1)
    #expect(plan("abcdef", [[(0..<3, "x")], [(1..<1, "y")]]).text == "xdef")
    #expect(plan("abcdef", [[(0..<2, "x")], [(2..<4, "y")]]).text == "xyef")
    #expect(plan("ab", [[(1..<9, "x")]]).text == nil)
    #expect(plan("ab", [[(0..<1, "a")]]).text == nil, "nothing changes")
  }

  @Test func diffs() {
    let old = (1...12).map { "\($0)\n" }.joined()
    let new = old.replacing("2\n", with: "zwei\n", maxReplacements: 1).replacing("12\n", with: "12")
    #expect(
      UnifiedDiff.text("a.md", from: Array(old.utf8), to: Array(new.utf8))
        == """
        --- a/a.md
        +++ b/a.md
        @@ -1,5 +1,5 @@
         1
        -2
        +zwei
         3
         4
         5
        @@ -9,4 +9,4 @@
         9
         10
         11
        -12
        +12
        \\ No newline at end of file

        """)
    #expect(UnifiedDiff.text("a.md", from: [0x61], to: [0x61]) == "")
    #expect(UnifiedDiff.text("a", from: nil, to: [0x61, 0x0A]) == "--- /dev/null\n+++ b/a\n@@ -0,0 +1,1 @@\n+a\n")
  }
}
