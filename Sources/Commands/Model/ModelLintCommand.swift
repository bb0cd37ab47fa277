import Diagnostics
import Knowledge
import StateMachines

/// Finds what is wrong in machines, without looking at any article.
package struct ModelLintCommand: Command {
  package static let name = "lint"
  package static let summary = "Find what is wrong in the machines"
  package static let parameters = [machines.parameter, format.parameter, strict.parameter] + CommonOptions.parameters

  private static let machines = Positional<[String]>("MACHINE", help: "Ids of machines (else all files of Models/)")
  private static let format = Option(
    "format", "FORMAT", default: ReportFormat.full, help: "full, concise, json or github")
  private static let strict = Flag("strict", help: "Exit with 1 for warnings too")

  private let options: CommonOptions
  private let machines: [String]
  private let format: ReportFormat
  private let strict: Bool

  package init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try CommonOptions(arguments)
    machines = try arguments.value(of: Self.machines)
    format = try arguments.value(of: Self.format)
    strict = arguments.has(Self.strict)
  }

  package func run(_ console: Console) async throws -> ExitStatus {
    let pipeline = try Pipeline(options, console)
    guard let models = await pipeline.models(console) else { return .couldNotRun }
    var findings = models.findings + models.library.findings
    if !machines.isEmpty {
      // A machine that could not be read has a file all the same.
      let named = Set(machines.map { "\(pipeline.folder.prefix)Models/\($0).yaml" })
      for id in machines where !models.files.contains("\(pipeline.folder.prefix)Models/\(id).yaml") {
        _ = try models.machine(id)
      }
      findings.removeAll { !named.contains($0.range?.file.path ?? "") }
    }
    let report = Report(
      findings.with(models.configuration.severities), files: machines.isEmpty ? models.files.count : machines.count)
    console.write(report.text(format, colour: console.style.colour))
    return report.exitStatus(strict: strict) == 0 ? .success : .findings
  }
}
