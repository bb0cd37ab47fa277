import Diagnostics
import Knowledge
import Snippets

/// Prints one block with all that is compiled with it.
package struct SnippetsShowCommand: Command {
  package static let name = "show"
  package static let summary = "Print a block of code with what is compiled with it"
  package static let discussion = """
    ID is a name as 'phasebook snippets list' prints it. The blocks of its group and the hidden declarations follow in the \
    order in which the compiler sees them.
    """
  package static let parameters = [id.parameter] + CommonOptions.parameters

  private static let id = Positional<String>("ID", help: "The block's name, as door/open#handle")

  private let options: CommonOptions
  private let id: String

  package init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try CommonOptions(arguments)
    id = try arguments.value(of: Self.id)
  }

  package func run(_ console: Console) async throws -> ExitStatus {
    guard let base = try await Pipeline(options, console).base(console) else { return .couldNotRun }
    let all = SnippetListing.all(in: base, languages: [])
    guard let found = all.first(where: { $0.label == id }) else {
      throw UsageError(
        "there is no block of code “\(id)”", help: UsageError.didYouMean(suggestion(for: id, among: all.map(\.label))))
    }
    let unit = base.snippetUnits(of: found.article).first { $0.snippets.contains { $0.node == found.snippet.node } }
    let state = found.state(base, base.code.ledger)
    console.note("\(place(of: found.snippet)): \(state)" + (unit.map { ", key \($0.key)" } ?? ""))
    guard let unit else {
      console.write(String(decoding: found.snippet.code, as: UTF8.self))
      return .success
    }
    for snippet in unit.snippets {
      if unit.snippets.count > 1 { console.write("// \(base.name(of: snippet, in: found.article))\n") }
      console.write(String(decoding: snippet.code, as: UTF8.self))
    }
    for context in unit.contexts {
      console.write("\n// \(context.path)\n" + String(decoding: context.bytes, as: UTF8.self))
    }
    return .success
  }

  private func place(of snippet: Snippet) -> String {
    let position = LineIndex(snippet.range.file).position(at: snippet.range.bytes.lowerBound)
    return "\(snippet.range.file.path):\(position.line)"
  }
}
