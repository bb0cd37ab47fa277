import Diagnostics
import Files
import Knowledge
import Translations

/// Writes sources and translations in a format of other tools.
package struct TranslateExportCommand: Command {
  package static let name = "export"
  package static let summary = "Write source and translation as PO, XLIFF or TMX"
  package static let discussion = """
    The file goes to standard output. Each unit is one segment with its Markdown; what is up to date is final, what is \
    stale or was never accepted is fuzzy in PO. 'phasebook translate import' puts changed units back, byte for byte. TMX \
    is a memory of what was accepted, and cannot be imported.
    """
  package static let parameters = TranslationSelection.parameters + [format.parameter] + CommonOptions.parameters

  private static let format = Option(
    "format", "FORMAT", default: ExchangeFile.Format.po, help: "po, xliff or tmx")

  private let options: CommonOptions
  private let selection: TranslationSelection
  private let format: ExchangeFile.Format

  package init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try CommonOptions(arguments)
    selection = try TranslationSelection(arguments)
    format = try arguments.value(of: Self.format)
  }

  package func run(_ console: Console) async throws -> ExitStatus {
    guard let desk = try await TranslationDesk(options, selection, console) else { return .couldNotRun }
    guard desk.languages.count == 1, let language = desk.languages.first else {
      throw UsageError("a file holds one language", help: "name it with --language")
    }
    let articles = desk.sheets(in: language).map { sheet in
      (path: sheet.path, units: ExchangeUnit.all(of: sheet.path, sheet.comparison))
    }
    let file = ExchangeFile(
      sourceLanguage: desk.base.languages[0].folder, targetLanguage: desk.folder(of: language), articles: articles)
    console.write(file.text(format))
    return .success
  }
}

extension ExchangeFile.Format: ArgumentValue {}
