import Diagnostics
import Knowledge
import Snippets

/// Names all blocks of code.
package struct SnippetsListCommand: Command {
  package static let name = "list"
  package static let summary = "List the blocks of code"
  package static let discussion = """
    Each line has the block's name, its place, its language and what is known of it. A block of the source language is \
    called 'path#id', or 'path#n' by its number; that of a translation has the language before it. Nothing is compiled.
    """
  package static let parameters = [languages.parameter] + CommonOptions.parameters

  private static let languages = Option<[String]>("language", short: "l", "LANGUAGE,…", help: "Languages to list")

  private let options: CommonOptions
  private let languages: [String]

  package init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try CommonOptions(arguments)
    languages = try arguments.value(of: Self.languages)
  }

  package func run(_ console: Console) async throws -> ExitStatus {
    guard let base = try await Pipeline(options, console).base(console) else { return .couldNotRun }
    let ledger = base.code.ledger
    let wanted = languages.isEmpty ? [base.languages[0].folder] : languages
    for listing in SnippetListing.all(in: base, languages: wanted) {
      let range = listing.snippet.range
      let line = LineIndex(range.file).position(at: range.bytes.lowerBound).line
      let language = listing.snippet.language.isEmpty ? "text" : listing.snippet.language
      console.write(
        "\(listing.label)  \(range.file.path):\(line)  \(language)  \(listing.state(base, ledger))\n")
    }
    return .success
  }
}
