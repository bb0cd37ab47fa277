import Diagnostics
import Files
import Knowledge
import Markdown
import Translations

/// Puts what a translator changed elsewhere back into the articles.
package struct TranslateImportCommand: Command {
  package static let name = "import"
  package static let summary = "Put changed texts of a PO or XLIFF file back into the translations"
  package static let discussion = """
    Only segments whose text was changed are written, and only their bytes; a file that comes back unchanged changes \
    nothing. Units are found by article and source text: one whose source was changed meanwhile is named and left out, \
    and so is a fuzzy one. Nothing is accepted by this: 'phasebook translate accept' does that.
    """
  package static let parameters = [file.parameter, language.parameter, dryRun.parameter] + CommonOptions.parameters

  private static let file = Positional<String>("FILE", help: "The file, .po or .xliff", completion: .files)
  private static let language = Option<[String]>("language", short: "l", "LANGUAGE", help: "The language of the file")
  private static let dryRun = Flag("dry-run", help: "Write nothing; say what would be")

  private let options: CommonOptions
  private let path: String
  private let selection: TranslationSelection
  private let isDry: Bool

  package init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try CommonOptions(arguments)
    path = try arguments.value(of: Self.file)
    selection = TranslationSelection(article: nil, languages: try arguments.value(of: Self.language))
    isDry = arguments.has(Self.dryRun)
  }

  package func run(_ console: Console) async throws -> ExitStatus {
    guard let desk = try await TranslationDesk(options, selection, console) else { return .couldNotRun }
    guard desk.languages.count == 1, let language = desk.languages.first else {
      throw UsageError("a file holds one language", help: "name it with --language")
    }
    let ending = path.atLastDot?.after.lowercased() ?? ""
    guard let format = ExchangeFile.Format(rawValue: ending == "xlf" ? "xliff" : ending) else {
      throw UsageError("“\(path)” is neither .po nor .xliff")
    }
    let bytes: [UInt8]
    do throws(FileError) { bytes = try Disk.read(path) } catch {
      throw UsageError("“\(path)” cannot be read: \(error.reason)")
    }
    let read = ExchangeReader.texts(SourceFile(path: path, bytes: bytes), format)
    guard let texts = read.value else {
      console.error(Report(read.diagnostics, files: 1).text(.full, colour: console.errorStyle.colour))
      return .couldNotRun
    }
    var left = texts
    var isComplete = true
    for sheet in desk.sheets(in: language) {
      let own = texts.filter { $0.key.hasPrefix(sheet.path + " ") }
      for key in own.keys { left[key] = nil }
      let splice = ExchangeUnit.splice(own, into: sheet.path, sheet.comparison)
      for (key, reason) in splice.left {
        console.error("left out: \(key): \(reason)")
        isComplete = false
      }
      guard splice.changed > 0 else { continue }
      let file = sheet.comparison.target.document.source
      if isDry {
        console.write("Would write \(file.path): \(counted(splice.changed, "segment"))\n")
        continue
      }
      do throws(FileError) {
        let target = desk.pipeline.folder.path + "/" + file.path.dropFirst(desk.pipeline.folder.prefix.count)
        guard try Disk.read(target) == file.bytes else {
          throw FileError(path: target, reason: "it was changed meanwhile; import again")
        }
        try Disk.replace(target, with: splice.bytes)
        console.write("Wrote \(file.path): \(counted(splice.changed, "segment"))\n")
      } catch {
        console.error("error: \(file.path) cannot be written: \(error.reason)")
        return .couldNotRun
      }
    }
    for key in left.keys.sorted() {
      console.error("left out: \(key): there is no such article in this language")
      isComplete = false
    }
    return isComplete ? .success : .findings
  }
}
