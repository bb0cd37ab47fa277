import Testing

@testable import Snippets

@Suite("The Kotlin compiler's report is read")
struct KotlinReportTests {
  @Test func everythingOfAMessage() {
    let report = KotlinReport(
      """
      Picked up JAVA_TOOL_OPTIONS: -Dx
      <MESSAGES><error path="/a &amp; b/snippet_0.kt" line="7" column="15">[NONE_APPLICABLE] None of these:
      fun &lt;T&gt; f(&#39;😀&#39;): T</error>

      <strong_warning>Careful</strong_warning>
      </MESSAGES>
      """)
    #expect(report.isWhole)
    #expect(
      report.entries == [
        KotlinReport.Entry(
          severity: "error", file: "/a & b/snippet_0.kt", line: 7, column: 15, id: "NONE_APPLICABLE",
          text: "None of these:\nfun <T> f('😀'): T"),
        KotlinReport.Entry(severity: "strong_warning", file: nil, line: 0, column: 0, id: "", text: "Careful"),
      ])
  }

  @Test(arguments: ["", "<", "<error", "<error path=\"a\">", "Exception in thread \"main\"", "<<<>>>"])
  func brokenReportsAreNoReports(_ text: String) {
    let report = KotlinReport(text)
    #expect(!report.isWhole)
    #expect(report.entries.allSatisfy { $0.text.isEmpty })
  }
}
