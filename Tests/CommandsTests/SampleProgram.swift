import Commands
import Synchronization

/// A command with a key of every kind.
struct SampleCommand: Command {
  static let name = "check"
  static let summary = "Check every article, or those that are named"
  static let discussion = """
    What is found is printed with its place, most important things first, so that an editor can follow it there.

      phasebook check Content/en --format json
    """
  static let parameters =
    [
      paths.parameter, only.parameter, format.parameter, level.parameter, cache.parameter, strict.parameter,
      verbose.parameter, explanation.parameter,
    ] + CommonOptions.parameters

  static let paths = Positional<[String]>("PATH", help: "Files or folders", completion: .files)
  static let only = Option<[Group]>("only", short: "o", "GROUP", help: "Groups of rules")
  static let format = Option("format", short: "f", "FORMAT", default: Format.full, help: "How to print what is found")
  static let level = Option<Int?>("level", short: "l", "N", help: "Depth")
  static let cache = Option<String?>("cache-folder-of-all-results", "DIR", help: "Where", completion: .folders)
  static let strict = Flag("strict", short: "s", help: "Let warnings fail too")
  static let verbose = Flag("verbose", short: "v", help: "Say more")
  static let explanation = Flag(
    "explain", help: "Print with each finding why it matters, in as many words as the manual needs for it")

  enum Format: String, CaseIterable, ArgumentValue { case full, concise, json }
  enum Group: String, CaseIterable, ArgumentValue { case links, structure, models }

  let paths: [String]
  let only: [Group]
  let format: Format
  let level: Int?
  let cache: String?
  let strict: Bool
  let verbose: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = try arguments.value(of: Self.paths)
    only = try arguments.value(of: Self.only)
    format = try arguments.value(of: Self.format)
    level = try arguments.value(of: Self.level)
    cache = try arguments.value(of: Self.cache)
    strict = arguments.has(Self.strict)
    verbose = arguments.has(Self.verbose)
  }

  func run(_ console: Console) async throws -> ExitStatus {
    console.note("checking")
    console.progress("1 of 2")
    if paths == ["throw"] { throw Failure() }
    console.write("\(format) \(paths)\n")
    return strict ? .findings : .success
  }

  struct Failure: Error, CustomStringConvertible { let description = "no such folder" }
}

struct ShowCommand: Command {
  static let name = "show"
  static let summary = "Show one"
  static let parameters = [id.parameter, part.parameter] + CommonOptions.terminal
  static let id = Positional<String>("ID", help: "Which", completion: .words(["one", "two"]))
  static let part = Positional<Int?>("PART", help: "Which part")

  let id: String
  let part: Int?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    id = try arguments.value(of: Self.id)
    part = try arguments.value(of: Self.part)
  }

  func run(_ console: Console) async throws -> ExitStatus { .success }
}

let sample = Program(
  CommandGroup(
    "phasebook", "Turn articles into a site",
    [
      .command(SampleCommand.self),
      .group(CommandGroup("model", "Look at state machines", [.command(ShowCommand.self)])),
    ]),
  version: "1.2.3")

/// What a program printed.
struct Printed: Equatable {
  var status: ExitStatus
  var out: String
  var err: String
}

extension Program {
  func printed(_ words: String..., terminal: Bool = false) async -> Printed {
    let out = Collected()
    let err = Collected()
    let console = Console(out: out.output(terminal: terminal), err: err.output(terminal: terminal))
    let status = await run(words, on: console)
    return Printed(status: status, out: out.text, err: err.text)
  }

  func misuse(_ words: String...) -> UsageError? {
    do throws(Misuse) {
      _ = try invocation(words)
      return nil
    } catch {
      return error.error
    }
  }

  func text(_ words: String...) throws -> String? {
    guard case .text(let text) = try invocation(words) else { return nil }
    return text
  }
}

/// The bytes that a stream was given.
final class Collected: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }

  func output(terminal: Bool = false) -> Output {
    Output(isTerminal: terminal) { new in
      self.bytes.withLock { $0 += new }
      return nil
    }
  }
}
