import Diagnostics
import Files
import Markdown
import Translations

/// An article of tests: a title and a body.
func article(_ body: String, title: String? = nil) -> ArticleText {
  let document = Document.parse(SourceFile(path: "a.md", text: body), body: 0..<body.utf8.count).value
  return ArticleText(
    document, frontMatter: title.map { [Segment(.title, plain: $0, range: 0..<0)] } ?? [],
    headingIDs: document.uniqueHeadingIDs.filter { document.string(document.nodes[$0.key].extra) == $0.value },
    hidden: nil)
}

/// A ledger that attests these paragraphs of each other.
func ledger(_ pairs: (String, String)...) -> Ledger {
  Ledger(
    pairs.map { source, target in
      Ledger.Fact(
        Segment(.paragraph, plain: source, range: 0..<0).hash, Segment(.paragraph, plain: target, range: 0..<0).hash,
        .translated)
    })
}

extension TranslationComparison {
  /// What stands beside what: `source|target` for each segment of the source, and what the target has besides.
  var sides: [String] {
    let extra = target.segments.indices.filter { alignment.sources[$0] == nil }.map { "|\(target.segments[$0].text)" }
    return entries.map { entry in
      "\(source.segments[entry.source].text)|" + (entry.target.map { target.segments[$0].text } ?? "")
    } + extra
  }

  var statuses: [SegmentStatus] { entries.map(\.status) }
}
