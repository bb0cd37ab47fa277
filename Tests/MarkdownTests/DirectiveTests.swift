import Diagnostics
import Markdown
import Testing

@Suite("Directives and alerts")
struct DirectiveTests {
  private func parse(_ text: String) -> Document {
    let source = SourceFile(path: "t.md", text: text)
    return Document.parse(source, body: 0..<source.bytes.count).value
  }

  /// `name argument key=value`, every part as it is written in the file, so that its range is tested too.
  private func describe(_ directive: Directive) -> String {
    func written(_ word: Directive.Word) -> String {
      let text = word.range.file.text(word.range.bytes)
      return text == word.text ? "‹\(text)›" : "‹\(word.text)› at ‹\(text)›"
    }
    let attributes = directive.attributes.map { written($0.key) + "=" + written($0.value) }
    return ([written(directive.name)] + directive.arguments.map(written) + attributes).joined(separator: " ")
  }

  @Test(arguments: [
    ("<!-- phasebook:diagram ios-app -->", ["‹diagram› ‹ios-app›"]),
    ("<!--phasebook:diagram-->", ["‹diagram›"]), ("<!--\tphasebook:x \n y\n-->", ["‹x› ‹y›"]),
    ("<!-- phasebook:diagram m emphasise=\"a b\" variant=v -->", ["‹diagram› ‹m› ‹emphasise›=‹a b› ‹variant›=‹v›"]),
    ("<!-- phasebook:ignore links/x \"why „not“\" -->", ["‹ignore› ‹links/x› ‹why „not“›"]),
    ("<!-- phasebook:x a= b=\"\" -->", ["‹x› ‹a›=‹› ‹b›=‹›"]),
    ("<!-- phasebook:x a=\"b=c d\" -->", ["‹x› ‹a›=‹b=c d›"]),
    ("<!-- phasebook:x \"ä й\" k=й -->", ["‹x› ‹ä й› ‹k›=‹й›"]),
    ("<!-- phasebook:x \"open -->", ["‹x› ‹open ›"]),
    ("   <!-- phasebook:x -->", ["‹x›"]), ("> <!-- phasebook:x -->", ["‹x›"]),
    ("- a\n\n  <!-- phasebook:x y -->", ["‹x› ‹y›"]),
    ("Text\n\n<!-- phasebook:x -->\n\n<!-- phasebook:y -->\nText", ["‹x›", "‹y›"]),
    // No directives.
    ("<!-- a comment -->", []), ("<!-- phasebook -->", []), ("<!-- phasebook x -->", []),
    ("Text <!-- phasebook:x -->", []),
    ("    <!-- phasebook:x -->", []), ("`<!-- phasebook:x -->`", []), ("<!-- phasebook:x=y -->", []),
    ("<!-- PHASEBOOK:x -->", []),
    ("<!-- /phasebook -->", []), ("<!---->", []), ("<!-- phasebook:x --> text", []), ("<!-- phasebook:x", []),
  ])
  func words(_ text: String, _ expected: [String]) {
    #expect(parse(text).directives.map(describe) == expected)
  }

  /// For each directive the lines of its mark and of its closing mark.
  @Test(arguments: [
    ("<!-- phasebook:tabs -->\n\na\n\n<!-- /phasebook -->", ["tabs 1-5"]), ("<!-- phasebook:tabs -->\n\na", ["tabs 1"]),
    ("<!-- phasebook:ignore a \"b\" -->\n\na\n\n<!-- /phasebook -->", ["ignore 1"]),
    (
      "<!-- phasebook:tabs -->\n\n<!-- phasebook:diagram m -->\n\n<!-- /phasebook -->\n\n<!-- /phasebook -->",
      ["tabs 1-7", "diagram 3-5"]
    ),
    ("<!-- phasebook:tabs -->\n\n> <!-- /phasebook -->\n\n<!-- /phasebook -->", ["tabs 1-5"]),
    ("> <!-- phasebook:tabs -->\n\n<!-- /phasebook -->", ["tabs 1"]),
    ("<!-- /phasebook -->\n\n<!-- phasebook:tabs -->\n\n<!--/phasebook-->", ["tabs 3-5"]),
  ])
  func closing(_ text: String, _ expected: [String]) {
    let document = parse(text)
    let lines = LineIndex(document.source)
    let found = document.directives.map { directive in
      let first = lines.position(at: directive.range.bytes.lowerBound).line
      let last = directive.closingNode.map {
        "-\(lines.position(at: document.range(ofBlock: $0).bytes.lowerBound).line)"
      }
      return "\(directive.name.text) \(first)\(last ?? "")"
    }
    #expect(found == expected)
  }

  @Test(
    arguments: [
      ("> [!NOTE]\n> Text", .note), ("> [!tip]\n> Text", .tip), ("> [!Important]\n> T", .important),
      ("> [!WARNING]\n>\n> T", .warning),
      ("> [!CAUTION]\n> - a", .caution), ("> [!NOTE]\nlazy", .note), ("> [!NOTE]", .note),
      ("> [!NOTE] Text", nil), ("> Text\n> [!NOTE]", nil), ("> [!OTHER]\n> T", nil), ("> **[!NOTE]**\n> T", nil),
      ("> # [!NOTE]", nil),
      ("> - [!NOTE]", nil), ("> [NOTE]\n> T", nil), ("> [!NOTE]\\\n> T", nil), ("> `[!NOTE]`\n> T", nil),
    ] as [(String, Node.Alert?)])
  func alerts(_ text: String, _ expected: Node.Alert?) {
    let document = parse(text)
    #expect(document.nodes.first { $0.kind == .blockQuote }?.alert == expected)
  }

  @Test func everyKnownDirectiveIsOfOneKind() {
    let all = Directive.Known.all
    #expect(all.count == Set(all).count)
    for name in all {
      #expect(Directive.Known.mayEnclose(name) == !Directive.Known.control.contains(name))
      #expect(Set(Directive.Known.attributes(of: name)).count == Directive.Known.attributes(of: name).count)
    }
    #expect(!Directive.Known.mayEnclose("nothing") && Directive.Known.attributes(of: "nothing").isEmpty)
  }
}
