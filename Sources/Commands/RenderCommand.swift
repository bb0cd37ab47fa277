import Diagnostics
import Files
import Markdown
import Markup

/// Prints an article's body as HTML.
package struct RenderCommand: Command {
  package static let name = "render"
  package static let summary = "Print an article's body as HTML"
  package static let discussion = """
    For editors and tests. Without FILE, or with '-', the text comes from standard input. The HTML is that of cmark-gfm, \
    but for headings' ids, alerts, and raw HTML as --raw-html says.
    """
  package static let parameters = [file.parameter, rawHTML.parameter] + CommonOptions.terminal

  private static let file = Positional<String?>("FILE", help: "The article, or '-' for standard input")
  private static let rawHTML = Option(
    "raw-html", "POLICY", default: RawHTML.safe, help: "What becomes of HTML in the text: safe, allow or escape")

  private let file: String?
  private let policy: RawHTML

  package init(_ arguments: ParsedArguments) throws(UsageError) {
    file = try arguments.value(of: Self.file)
    policy = try arguments.value(of: Self.rawHTML)
  }

  package func run(_ console: Console) async throws -> ExitStatus {
    let name = file.flatMap { $0 == "-" ? nil : $0 }
    let source: SourceFile
    do throws(FileError) {
      let bytes = if let name { try Disk.read(name) } else { try Disk.readStandardInput() }
      source = SourceFile(path: name ?? "-", bytes: bytes)
    } catch {
      throw UsageError("\(error)")
    }
    let parsed = Document.parse(file: source)
    let document = parsed.value.document
    var options = RenderOptions()
    options.rawHTML = policy
    options.headingIDs = document.uniqueHeadingIDs
    var html = HTML(capacity: source.bytes.count * 2)
    document.render(options, into: &html)
    console.write(html.bytes)
    guard parsed.diagnostics.isEmpty else {
      console.error(Report(parsed.diagnostics, files: 1).text(.full, colour: console.errorStyle.colour))
      return .findings
    }
    return .success
  }
}

extension RawHTML: ArgumentValue {}
