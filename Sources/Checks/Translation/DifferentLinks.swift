import Diagnostics
import Files
import Knowledge
import Markdown
import Translations

extension Rule {
  static let differentLinks = Rule(
    "translation/different-links", .warning, "A translation's links lead where those of its source lead.",
    why: """
      Readers of the other language come to another page, or are not told that there is more to read. An external page \
      may be that of the other language.
      """,
    bad: [
      "en/page.md": page("Page", "See [one](https://example.org/one)."),
      "de/page.md": page("Seite", "Siehe [eins](https://example.org/two)."),
    ],
    good: [
      "en/page.md": page("Page", "See [one](https://example.org/en/one)."),
      "de/page.md": page("Seite", "Siehe [eins](https://example.org/de/one)."),
    ])
}

extension ComparedTranslation {
  /// A target is missing where the article has it nowhere, or where another one stands in its segment.
  func differentLinks(_ base: KnowledgeBase) -> [Diagnostic] {
    let everywhere = Set(links(in: target.segments, articles.target).map(\.key))
    return comparison.entries.flatMap { entry -> [Diagnostic] in
      guard let pair = comparison.pair(entry) else { return [] }
      let (wanted, own) = (links(in: [pair.source], articles.source), links(in: [pair.target], articles.target))
      var extra = own.filter { link in !wanted.contains { $0.key == link.key } }
      var seen = Set(own.map(\.key))
      return wanted.compactMap { link in
        guard seen.insert(link.key).inserted else { return nil }
        let notes = [
          Diagnostic.Note("here in the source", articles.source.document.range(ofDestination: link.node))
        ]
        if !extra.isEmpty {
          let other = extra.removeFirst()
          return Diagnostic(
            .differentLinks, "this leads to '\(other.address)', in the source to '\(link.address)'",
            at: articles.target.document.range(ofDestination: other.node), notes: notes)
        }
        guard !everywhere.contains(link.key) else { return nil }
        return Diagnostic(
          .differentLinks, "the link to '\(link.address)' of the source is missing",
          at: SourceRange(target.document.source, pair.target.range), notes: notes)
      }
    }
  }

  /// The links of segments, with where they lead, whatever the language; dead ones have a finding of their own.
  private func links(in segments: [Segment], _ article: Article) -> [(node: Int, key: Article.Target, address: String)]
  {
    segments.flatMap(\.slots).filter { $0.kind == .link }.compactMap { slot in
      let address = article.document.string(article.document.nodes[slot.node].literal)
      switch article.targets[slot.node] {
      case .missing, nil: return nil
      case .external:
        return (slot.node, .article(topic: ExternalAddress.neutral(address), fragment: nil, language: nil), address)
      // A dead anchor has a finding of its own.
      case .article(_, nil, _) where address.contains("#"): return nil
      case .article(let topic, let fragment, _):
        return (slot.node, .article(topic: topic, fragment: fragment, language: nil), address)
      case .asset(let path, let suffix):
        let neutral = path.localizedStem
        return (slot.node, .article(topic: "/\(neutral)\(suffix)", fragment: nil, language: nil), address)
      case let target?: return (slot.node, target, address)
      }
    }
  }
}
