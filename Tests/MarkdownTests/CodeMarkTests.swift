import Diagnostics
import Markdown
import Markup
import TestSupport
import Testing

@Suite("Marks leave a block's text as it is")
struct CodeMarkTests {
  private func html(_ code: String, _ marks: [RenderOptions.CodeMark]) -> String {
    let source = SourceFile(path: "t.md", text: "````x\n\(code)\n````\n")
    let document = Document.parse(source, body: 0..<source.bytes.count).value
    var options = RenderOptions()
    options.codeMarks = { _, _, _ in marks }
    var html = HTML()
    document.render(options, into: &html)
    return String(decoding: html.bytes, as: UTF8.self)
  }

  /// What a browser shows: without tags, with characters in place of their references.
  private func text(_ html: String) -> String {
    html.replacing(/<[^>]*>/, with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
  }

  /// Whatever a caller gives, in order or not, inside the code or not.
  @Test func anyMarks() {
    let code = "let a = \"<b> &amp; ж\"\n\n  </code> // 🚀 end"
    let length = code.utf8.count
    var random = RepeatableNumbers(seed: 7)
    for _ in 0..<300 {
      // Marks end at characters, as tokens do.
      let borders =
        code.utf8.indices.filter { $0.samePosition(in: code.unicodeScalars) != nil }
        .map { code.utf8.distance(from: code.startIndex, to: $0) } + [length, length + 5]
      let marks = (0..<Int.random(in: 0...6, using: &random)).map { _ -> RenderOptions.CodeMark in
        let ends = [borders.randomElement(using: &random) ?? 0, borders.randomElement(using: &random) ?? 0].sorted()
        let link = RenderOptions.CodeLink(address: "a&b", owner: "<o>", line: "l1")
        return RenderOptions.CodeMark(ends[0]..<ends[1], Bool.random(using: &random) ? .kind("hk") : .link(link))
      }
      let html = html(code, marks)
      #expect(text(html) == code + "\n\n", "\(html)")
    }
  }

  @Test func withoutMarksNothingChanges() {
    #expect(html("a < b", []) == "<pre><code class=\"language-x\">a &lt; b\n</code></pre>\n")
  }
}
