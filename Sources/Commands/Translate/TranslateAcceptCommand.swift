import Checks
import Diagnostics
import Files
import Knowledge
import Markdown
import Translations

/// Notes that translations are right.
package struct TranslateAcceptCommand: Command {
  package static let name = "accept"
  package static let summary = "Say that translations are right, beside their sources as they are now"
  package static let discussion = """
    Writes to Translations/LANGUAGE.ledger that each segment is a translation of its source. Only what somebody has read \
    should be accepted: nothing else ever makes a stale paragraph fresh. A translation that is accepted without having \
    been changed is marked as such. Articles that lack elements are not accepted as a whole.
    """
  package static let parameters =
    TranslationSelection.parameters + [segment.parameter] + CommonOptions.parameters

  static let segment = Option<Int?>(
    "segment", "N", help: "One segment of the article, by its number in 'diff' and in findings")

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
    let differences = segment == nil ? Set(await desk.differences().compactMap { $0.range?.file.path }) : []
    var isComplete = true
    for language in desk.languages {
      let ledger = desk.base.ledgers[language] ?? Ledger([])
      var facts: [Ledger.Fact] = []
      for sheet in desk.sheets(in: language) {
        let file = sheet.comparison.target.document.source.path
        guard !differences.contains(file) else {
          console.error("\(file) is not accepted: it lacks elements of its source; see 'phasebook check'")
          isComplete = false
          continue
        }
        facts += sheet.comparison.acceptance(of: try chosen(in: sheet.comparison))
      }
      guard !desk.isBroken(language) else {
        console.error("error: \(desk.ledgerName(language)) has lines that cannot be read; see 'phasebook check'")
        return .couldNotRun
      }
      let bytes = ledger.bytes(adding: facts)
      guard !facts.isEmpty else {
        console.note("\(desk.folder(of: language)): nothing is left to accept.")
        continue
      }
      if let reason = desk.write(bytes, ledgerOf: language) {
        console.error("error: \(desk.ledgerName(language)) cannot be written: \(reason)")
        return .couldNotRun
      }
      let confirmed = facts.count { $0.mark == .confirmed }
      let unchanged = confirmed > 0 ? ", \(confirmed) of them without a change of the translation" : ""
      console.write("\(desk.folder(of: language)): accepted \(counted(facts.count, "segment"))\(unchanged)\n")
    }
    return isComplete ? .success : .findings
  }

  private func chosen(in comparison: TranslationComparison) throws(UsageError) -> [TranslationComparison.Entry] {
    guard let segment else { return comparison.entries }
    guard let entry = comparison.entries.first(where: { $0.source == segment - 1 }) else {
      throw UsageError("the article has \(counted(comparison.entries.count, "segment")), no number \(segment)")
    }
    guard entry.target != nil else { throw UsageError("segment \(segment) has no translation that could be accepted") }
    return [entry]
  }
}
