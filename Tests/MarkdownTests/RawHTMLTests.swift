import Diagnostics
import Markdown
import Markup
import TestSupport
import Testing

/// A text rendered as plain HTML.
func rendered(_ text: String, _ policy: RawHTML, ids: Bool = false) -> String {
  let source = SourceFile(path: "t.md", text: text)
  let document = Document.parse(source, body: 0..<source.bytes.count).value
  var options = RenderOptions()
  options.rawHTML = policy
  if ids { options.headingIDs = document.uniqueHeadingIDs }
  var html = HTML()
  document.render(options, into: &html)
  return String(decoding: html.bytes, as: UTF8.self)
}

/// What libcmark-gfm makes of it.
func reference(_ text: String) -> String {
  String(decoding: Document.referenceHTML(SourceFile(path: "t.md", text: text)), as: UTF8.self)
}

@Suite("HTML in an author's text")
struct RawHTMLTests {
  @Test(arguments: [
    // Harmless elements stay, balanced.
    ("a <b>x</b>", "<p>a <b>x</b></p>\n"), ("a <b>x", "<p>a <b>x</b></p>\n"), ("a x</b>", "<p>a x&lt;/b&gt;</p>\n"),
    ("<b><i>x</b></i>", "<p><b><i>x</i></b>&lt;/i&gt;</p>\n"), ("<KBD>x</Kbd>", "<p><kbd>x</kbd></p>\n"),
    ("a<br>b<br/>c<wbr>", "<p>a<br>b<br>c<wbr></p>\n"), ("# <b>x\n\ny", "<h1><b>x</b></h1>\n<p>y</p>\n"),
    ("| <b>x | y |\n|---|---|", "<table>\n<thead>\n<tr>\n<th><b>x</b></th>\n<th>y</th>\n</tr>\n</thead>\n</table>\n"),
    ("- <b>x\n- y", "<ul>\n<li><b>x</b></li>\n<li>y</li>\n</ul>\n"),
    // Emphasis that overlaps with an element.
    ("*a <b>c* d</b>", "<p><em>a <b>c</b></em> d&lt;/b&gt;</p>\n"),
    ("[a <b>c](d) e</b>", "<p><a href=\"d\">a <b>c</b></a> e&lt;/b&gt;</p>\n"),
    // Attributes: a list of harmless ones, escaped once.
    ("<b onclick=\"x()\" lang='de' style=\"a\" title='\"'>x</b>", "<p><b lang=\"de\" title=\"&quot;\">x</b></p>\n"),
    ("<time datetime=2026-11-30>x</time>", "<p><time datetime=\"2026-11-30\">x</time></p>\n"),
    ("<abbr title=\"a &amp; &quot;b&quot;\">x</abbr>", "<p><abbr title=\"a &amp; &quot;b&quot;\">x</abbr></p>\n"),
    ("<b id=\"main\" class=\"bar\">x</b>", "<p><b>x</b></p>\n"),
    ("<B LANG=de ONLOAD=x>x</B>", "<p><b lang=\"de\">x</b></p>\n"),
    // Comments and what is like them are for authors.
    ("a <!-- c --> d", "<p>a  d</p>\n"), ("<!-- c -->\n\nd", "<p>d</p>\n"), ("<?php x ?>\n\nd", "<p>d</p>\n"),
    ("<!DOCTYPE html>\n\nd", "<p>d</p>\n"),
    ("<![CDATA[x]]>\n\nd", "<p>d</p>\n"), ("a <?x?> <!X y> b", "<p>a   b</p>\n"), ("<!-- open", ""),
    // Blocks.
    (
      "<details open>\n<summary>S</summary>\n\nText\n\n</details>\n",
      "<details open=\"\">\n<summary>S</summary>\n<p>Text</p>\n</details>\n"
    ),
    ("<div>\n\ntext", "<div>\n<p>text</p>\n</div>"),
    ("> <div>\n\nafter", "<blockquote>\n<div>\n</div>\n</blockquote>\n<p>after</p>\n"),
    ("</div>\n\nx", "&lt;/div&gt;\n<p>x</p>\n"),
    ("> <div>\n\n</div>", "<blockquote>\n<div>\n</div>\n</blockquote>\n&lt;/div&gt;\n"),
    // Everything else is text.
    (
      "a <span>b</span> <a href=\"javascript:x\">c</a>",
      "<p>a <span>b</span> &lt;a href=&quot;javascript:x&quot;&gt;c&lt;/a&gt;</p>\n"
    ),
    ("<img src=x onerror=y>", "&lt;img src=x onerror=y&gt;\n"),
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;\n"),
    ("a <iframe src=\"x\"></iframe>", "<p>a &lt;iframe src=&quot;x&quot;&gt;&lt;/iframe&gt;</p>\n"),
    ("<style>a{}</style>", "&lt;style&gt;a{}&lt;/style&gt;\n"),
    ("<svg onload=x>", "&lt;svg onload=x&gt;\n"),
    ("a <input> <button>b</button>", "<p>a &lt;input&gt; &lt;button&gt;b&lt;/button&gt;</p>\n"),
    ("a < b & c > d", "<p>a &lt; b &amp; c &gt; d</p>\n"), ("<div\n", "&lt;div\n"),
  ])
  func safe(_ text: String, _ expected: String) {
    // Where a comment was, a line end may stay, which says nothing.
    let html = rendered(text, .safe).replacing(/\n\n+/, with: "\n").trimmingPrefix("\n")
    #expect(html == expected)
  }

  @Test(arguments: [
    ("a <b>x</b>", "<p>a &lt;b&gt;x&lt;/b&gt;</p>\n"),
    ("<div>\nx & y\n</div>", "<p>&lt;div&gt;\nx &amp; y\n&lt;/div&gt;</p>\n"),
    ("a <!-- c --> b", "<p>a  b</p>\n"), ("<!-- c -->", ""), ("<!-- c --> <b>", "<p>&lt;!-- c --&gt; &lt;b&gt;</p>\n"),
    ("<script>x</script>", "<p>&lt;script&gt;x&lt;/script&gt;</p>\n"),
  ])
  func escape(_ text: String, _ expected: String) {
    #expect(rendered(text, .escape) == expected)
  }

  /// GitHub's filter: nine names, whatever their case, as whole words only.
  @Test(arguments: [
    "<script>x</script>",
    "a <title>b</title> <textarea> <STYLE> <xmp> <iframe> <noembed> <noframes> <ScRiPt> <plaintext>",
    "a <scripting> <titles>",
    "<div><script\nsrc=x></script></div>", "a </script> <script/> <script /> <script/x>", "<div>\n<title\n</div>",
    "<div><title", "<!-- <script> -->",
    "a <b onclick=x>", "<style>a</style>\n\nb", "`<script>`",
  ])
  func tagFilter(_ text: String) {
    #expect(rendered(text, .allow) == reference(text))
  }

  @Test(arguments: [
    ("[a](javascript:x)", ""), ("[a](JavaScript:x)", ""), ("[a](vbscript:x)", ""), ("[a](file:///x)", ""),
    ("[a](data:text/html,x)", ""),
    ("[a](data:image/png;base64,x)", "data:image/png;base64,x"), ("[a](data:image/svg+xml,x)", ""),
    ("[a](https://x)", "https://x"),
    ("[a](JAVASCRIPT&colon;x)", ""), ("<javascript:x>", ""), ("[a](&#x6A;avascript:x)", ""), ("[a](tel:1)", "tel:1"),
    ("[a](x.md)", "x.md"),
    ("[a](<java\tscript:x>)", "java%09script:x"), ("[a](<\tjavascript:x>)", ""),
  ])
  func dangerousLinks(_ text: String, _ expected: String) throws {
    for policy in [RawHTML.safe, .escape] {
      let match = try #require(rendered(text, policy).firstMatch(of: /href="([^"]*)"/))
      #expect(match.1 == expected)
    }
    #expect(rendered(text.replacing(/^\[/, with: "!["), .safe).contains("src=\"\(expected)\"") == text.hasPrefix("["))
    #expect(rendered(text, .allow) == reference(text))
  }

  private static let pieces = [
    "<b>", "</b>", "<i lang=x>", "</i>", "<div>", "</div>", "<details open>", "</details>", "<script>", "</script>",
    "<a href=x>", "</a>", "<p>",
    "</p>", "<!--", "-->", "<br>", "<kbd onclick=\"x\">", "</kbd>", "\n", "\n\n", "> ", "- ", "*", "**", "_", "`",
    "[x](y)", "[", "](z)", "|", "a", " ",
    "# ", "<", ">", "&lt;", "\"", "'", "<img src=x>", "<ul>", "<li>", "</ul>", "<summary>", "    ", "~~", "![",
    "<svg/onload=x>", "<b title=\"", "\\",
  ]

  /// With `safe` nothing that the author did not balance is unbalanced, and no other element or attribute comes out.
  @Test func safeIsAlwaysBalancedAndHarmless() {
    var random = RepeatableNumbers(seed: 3)
    var faults: [String] = []
    for _ in 0..<3_000 {
      let count = Int.random(in: 1...14, using: &random)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      for fault in Markers(rendered(text, .safe)).faults { faults.append("\(fault) in \(text.debugDescription)") }
    }
    #expect(
      faults.isEmpty,
      "\(faults.count): \(faults.sorted { $0.utf8.count < $1.utf8.count }.prefix(5).joined(separator: "\n"))")
  }
}

/// Reads the tags of a piece of HTML that must be in order.
private struct Markers {
  private(set) var faults: [String] = []

  private static let void: Set = ["br", "hr", "img", "input", "wbr"]
  private static let elements: Set = [
    "a", "abbr", "b", "bdi", "bdo", "blockquote", "br", "cite", "code", "data", "dd", "del", "details", "dfn", "div",
    "dl", "dt", "em", "figcaption",
    "figure", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "i", "img", "ins", "kbd", "li", "mark", "ol", "p", "pre", "q",
    "rp", "rt", "ruby", "s", "samp",
    "section", "small", "span", "strong", "sub", "summary", "sup", "table", "tbody", "td", "th", "thead", "time", "tr",
    "u", "ul", "var", "wbr", "input",
  ]
  private static let attributes: Set = [
    "href", "src", "alt", "title", "lang", "dir", "datetime", "open", "value", "class", "align", "start", "type",
    "checked", "disabled", "id",
  ]

  init(_ html: String) {
    var open: [String] = []
    var rest = html[...]
    while let place = rest.firstIndex(of: "<") {
      rest = rest[place...]
      guard let tag = rest.prefixMatch(of: /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)( \/)?>/) else {
        faults.append("no tag: \(rest.prefix(20))")
        return
      }
      rest = rest[tag.range.upperBound...]
      let name = String(tag.2)
      if !Self.elements.contains(name) { faults.append("the element \(name)") }
      for attribute in tag.3.matches(of: /\ ([a-z-]+)="[^"]*"/) where !Self.attributes.contains(String(attribute.1)) {
        faults.append("the attribute \(attribute.1)")
      }
      if Self.void.contains(name) { continue }
      if tag.1.isEmpty {
        open.append(name)
      } else if open.popLast() != name {
        faults.append("</\(name)> closes what is not open")
        return
      }
    }
    if !open.isEmpty { faults.append("never closed: \(open)") }
  }
}
