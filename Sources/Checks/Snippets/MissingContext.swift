import Diagnostics
import Knowledge
import Snippets

extension Rule {
  static let missingContext = Rule(
    "snippets/missing-context", .error, "The hidden declarations that code leans on are there.",
    why: "Without them the block is checked as if it stood alone, and fails for a reason that nobody meant.",
    bad: [
      "Snippets/order.swift": "struct Order {}\n",
      "en/page.md": "---\ntitle: Page\n---\n\n```swift {context=ordr}\nlet number = 1\n```\n",
    ],
    good: [
      "Snippets/order.swift": "struct Order {}\n",
      "en/page.md": "---\ntitle: Page\n---\n\n```swift {context=order}\nlet order = Order()\n```\n",
    ])

  static let lonelyGroup = Rule(
    "snippets/lonely-group", .warning, "A group of code blocks has more than one.",
    why: "A block alone in its group sees no other; most often the group's name is misspelt.",
    bad: [
      "en/page.md":
        "---\ntitle: Page\n---\n\n```swift {group=a}\nlet one = 1\n```\n\n```swift {group=b}\nlet two = 2\n```\n"
    ],
    good: [
      "en/page.md":
        "---\ntitle: Page\n---\n\n```swift {group=a}\nlet one = 1\n```\n\n```swift {group=a}\nlet two = one\n```\n"
    ])
}

extension Check {
  static let missingContext = Check(.missingContext) { article, base in
    article.snippets.compactMap { snippet in
      guard let name = snippet.context, base.code.context(of: snippet) == nil else { return nil }
      let ending = CodeLibrary.ending(of: snippet.language)
      let known = base.code.contexts.keys.sorted().filter { $0.hasSuffix(".\(ending)") }.map {
        String($0.dropLast(ending.count + 1))
      }
      return Diagnostic(
        .missingContext, "there is no file 'Snippets/\(name.text).\(ending)'", at: name.range,
        help: suggestion(for: name.text, among: known).map { "did you mean '\($0)'?" })
    }
  }

  static let lonelyGroup = Check(.lonelyGroup) { article, _ in
    let groups = Dictionary(grouping: article.snippets.filter { $0.group != nil }) {
      "\($0.language) \($0.group?.text ?? "")"
    }
    return groups.values.compactMap { snippets in
      guard snippets.count == 1, let group = snippets[0].group else { return nil }
      let others = groups.values.compactMap { $0.count > 1 ? $0[0].group?.text : nil }.sorted()
      return Diagnostic(
        .lonelyGroup, "no other block of this article is in the group '\(group.text)'", at: group.range,
        help: suggestion(for: group.text, among: others).map { "did you mean '\($0)'?" })
    }
  }
}
