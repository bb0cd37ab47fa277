import Diagnostics
import Knowledge
import Languages
import Markdown
import Translations

/// Says how far the translations are.
package struct TranslateStatusCommand: Command {
  package static let name = "status"
  package static let summary = "Say how many words of the translations are up to date, by language and article"
  package static let discussion = """
    Words are counted in the source. Stale: the source has changed since the translation was accepted. To accept: nobody \
    has said yet that the translation is one of this source. 'phasebook translate diff' shows them.
    """
  package static let parameters = TranslationSelection.parameters + CommonOptions.parameters

  private let options: CommonOptions
  private let selection: TranslationSelection

  package init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try CommonOptions(arguments)
    selection = try TranslationSelection(arguments)
  }

  package func run(_ console: Console) async throws -> ExitStatus {
    guard let desk = try await TranslationDesk(options, selection, console) else { return .couldNotRun }
    let parts = desk.languages.map { Self.text(of: desk, in: $0) }
    console.write(parts.joined(separator: "\n"))
    return .success
  }

  /// Segments and their words, by what is known of them.
  struct Count {
    var words: [SegmentStatus: Int] = [:]
    var segments: [SegmentStatus: Int] = [:]

    init() {}

    init(_ comparison: TranslationComparison) {
      for entry in comparison.entries {
        segments[entry.status, default: 0] += 1
        words[entry.status, default: 0] += comparison.source.segments[entry.source].wordCount
      }
    }

    mutating func add(_ other: Count) {
      words.merge(other.words, uniquingKeysWith: +)
      segments.merge(other.segments, uniquingKeysWith: +)
    }

    var total: Int { words.values.reduce(0, +) }

    /// "24 words in 2 segments stale, 12 words in 1 segment missing"; nil where all is fresh.
    var lacks: String? {
      let kinds: [(String, [SegmentStatus])] = [
        ("stale", [.stale]), ("to accept", [.edited, .untracked]), ("missing", [.missing]),
      ]
      let parts = kinds.compactMap { name, statuses -> String? in
        let count = statuses.reduce(0) { $0 + (segments[$1] ?? 0) }
        let words = statuses.reduce(0) { $0 + (self.words[$1] ?? 0) }
        return count == 0 ? nil : "\(counted(words, "word")) in \(counted(count, "segment")) \(name)"
      }
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
  }

  private static func text(of desk: TranslationDesk, in language: Int) -> String {
    let base = desk.base
    var all = Count()
    var rows: [(path: String, text: String)] = []
    for topic in desk.topics
    where base.topics[topic].translations != .none || base.topics[topic].articles[language] != nil {
      guard let index = base.topics[topic].articles[0] else { continue }
      let path = base.topics[topic].path
      if let found = base.comparisons(of: topic, in: [language]).first {
        let count = Count(found.comparison)
        all.add(count)
        rows.append((path, count.lacks ?? "up to date"))
      } else {
        var count = Count()
        count.words[.missing] = base.articles[index].translationText.segments.reduce(0) { $0 + $1.wordCount }
        all.add(count)
        let isDraft = base.topics[topic].articles[language] != nil
        rows.append((path, "\(counted(count.total, "word")) \(isDraft ? "in a draft" : "not translated")"))
      }
    }
    let fresh = all.words[.fresh] ?? 0
    // Rounded down, so that nothing but all is 100 %.
    let share = all.total == 0 ? "" : " (\(100 * fresh / all.total) %)"
    let site = base.languages[language]
    var lines = [
      "\(site.folder) – \(site.tag.nativeName): \(fresh) of \(counted(all.total, "word")) up to date\(share)"
    ]
    let confirmed = base.ledgers[language]?.facts.count { $0.mark == .confirmed } ?? 0
    if confirmed > 0 { lines.append("  \(counted(confirmed, "fact")) without a change of the translation") }
    let width = rows.map(\.path.count).max() ?? 0
    for row in rows {
      lines.append("  \(row.path)\(String(repeating: " ", count: width - row.path.count))  \(row.text)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// "1 word", "2 words"
func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
