import Diagnostics
import Files
import Knowledge
import Markdown
import Translations

extension Rule {
  static let differentImages = Rule(
    "translation/different-images", .error, "A translation shows the images of its source.",
    why: "A picture of something else misleads; one with words in another language is called 'name.de.png'.",
    bad: [
      "en/page.md": page("Page", "![A map](one.svg)"), "de/page.md": page("Seite", "![Eine Karte](two.svg)"),
      "en/one.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n",
      "de/two.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n",
    ],
    good: [
      "en/page.md": page("Page", "![A map](../Assets/one.svg)"),
      "de/page.md": page("Seite", "![Eine Karte](../Assets/one.de.svg)"),
      "Assets/one.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n",
      "Assets/one.de.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n",
    ])
}

extension ComparedTranslation {
  /// Where both blocks have as many images; a missing one is a finding of its own.
  var differentImages: [Diagnostic] {
    alignment.blocks.flatMap { pair -> [Diagnostic] in
      let blocks = (source.blocks[pair.source], target.blocks[pair.target])
      guard blocks.0.end == pair.source + 1, blocks.1.end == pair.target + 1 else { return [] }
      let wanted = images(blocks.0.node, articles.source)
      let own = images(blocks.1.node, articles.target)
      guard wanted.count == own.count else { return [] }
      let names = (wanted.map(\.name), own.map(\.name))
      guard names.0.sorted() != names.1.sorted() else { return [] }
      return zip(wanted, own).compactMap { first, second in
        guard first.name != second.name, !names.0.contains(second.name) else { return nil }
        return Diagnostic(
          .differentImages, "this is the image '\(second.address)', in the source '\(first.address)'",
          at: articles.target.document.range(ofDestination: second.node),
          notes: [Diagnostic.Note("here in the source", articles.source.document.range(ofDestination: first.node))])
      }
    }
  }

  /// By name of the file, since a picture of one language may stand beside the article; missing files have a finding.
  private func images(_ block: Int, _ article: Article) -> [(node: Int, name: String, address: String)] {
    let nodes = article.document.nodes
    return (block..<Int(nodes[block].end)).filter { nodes[$0].kind == .image }.compactMap { node in
      let address = article.document.string(nodes[node].literal)
      switch article.targets[node] {
      case .asset(let path, _): return (node, path.localizedStem.atLastSlash?.after ?? path.localizedStem, address)
      case .external: return (node, ExternalAddress.neutral(address), address)
      default: return nil
      }
    }
  }
}
