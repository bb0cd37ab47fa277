import Diagnostics
import Files
import Knowledge
import Translations

/// Makes the file of a new translation.
package struct TranslateStartCommand: Command {
  package static let name = "start"
  package static let summary = "Make the file of a new translation, with the source as comments"
  package static let discussion = """
    The file has the front matter of the source, with 'draft: true', its code, its directives, and every other block as \
    a comment below which its translation belongs. A file that exists is never written over.
    """
  package static let parameters =
    [article.parameter, TranslationSelection.languages.parameter] + CommonOptions.parameters

  private static let article = Positional<String>(
    "ARTICLE", help: "The article: its path without language and ending, or its file", completion: .files)

  private let options: CommonOptions
  private let selection: TranslationSelection

  package init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try CommonOptions(arguments)
    _ = try arguments.value(of: Self.article)
    selection = try TranslationSelection(arguments)
    if selection.languages.isEmpty { throw UsageError("the language is missing", help: "name it with -l LANGUAGE") }
  }

  package func run(_ console: Console) async throws -> ExitStatus {
    guard let desk = try await TranslationDesk(options, selection, console) else { return .couldNotRun }
    let topic = desk.base.topics[desk.topics[0]]
    guard let index = topic.articles[0] else {
      throw UsageError("“\(topic.path)” has no text in the source language")
    }
    let source = desk.base.articles[index]
    for language in desk.languages {
      let name = "\(desk.folder(of: language))/\(topic.path).md"
      let path = desk.pipeline.folder.path + "/" + name
      guard Disk.kind(of: path, following: false) == .missing else {
        console.error("error: \(desk.pipeline.folder.prefix)\(name) exists already; it is left as it is")
        return .couldNotRun
      }
      do throws(FileError) {
        if let folder = path.atLastSlash?.before { try Disk.makeFolder(folder) }
        try Disk.write(TranslationDraft(source).bytes, to: path)
        console.write("Wrote \(desk.pipeline.folder.prefix)\(name)\n")
      } catch {
        console.error("error: \(desk.pipeline.folder.prefix)\(name) cannot be written: \(error.reason)")
        return .couldNotRun
      }
    }
    return .success
  }
}
