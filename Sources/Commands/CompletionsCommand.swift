/// Prints the script with which a shell completes the program's commands and options.
package struct CompletionsCommand: Command {
  package static let name = "completions"
  package static let summary = "Print a script with which a shell completes commands and options"
  package static let discussion = """
    To use it now:

      source <(phasebook completions bash)
      source <(phasebook completions zsh)
      phasebook completions fish | source

    To keep it, write that line into the file that your shell reads when it starts.
    """
  package static let parameters = [shell.parameter] + CommonOptions.terminal

  private static let shell = Positional<Shell>("SHELL", help: "bash, zsh or fish")

  let shell: Shell

  package init(_ arguments: ParsedArguments) throws(UsageError) {
    shell = try arguments.value(of: Self.shell)
  }

  package func run(_ console: Console) async throws -> ExitStatus {
    console.write(Program.phasebook.completions(for: shell))
    return .success
  }
}
