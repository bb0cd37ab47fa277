import Diagnostics

/// The tree of all commands, and how a command line finds its way through it.
package struct Program: Sendable {
  package let root: CommandGroup
  package let version: String

  package init(_ root: CommandGroup, version: String) {
    self.root = root
    self.version = version
  }

  /// What a command line asks for.
  package enum Invocation: Sendable {
    case run(any Command, ParsedArguments)
    /// Something to print, with a line end.
    case text(String)
  }

  /// Bad usage, and the whole name of the command it concerns.
  package struct Misuse: Error, Sendable {
    package let error: UsageError
    package let command: String
  }

  /// What `words`, without the name of the program, ask for; nothing is done yet.
  package func invocation(_ words: [String]) throws(Misuse) -> Invocation {
    var group = root
    var command = root.name
    var rest = words[...]
    while let word = rest.popFirst() {
      let isProgram = command == root.name
      if word == "--help" || word == "-h" {
        return .text(Help.text(of: group, command: command, isProgram: isProgram))
      }
      if word == "--version", isProgram { return .text("\(root.name) \(version)\n") }
      if word == "help", isProgram {
        rest.append("--help")
        continue
      }
      guard let member = group.members.first(where: { $0.name == word }) else {
        // Who asks for help gets it, whatever else is wrong.
        if word.hasPrefix("-"), rest.contains("--help") || rest.contains("-h") {
          return .text(Help.text(of: group, command: command, isProgram: isProgram))
        }
        throw Misuse(error: Self.unknown(word, in: group, isProgram: isProgram), command: command)
      }
      command += " " + word
      switch member {
      case .group(let inner): group = inner
      case .command(let type): return try invocation(of: type, Array(rest), command)
      }
    }
    let names = group.members.map(\.name).joined(separator: ", ")
    throw Misuse(error: UsageError("a command is missing", help: "one of \(names)"), command: command)
  }

  private func invocation(
    of type: any Command.Type, _ words: [String], _ command: String
  ) throws(Misuse) -> Invocation {
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      return .text(Help.text(of: type, command: command))
    }
    do {
      let arguments = try ParsedArguments(words, for: type.parameters)
      return .run(try type.init(arguments), arguments)
    } catch {
      throw Misuse(error: error, command: command)
    }
  }

  private static func unknown(_ word: String, in group: CommandGroup, isProgram: Bool) -> UsageError {
    if word.hasPrefix("-") {
      if let near = suggestion(for: word, among: ["--help"] + (isProgram ? ["--version"] : [])) {
        return UsageError("there is no option “\(word)” here", help: UsageError.didYouMean(near))
      }
      return UsageError("“\(word)” stands before the command", help: "options of a command stand after its name")
    }
    let names = group.members.map(\.name)
    let near = suggestion(for: word, among: names)
    let help = UsageError.didYouMean(near) ?? "one of \(names.joined(separator: ", "))"
    return UsageError("there is no command “\(word)”", help: help)
  }

  /// Does what the words ask for, and says so on `console`.
  package func run(_ words: [String], on console: Console) async -> ExitStatus {
    let status = await outcome(of: words, on: console)
    guard let reason = console.finish() else { return status }
    console.error("error: standard output cannot be written: \(reason)")
    return .couldNotRun
  }

  private func outcome(of words: [String], on console: Console) async -> ExitStatus {
    do throws(Misuse) {
      switch try invocation(words) {
      case .text(let text):
        console.write(text)
        return .success
      case .run(let command, let arguments):
        let console = try terminal(of: arguments, console)
        do {
          return try await command.run(console)
        } catch {
          console.error("error: \(error)")
          return .couldNotRun
        }
      }
    } catch {
      console.error(error.error.text(command: error.command))
      return .couldNotRun
    }
  }

  private func terminal(of arguments: ParsedArguments, _ console: Console) throws(Misuse) -> Console {
    do {
      let options = try CommonOptions(arguments)
      return console.with(colour: options.colour, quiet: options.quiet)
    } catch {
      throw Misuse(error: error, command: root.name)
    }
  }
}
