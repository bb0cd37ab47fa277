import Diagnostics
import Markdown
import Markup
import TestSupport
import Testing

@Suite("Where our HTML differs from the reference parser's")
struct DeviationTests {
  // MARK: Removing a deviation

  /// Both texts without the difference that a deviation makes. Those of pages are compared by `pages` instead.
  private func without(_ deviation: Deviation, ours: String, theirs: String) -> (ours: String, theirs: String) {
    switch deviation {
    case .headingID:
      return (ours.replacing(/(<h[1-6]) id="[^"]*"/) { $0.1 }, theirs.replacing(/\ *\{#[^ }]+\}(<\/h[1-6]>)/) { $0.1 })
    case .alert: return (quoted(ours), theirs)
    case .comment, .directive: return (ours, theirs.replacing(/<!--(?:.|\n)*?-->/, with: ""))
    case .rawHTML:
      let tag = /&lt;(\/?(?:object|video|script)\b(?:[^&]|&quot;)*)&gt;/
      return (ours.replacing(tag) { "<" + String($0.1).replacing("&quot;", with: "\"") + ">" }, theirs)
    case .alignment, .scrolling, .words, .task, .heading, .image, .code, .codeLink, .codeMark, .remark, .foreignLink:
      return (ours, theirs)
    }
  }

  /// Alerts as the quotes that they are for the reference.
  private func quoted(_ html: String) -> String {
    var result: [Substring] = []
    var marker: Substring?
    var open = 0
    for line in html.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.wholeMatch(of: /<div class="markdown-alert markdown-alert-([a-z]+)">/) {
        marker = match.1
        open += 1
        result.append("<blockquote>")
      } else if let name = marker, line.hasPrefix("<p class=\"markdown-alert-title\">") {
        result.append("<p>[!\(name.uppercased())]")
        marker = nil
      } else if line == "</div>", open > 0 {
        open -= 1
        result.append("</blockquote>")
      } else if result.last?.hasPrefix("<p>[!") == true, result.last?.hasSuffix("]") == true, line.hasPrefix("<p>") {
        result.append(line.dropFirst(3))
      } else {
        result.append(line)
      }
    }
    return result.joined(separator: "\n")
  }

  // MARK: Plain HTML

  /// A text for each deviation of plain HTML.
  private static let plain: [(deviation: Deviation, text: String)] = [
    (.headingID, "## A *b* {#x}\n\nText\n\nB\n===\n"), (.alert, "> [!NOTE]\n> Text\n> more\n>\n> - b\n\nEnd\n"),
    (.alert, "> [!CAUTION]\nlazy\n"),
    (.comment, "a <!-- b\nc --> d\n\n<!-- e -->\n\nf\n"),
    (.rawHTML, "a <object data=\"x\"></object> b\n\n<video>\nc\n</video>\n"),
    (.directive, "<!-- phasebook:diagram m -->\n\nText\n\n<!-- /phasebook -->\n"),
  ]

  @Test(arguments: plain.map(\.text))
  func eachIsTheOnlyDifference(_ text: String) throws {
    let deviation = try #require(Self.plain.first { $0.text == text }).deviation
    let (ours, theirs) = (rendered(text, .safe, ids: deviation == .headingID), reference(text))
    #expect(ours != theirs, "nothing differs")
    let same = without(deviation, ours: ours, theirs: theirs)
    #expect(same.ours == same.theirs)
  }

  @Test func articlesDifferInTheseOnly() throws {
    #expect(Repository.articles.count >= 12)
    for path in Repository.articles {
      let source = SourceFile(path: path, text: try #require(Repository.text(path)))
      let file = Document.parse(file: source).value
      var options = RenderOptions()
      options.headingIDs = file.document.uniqueHeadingIDs
      var html = HTML()
      file.document.render(options, into: &html)
      var pair = (ours: String(decoding: html.bytes, as: UTF8.self), theirs: reference(source.text(file.document.body)))
      for deviation in [Deviation.headingID, .alert, .comment, .directive] {
        pair = without(deviation, ours: pair.ours, theirs: pair.theirs)
      }
      let lines = zip(pair.ours.split(separator: "\n"), pair.theirs.split(separator: "\n"))
      let first = lines.first { $0 != $1 }.map { "\($0.prefix(200))\n\($0 == $1 ? "" : String($1.prefix(200)))" }
      #expect(pair.ours == pair.theirs, "\(path): \(first ?? "the length")")
    }
  }

  // MARK: Pages

  private static let parts = RenderOptions.PageParts(
    alert: { alert, html in html.text("<\(alert)>") }, footnotes: "Fuß & Noten", backToReference: { "zu \($0)" },
    linkToSection: "Hierher",
    scrollingTable: "Tabelle", scrollingCode: "Quelltext", code: "Code", taskDone: "erledigt", taskOpen: "offen",
    tabs: "Sprachen", marksCode: true)

  /// What a page must have, for each deviation of pages and for those of both, and what it must not have.
  private static let pages: [(deviation: Deviation, text: String, has: [String], lacks: [String])] = [
    (
      .alignment, "| a | b | c |\n|:--|--:|:-:|\n| 1 | 2 | 3 |\n",
      ["<td class=\"right\">2</td>", "<td class=\"center\">3</td>", "<td>1</td>"],
      ["align="]
    ),
    (
      .scrolling, "| a |\n|---|\n\n```swift\nx\n```\n\n    y\n",
      [
        "<div class=\"scroll\" role=\"group\" tabindex=\"0\" aria-label=\"Tabelle\">", "aria-label=\"Quelltext\"",
        ">Swift</span>", ">Code</span>",
      ], []
    ),
    (
      .words, "a[^n] b[^n]\n\n[^n]: c\n", ["Fuß &amp; Noten</h2>", "aria-label=\"zu 1\"", "aria-label=\"zu 1-2\""],
      ["Back to content", "data-footnote"]
    ),
    (.task, "- [x] a\n- [ ] b\n\n  c\n", ["aria-label=\"erledigt\"", "aria-label=\"offen\""], ["checked=\"\""]),
    (
      .directive, "<!-- phasebook:tabs -->\n\n### A\n\nx\n\n### B\n\n<!-- /phasebook -->\n\ny\n",
      ["class=\"tabs\"", "data-label=\"Sprachen\""], ["phasebook"]
    ),
    (.alert, "> [!TIP]\n> a\n", ["class=\"alert tip\"", "&lt;tip&gt;"], ["blockquote", "[!"]),
    (.headingID, "## A {#x}\n", ["id=\"x\"", "href=\"#x\"", "aria-label=\"Hierher\""], ["{#"]),
    (.heading, "## A\n", ["<div class=\"heading\"><h2 id=\"a\">A</h2><a class=\"anchor\" href=\"#a\""], []),
    (
      .image, "![a](b.png \"C\")\n\nd ![e](f.png \"G\")\n",
      ["<figure class=\"image\">", "<figcaption>C</figcaption>", "title=\"G\"", "loading=\"lazy\""],
      ["title=\"C\"", " />"]
    ),
    (
      .code, "`a` `applicationWillResignActive(_:)`\n",
      ["<code lang=\"en\">a</code>", "application<wbr>Will<wbr>Resign<wbr>Active(_:)"], []
    ),
    (
      .codeLink, "`known` `other` [`linked`](x)\n",
      [
        "<a class=\"code-link l2\" href=\"m.html#k\" title=\"Owner\"><span class=\"mark\"></span><code lang=\"en\">known</code></a>",
        "<code lang=\"en\">other</code>",
      ], []
    ),
    (
      .codeMark, "```swift\nlet a<b>\n```\n",
      [
        "<code class=\"language-swift\"><span class=\"hk\">let</span> "
          + "<a class=\"l2\" href=\"m.html#k\" title=\"Owner\">a&lt;b</a>&gt;\n</code>"
      ], []
    ),
    (
      .directive, "<!-- phasebook:states -->\n\nOld.\n\n- a\n\n<!-- /phasebook -->\n\nb\n",
      ["<table></table>", "<p>b</p>"], ["Old", "<li>", "phasebook"]
    ),
    (
      .remark, "remarked\n\n- remarked\n\n| remarked |\n|---|\n\n## remarked\n",
      [
        "<div class=\"stale\">\n<p><span id=\"pb:x\"></span>remarked</p>\nBELOW</div>", "</span>remarkedINSIDE</li>",
        "</span>remarkedINSIDE</th>", "</span>remarked</h2>", "</div>\nBELOW",
      ], []
    ),
    (
      .foreignLink, "[a](foreign.md) [b](c)\n", ["<a href=\"de/f.html\" hreflang=\"de\">a</a>", "<a href=\"c\">b</a>"],
      []
    ),
    (.comment, "a <!-- b --> c\n", ["a  c"], ["<!--"]), (.rawHTML, "a <script> b\n", ["&lt;script&gt;"], ["<script"]),
  ]

  private func page(_ text: String) -> String {
    let source = SourceFile(path: "t.md", text: text)
    let document = Document.parse(source, body: 0..<source.bytes.count).value
    var options = RenderOptions()
    options.page = Self.parts
    options.headingIDs = document.uniqueHeadingIDs
    for (index, node) in document.nodes.enumerated() where document.string(node.literal) == "foreign.md" {
      options.destinations[index] = RenderOptions.Destination("de/f.html", language: "de")
    }
    for (index, node) in document.nodes.enumerated() where document.string(node.literal) == "known" {
      options.codeLinks[index] = RenderOptions.CodeLink(address: "m.html#k", owner: "Owner", line: "l2")
    }
    options.codeMarks = { _, code, tag in
      guard tag == "swift", code.starts(with: "let a<b>".utf8) else { return [] }
      let link = RenderOptions.CodeLink(address: "m.html#k", owner: "Owner", line: "l2")
      return [RenderOptions.CodeMark(0..<3, .kind("hk")), RenderOptions.CodeMark(4..<7, .link(link))]
    }
    for (index, node) in document.nodes.enumerated() where document.string(node.literal) == "remarked" {
      options.anchors[document.leaf(of: index)] = "pb:x"
      options.remarks[document.leaf(of: index)] = RenderOptions.Remark(
        below: { $0.raw("BELOW") }, inside: { $0.raw("INSIDE") })
    }
    for directive in document.directives where directive.name.text == "states" {
      options.replacements[directive.node] = { $0.element("table") }
    }
    var html = HTML()
    document.render(options, into: &html)
    return String(decoding: html.bytes, as: UTF8.self)
  }

  @Test(arguments: pages.map(\.text))
  func onPages(_ text: String) throws {
    let (_, _, has, lacks) = try #require(Self.pages.first { $0.text == text })
    let html = page(text)
    for part in has { #expect(html.contains(part), "\(part) in \(html)") }
    for part in lacks { #expect(!html.contains(part), "\(part) in \(html)") }
  }

  @Test func everyDeviationIsExercised() {
    #expect(Set(Self.plain.map(\.deviation) + Self.pages.map(\.deviation)) == Set(Deviation.allCases))
  }

  @Test(arguments: [
    ("swift", "Swift"), ("Swift", "Swift"), ("kt", "Kotlin"), ("sh", "Shell"), ("unknown-x", "unknown-x"),
    ("C++", "C++"), ("<b>", "<b>"),
  ])
  func codeLanguages(_ tag: String, _ name: String) {
    #expect(CodeLanguage.name(tag) == name)
    let html = page("```\(tag) {#id mode=6}\nlet a = 1 < 2\n```\n")
    let escaped = name.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    #expect(html.contains("<figcaption><span>\(escaped)</span>"))
    #expect(html.contains("let a = 1 &lt; 2\n</code>"))
    #expect(rendered("```\(tag) {#id mode=6}\nx\n```\n", .allow) == reference("```\(tag) {#id mode=6}\nx\n```\n"))
  }
}
