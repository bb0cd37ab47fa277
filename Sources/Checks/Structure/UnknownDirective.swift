import Diagnostics
import Knowledge
import Markdown

extension Rule {
  static let unknownDirective = Rule(
    "structure/unknown-directive", .error,
    "A directive is one that exists, alone on its line, with its own attributes.",
    why: "A misspelt directive is a comment: it does nothing, and nobody sees it on the page.",
    bad: ["en/page.md": "---\ntitle: Page\n---\n\n<!-- phasebook:ingore links/missing-target \"known\" -->\n\nText.\n"],
    good: ["en/page.md": "---\ntitle: Page\n---\n\n<!-- phasebook:localized-code -->\n\n```text\nText.\n```\n"])
}

extension Check {
  static let unknownDirective = Check(.unknownDirective) { article, _ in
    article.directives.flatMap { directive -> [Diagnostic] in
      let name = directive.name
      guard Directive.Known.all.contains(name.text) else {
        let close = suggestion(for: name.text, among: Directive.Known.all)
        return [
          Diagnostic(
            .unknownDirective, "there is no directive '\(name.text)'", at: name.range,
            help: close.map { "did you mean '\($0)'?" } ?? "known: \(Directive.Known.all.joined(separator: ", "))")
        ]
      }
      if name.text == "ignore" { return ignore(directive) }
      let known = Directive.Known.attributes(of: name.text)
      let extra = directive.arguments.dropFirst(Directive.Known.arguments(of: name.text)).map { word in
        Diagnostic(.unknownDirective, "'\(name.text)' does not take '\(word.text)'", at: word.range, help: "remove it")
      }
      return extra
        + directive.attributes.filter { !known.contains($0.key.text) }.map { attribute in
          let close = suggestion(for: attribute.key.text, among: known).map { "did you mean '\($0)'?" }
          return Diagnostic(
            .unknownDirective, "'\(name.text)' has no attribute '\(attribute.key.text)'", at: attribute.key.range,
            help: close ?? (known.isEmpty ? "it takes no attributes" : "known: \(known.joined(separator: ", "))"))
        }
    } + misplaced(in: article) + unpaired(in: article)
  }

  private static func ignore(_ directive: Directive) -> [Diagnostic] {
    guard directive.arguments.count == 2, directive.attributes.isEmpty else {
      return [
        Diagnostic(
          .unknownDirective, "'ignore' takes the id of a rule and a reason in quotes", at: directive.range,
          help: "write <!-- phasebook:ignore \(directive.arguments.first?.text ?? "group/rule") \"why\" -->")
      ]
    }
    return []
  }

  /// Groups without an end, ends of nothing, and directives in each other.
  private static func unpaired(in article: Article) -> [Diagnostic] {
    let document = article.document
    let open = article.directives.filter { $0.name.text == "tabs" && $0.closingNode == nil }.map { directive in
      Diagnostic(
        .unknownDirective, "the group of tabs is not closed", at: directive.range,
        help: "write <!-- /phasebook --> after it")
    }
    let used = Set(article.directives.compactMap(\.closingNode))
    let stray = document.nodes.indices.filter { document.isClosing($0) && !used.contains($0) }.map { node in
      Diagnostic(
        .unknownDirective, "the closing comment closes nothing", at: document.range(ofBlock: node), help: "remove it")
    }
    let nested = article.nestedDirectives.map { inner, outer in
      Diagnostic(
        .unknownDirective, "'\(inner.name.text)' stands inside '\(outer.name.text)', whose content is generated",
        at: inner.range, notes: [Diagnostic.Note("the other one begins here", outer.range)],
        help: "close that one before, or remove its closing comment")
    }
    return open + stray + nested
  }

  /// The first word of a comment before its colon, where it is nearly `phasebook`.
  private static func misspelt(_ comment: String) -> String? {
    guard let match = comment.prefixMatch(of: /<!--\s*(\w+):/) else { return nil }
    let word = String(match.1)
    return suggestion(for: word, among: ["phasebook"]) == nil ? nil : word
  }

  /// Comments that look like directives but share their line with text or other comments.
  private static func misplaced(in article: Article) -> [Diagnostic] {
    let document = article.document
    return document.nodes.indices.compactMap { index in
      let node = document.nodes[index]
      guard node.kind == .htmlInline || node.kind == .htmlBlock else { return nil }
      let literal = document.string(node.literal)
      guard literal.contains("<!-- phasebook:") || literal.contains("<!--phasebook:") else {
        return misspelt(literal).map { word in
          Diagnostic(
            .unknownDirective, "'\(word):' begins no directive", at: document.range(of: index),
            help: "did you mean 'phasebook:'?")
        }
      }
      if node.kind == .htmlBlock, document.directive(at: index) != nil { return nil }
      return Diagnostic(
        .unknownDirective, "a directive must stand alone on its line", at: document.range(of: index))
    }
  }
}
