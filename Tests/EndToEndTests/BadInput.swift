import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Something in the content folder that no author means to put there, or that is meant to do harm.
struct BadInput: Sendable, CustomTestStringConvertible {
  let name: String
  /// The file, below `Content`, that a finding must name; nil where it is legal.
  let file: String?
  /// Which rule says so; nil where any may.
  let rule: String?
  let make: @Sendable (Sandbox) throws -> Void

  init(
    _ name: String, file: String?, rule: String? = nil, _ make: @escaping @Sendable (Sandbox) throws -> Void
  ) {
    self.name = name
    self.file = file
    self.rule = rule
    self.make = make
  }

  var testDescription: String { name }

  static let bad = "en/bad.md"

  private static func bytes(_ name: String, _ bytes: @escaping @Sendable () -> Data, rule: String? = nil) -> BadInput {
    BadInput(name, file: bad, rule: rule) { try $0.write(bytes(), to: "Content/" + bad) }
  }

  /// The body of an article; `isLegal` where the program must cope with it.
  private static func body(
    _ name: String, isLegal: Bool = false, rule: String? = "structure/limit", _ text: @escaping @Sendable () -> String
  ) -> BadInput {
    BadInput(name, file: isLegal ? nil : bad, rule: isLegal ? nil : rule) {
      try $0.write(Book.single("Bad", text()), to: "Content/" + bad)
    }
  }

  private static func frontMatter(_ name: String, _ text: String, rule: String) -> BadInput {
    bytes(name, { Data(text.utf8) }, rule: rule)
  }

  private static func many(_ text: String, _ count: Int = 20_000) -> String { String(repeating: text, count: count) }

  static let texts: [BadInput] = [
    bytes(
      "binary", { Data((0..<60_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 8) }) },
      rule: "structure/not-text"),
    bytes("NUL", { Data("---\ntitle: Bad\n---\n\nA \0 b\n".utf8) }, rule: "structure/not-text"),
    bytes("NUL in front matter", { Data("---\ntitle: Ba\0d\n---\n\nText.\n".utf8) }),
    bytes(
      "invalid UTF-8", { Data("---\ntitle: Bad\n---\n\nA ".utf8) + [0xC3, 0x28, 0x0A] }, rule: "structure/not-text"),
    bytes(
      "overlong UTF-8", { Data("---\ntitle: Bad\n---\n\nA ".utf8) + [0xC0, 0xAF, 0x0A] }, rule: "structure/not-text"),
    bytes(
      "surrogate in UTF-8", { Data("---\ntitle: Bad\n---\n\nA ".utf8) + [0xED, 0xA0, 0x80, 0x0A] },
      rule: "structure/not-text"),
    bytes("invalid UTF-8 in front matter", { Data("---\ntitle: Bad".utf8) + [0xFF] + Data("\n---\n\nText.\n".utf8) }),
    bytes("UTF-16", { Book.single("Bad").data(using: .utf16LittleEndian) ?? Data() }, rule: "structure/not-text"),
    bytes(
      "UTF-16 with a mark", { Data([0xFE, 0xFF]) + (Book.single("Bad").data(using: .utf16BigEndian) ?? Data()) },
      rule: "structure/not-text"),
    bytes("empty", { Data() }, rule: "structure/missing-key"),
    bytes("mark only", { Data([0xEF, 0xBB, 0xBF]) }, rule: "structure/missing-key"),
    bytes("line ends only", { Data("\n\r\n\r\r\n".utf8) }, rule: "structure/missing-key"),
    bytes("fences only", { Data("---\n---\n".utf8) }, rule: "structure/missing-key"),
    BadInput("50 MB in one line", file: bad, rule: "structure/limit") { sandbox in
      try sandbox.write("---\ntitle: Bad\n---\n\n", to: "Content/" + bad)
      // A hole in the file: it takes no room on the disk.
      try #require(truncate(sandbox.path("Content/" + bad), 50_000_000) == 0)
    },
    body("9 MB in one line", isLegal: true) { many("word ", 1_800_000) },
    body("nested quotes") { many("> ") + "x" },
    body("nested quotes without blanks") { many(">") + "x" },
    body("nested lists in one line") { many("- ") + "x" },
    body("nested lists in many lines") { (0..<400).map { many(" ", $0 * 2) + "- x" }.joined(separator: "\n") },
    body("nested numbered lists") { many("1. ") + "x" },
    body("quotes in lists") { many("> - ", 10_000) + "x" },
    body("nested brackets") { many("[") },
    body("nested links", isLegal: true) { many("[a](") },
    body("nested images") { many("![") + "x" + many("](y)") },
    body("closing brackets", isLegal: true) { many("]") },
    body("nested emphasis", isLegal: true) { many("*a **a ") + "b" + many(" a** a*") },
    body("stars", isLegal: true) { many("*") + "a" + many("*") },
    body("underscores", isLegal: true) { many("_a __a ") },
    body("tildes", isLegal: true) { many("~a ~~a ") },
    body("backticks of growing length", isLegal: true) { (1...600).map { "x" + many("`", $0) }.joined() },
    body("open comments", isLegal: true) { many("<!-- a ") },
    body("open HTML", isLegal: true) {
      many("<a ", 4_000) + many("<![CDATA[", 300) + many("<?", 4_000) + many("<!A ", 4_000)
    },
    body("entities", isLegal: true) { many("&amp;&#0;&#x110000;&nosuch;") },
    body("addresses", isLegal: true) { many("www.a.b ") + many("a@b.c ") },
    body("reference definitions", isLegal: true) { (0..<20_000).map { "[a\($0)]: #x\n" }.joined() + many("[a] ") },
    body("footnotes", isLegal: true) { (0..<5_000).map { "[^\($0)]\n\n[^\($0)]: x\n\n" }.joined() },
    body("20,000 headings", isLegal: true) { many("## Same\n\n") },
    body("table columns") { many("|a") + "|\n" + many("|-") + "|\n" + many("|b") + "|" },
    body("table columns without outer pipes") { "a" + many("|a") + "\n-" + many("|-") + "\nb" },
    body("millions of table cells") {
      many("|a", 999) + "\n" + many("|-", 999) + "\n" + many("|b\n", 3_000)
    },
    body("1,000 dead links in one paragraph", rule: "links/missing-target") { many("[a](gone.md)\n", 1_000) },
    body("directives", isLegal: true) { many("<!-- phasebook:localized-code -->\n\nx\n\n", 2_000) },
  ]

  static let yaml: [BadInput] = [
    frontMatter(
      "anchors that multiply",
      "---\na: &a [x,x,x,x]\nb: &b [*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b]\ntitle: *c\n---\n\nText.\n",
      rule: "structure/yaml-feature"),
    frontMatter("merge key", "---\ntitle: Bad\n<<: {draft: true}\n---\n\nText.\n", rule: "structure/yaml-feature"),
    frontMatter("tag", "---\ntitle: !!str Bad\n---\n\nText.\n", rule: "structure/yaml-feature"),
    frontMatter("unclosed", "---\ntitle: Bad\n\nText.\n", rule: "structure/open-front-matter"),
    frontMatter("tab", "---\ntitle: Bad\nsources:\n\t- title: A\n---\n\nText.\n", rule: "structure/yaml-syntax"),
    frontMatter(
      "twice", "---\ntitle: Bad\ntitle: Worse\ntranslations: none\n---\n\nText.\n", rule: "structure/duplicate-key"),
    frontMatter("no mapping", "---\n- title\n---\n\nText.\n", rule: "structure/wrong-type"),
    frontMatter("only text", "---\njust words\n---\n\nText.\n", rule: "structure/wrong-type"),
    frontMatter("empty title", "---\ntitle: \"\"\ntranslations: none\n---\n\nText.\n", rule: "structure/missing-key"),
    frontMatter("open quote", "---\ntitle: \"Bad\n---\n\nText.\n", rule: "structure/yaml-syntax"),
    frontMatter("deep", "---\ntitle: Bad\nmodels: \(many("["))\n---\n\nText.\n", rule: "structure/yaml-limit"),
    frontMatter(
      "deep mappings", "---\ntitle: Bad\nmodels: \(many("{a: "))\n---\n\nText.\n", rule: "structure/yaml-limit"),
    frontMatter(
      "redirect out", "---\ntitle: Bad\ntranslations: none\nredirects: [../../../bad]\n---\n\nText.\n",
      rule: "structure/reserved-address"),
    frontMatter(
      "redirect to the root", "---\ntitle: Bad\ntranslations: none\nredirects: [/etc/bad, \"\"]\n---\n\nText.\n",
      rule: "structure/reserved-address"),
    frontMatter(
      "redirect with a dot", "---\ntitle: Bad\ntranslations: none\nredirects: [./a/../b]\n---\n\nText.\n",
      rule: "structure/reserved-address"),
  ]
}
