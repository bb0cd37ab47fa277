import Diagnostics
import Files
import StateMachines

/// Prints a machine of another notation in the format of models.
package struct ModelImportCommand: Command {
  package static let name = "import"
  package static let summary = "Print a machine from SCXML, XState, Mermaid, PlantUML or CSV as a model"
  package static let discussion = """
    Save it as Models/ID.yaml and look it over with 'phasebook model lint'. What could not be carried over is said on \
    standard error, with its place.
    """
  package static let parameters = [file.parameter, format.parameter, id.parameter] + CommonOptions.terminal

  private static let file = Positional<String>("FILE", help: "The file, or '-' for standard input")
  private static let format = Option<ExportFormat?>(
    "format", "FORMAT", help: "scxml, xstate, mermaid, plantuml or csv (else by the file's ending)")
  private static let id = Option<String?>("id", "ID", help: "The machine's id (else its name in the file)")

  private let file: String
  private let format: ExportFormat
  private let id: String?

  package init(_ arguments: ParsedArguments) throws(UsageError) {
    file = try arguments.value(of: Self.file)
    id = try arguments.value(of: Self.id)
    let ending = file.split(separator: "/").last?.split(separator: ".").dropFirst().last.map(String.init) ?? ""
    guard let format = try arguments.value(of: Self.format) ?? ExportFormat(ending: ending) else {
      throw UsageError(
        "the ending of “\(file)” names no format",
        help: "name it with --format: \(MachineImport.formats.map(\.rawValue).joined(separator: ", "))")
    }
    self.format = format
  }

  package func run(_ console: Console) async throws -> ExitStatus {
    let source: SourceFile
    do throws(FileError) {
      let bytes = if file == "-" { try Disk.readStandardInput() } else { try Disk.read(file) }
      source = SourceFile(path: file, bytes: bytes)
    } catch {
      throw UsageError("\(error)")
    }
    let outcome = MachineImport.read(source, as: format, id: id)
    if !outcome.diagnostics.isEmpty {
      console.error(Report(outcome.diagnostics, files: 1).text(.full, colour: console.errorStyle.colour))
    }
    guard let machine = outcome.value else { return .couldNotRun }
    console.write(machine.yaml)
    return .success
  }
}
