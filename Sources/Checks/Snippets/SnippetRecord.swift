import Diagnostics
import Knowledge
import Snippets

extension Rule {
  static let snippetRecord = Rule(
    "snippets/record", .warning, "What is recorded of compiled code is true.",
    why: "The site says by it with which compiler a block was compiled; a reader must be able to believe that.",
    bad: [
      "Snippets/verified.ledger": "not a record\n",
      "en/page.md": "---\ntitle: Page\n---\n\n```swift\nlet one = 1\n```\n",
    ],
    good: [
      "Snippets/verified.ledger": "aaaaaaaaaaaaa swift 6.3\n",
      "en/page.md": "---\ntitle: Page\n---\n\n```swift\nlet one = 1\n```\n",
    ])
}

extension Check {
  static let snippetRecord = Check(.snippetRecord) { (base: KnowledgeBase) in
    base.code.ledger.badLines.map { line in
      Diagnostic(
        .snippetRecord, "this line is no record of compiled code", at: line,
        help: "'phasebook snippets record' writes the file anew")
    }
  }
}
