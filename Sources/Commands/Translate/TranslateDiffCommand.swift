import Diagnostics
import Files
import Knowledge
import Markdown
import Translations

/// Shows what changed in the source, beside the translation.
package struct TranslateDiffCommand: Command {
  package static let name = "diff"
  package static let summary = "Show what changed in the source, beside the translation as it is"
  package static let discussion = """
    For each segment that is stale the source as it was when the translation was accepted, and as it is now: \
    [-what went-] and {+what came+}. The old text is looked for in the history of the article; where git or that part of \
    the history is missing, this is said. Segments that nobody has accepted yet are shown with their source.
    """
  package static let parameters =
    TranslationSelection.parameters + [segment.parameter] + CommonOptions.parameters

  private static let segment = Option<Int?>("segment", "N", help: "One segment of the article, whatever is known of it")

  private let options: CommonOptions
  private let selection: TranslationSelection
  private let segment: Int?

  package init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try CommonOptions(arguments)
    selection = try TranslationSelection(arguments)
    segment = try arguments.value(of: Self.segment)
    if segment != nil, selection.article == nil {
      throw UsageError("--segment is a number in one article", help: "name the article")
    }
  }

  package func run(_ console: Console) async throws -> ExitStatus {
    guard let desk = try await TranslationDesk(options, selection, console) else { return .couldNotRun }
    let history = SourceHistory(folder: desk.pipeline.folder.path)
    var versions: [Int: Result<[ArticleText], SourceHistory.Lack>] = [:]
    var parts: [String] = []
    for language in desk.languages {
      for sheet in desk.sheets(in: language) {
        let entries = sheet.comparison.entries.filter { entry in
          segment.map { entry.source == $0 - 1 } ?? (entry.status != .fresh)
        }
        if let segment, entries.isEmpty {
          throw UsageError(
            "the article has \(counted(sheet.comparison.entries.count, "segment")), no number \(segment)")
        }
        if entries.contains(where: { $0.status == .stale }), versions[sheet.topic] == nil,
          let source = desk.base.topics[sheet.topic].articles[0]
        {
          versions[sheet.topic] = history.versions(of: desk.base.articles[source])
        }
        for entry in entries {
          let printer = SegmentPrinter(sheet: sheet, entry: entry, style: console.style)
          parts.append(printer.text(desk.base.ledgers[language], versions[sheet.topic]))
        }
      }
    }
    console.write(parts.joined(separator: "\n"))
    if parts.isEmpty { console.note("Everything is up to date.") }
    return .success
  }
}

/// One segment beside its translation, for `diff`.
private struct SegmentPrinter {
  let sheet: TranslationDesk.Sheet
  let entry: TranslationComparison.Entry
  let style: Style

  private var comparison: TranslationComparison { sheet.comparison }
  private var segment: Segment { comparison.source.segments[entry.source] }

  func text(_ ledger: Ledger?, _ versions: Result<[ArticleText], SourceHistory.Lack>?) -> String {
    var lines = ["\(style(.strong, "\(sheet.path), segment \(entry.source + 1)")): \(name) – \(state)"]
    lines.append("  \(place(comparison.source, segment))")
    let now = comparison.source.written(segment)
    if entry.status == .stale, let target = entry.target {
      switch old(comparison.target.segments[target], ledger, versions) {
      case .success(let found):
        let kinds = EditTriage.kinds(from: found, to: (comparison.source, segment)).map(\.rawValue)
        lines.append("    " + marked(WordDiff.pieces(found.text.written(found.segment), now)))
        lines.append("    changed: \(kinds.joined(separator: ", "))")
      case .failure(let lack):
        lines.append("    \(now)")
        lines.append("    (\(lack))")
      }
    } else {
      lines.append("    \(now)")
    }
    if let pair = comparison.pair(entry) {
      lines.append("  \(place(comparison.target, pair.target))")
      lines.append("    \(comparison.target.written(pair.target))")
      lines.append("  in the ledger: \(pair.source.hash) \(pair.target.hash)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var name: String { segment.kind.rawValue }

  private var state: String {
    switch entry.status {
    case .fresh: "up to date"
    case .stale: "the source has changed since"
    case .edited: "the translation was changed after it had been accepted"
    case .untracked: "not accepted yet"
    case .missing: "missing in \(comparison.target.document.source.path)"
    }
  }

  private func place(_ text: ArticleText, _ segment: Segment) -> String {
    let file = text.document.source
    let position = LineIndex(file).position(at: segment.range.lowerBound)
    return style(.gutter, "\(file.path):\(position.line):\(position.column)")
  }

  /// The newest text of the article's history that the translation is attested for.
  private func old(
    _ target: Segment, _ ledger: Ledger?, _ versions: Result<[ArticleText], SourceHistory.Lack>?
  ) -> Result<(text: ArticleText, segment: Segment), SourceHistory.Lack> {
    let wanted = Set(ledger?.sources(of: target.hash) ?? [])
    switch versions {
    case .failure(let lack)?: return .failure(lack)
    case .success(let versions)?:
      for version in versions {
        if let found = version.segments.first(where: { wanted.contains($0.hash) }) { return .success((version, found)) }
      }
      let all = versions.count
      return .failure(
        SourceHistory.Lack(
          description: "its old text is in none of the \(counted(all, "version")) of the article that git has here"))
    case nil: return .failure(SourceHistory.Lack(description: "its old text cannot be had"))
    }
  }

  private func marked(_ pieces: [WordDiff.Piece]) -> String {
    pieces.map { piece in
      switch piece {
      case .same(let text): text
      case .removed(let text): style.colour ? style(.error, text) : "[-\(text)-]"
      case .added(let text): style.colour ? style(.help, text) : "{+\(text)+}"
      }
    }.joined()
  }
}
