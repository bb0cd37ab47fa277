import Markup
import Testing

@Suite("HTML is escaped by construction")
struct HTMLTests {
  private func text(_ write: (inout HTML) -> Void) -> String {
    var html = HTML()
    write(&html)
    return String(decoding: html.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("a<b>&\"c\"", "a&lt;b&gt;&amp;&quot;c&quot;"), ("&amp;", "&amp;amp;"),
    ("it's", "it's"), ("ä й 𝄞", "ä й 𝄞"), ("</script>", "&lt;/script&gt;"), ("<<>>", "&lt;&lt;&gt;&gt;"),
    ("\n\t", "\n\t"),
  ])
  func text(_ string: String, _ expected: String) {
    #expect(text { $0.text(string) } == expected)
    #expect(text { html in Array(string.utf8).withUnsafeBufferPointer { html.text(utf8: $0) } } == expected)
    #expect(text { $0.element("p", text: string) } == "<p>\(expected)</p>")
    #expect(text { $0.void("meta", .href(string)) } == "<meta href=\"\(expected)\">")
  }

  /// A bridged or sliced string has no contiguous bytes of its own.
  @Test func sliceOfAString() {
    let whole = "x<й>y"
    #expect(text { $0.text(String(whole.dropFirst())) } == "&lt;й&gt;y")
  }

  @Test func attributes() {
    let written = text { html in
      html.element("a", .href("x?a=1&b=2"), .class(nil), .id(""), .flag("hidden"), .flag("open", if: false)) { html in
        html.element("b", .lang("de"), .label("\"q\""), text: "1 < 2")
        html.void("br")
      }
    }
    #expect(
      written
        == "<a href=\"x?a=1&amp;b=2\" id=\"\" hidden=\"\"><b lang=\"de\" aria-label=\"&quot;q&quot;\">1 &lt; 2</b><br></a>"
    )
  }

  @Test func anElementWithoutContent() {
    #expect(text { $0.element("div") } == "<div></div>")
  }

  @Test func newlinesDoNotDouble() {
    #expect(text { $0.newline() } == "")
    let written = text { html in
      html.raw("a")
      html.newline()
      html.newline()
      html.raw(bytes: Array("b\n".utf8))
      html.newline()
    }
    #expect(written == "a\nb\n")
  }

  @Test func buffersAppend() {
    var inner = HTML(capacity: 0)
    inner.text("<")
    #expect(
      text { html in
        html.raw("a")
        html.append(inner)
      } == "a&lt;")
  }
}
