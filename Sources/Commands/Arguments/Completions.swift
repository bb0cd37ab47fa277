/// The shells for which a completion script can be made.
package enum Shell: String, Sendable, CaseIterable, ArgumentValue {
  case bash, zsh, fish
}

extension Program {
  /// A script that completes this program's commands, options and values, made from the keys of the commands.
  package func completions(for shell: Shell) -> String {
    switch shell {
    case .bash: bashCompletions
    case .zsh: zshCompletions
    case .fish: fishCompletions
    }
  }

  /// A place in the tree of commands, where other words may follow.
  struct CompletionPlace {
    /// Empty for the program itself, else the names with a slash before each: `/translate/status`.
    let path: String
    /// The commands that may follow; none where the place is a command itself.
    let members: [CommandTree]
    let parameters: [Parameter]

    var named: [Parameter] { parameters.filter(\.isNamed) }
    var positional: [Parameter] { parameters.filter(\.isPositional) }
  }

  /// All places, each before those below it.
  var completionPlaces: [CompletionPlace] { Self.places(.group(root), "") }

  private static func places(_ tree: CommandTree, _ path: String) -> [CompletionPlace] {
    let help = Flag("help", short: "h", help: "Print this help").parameter
    switch tree {
    case .command(let type):
      return [CompletionPlace(path: path, members: [], parameters: type.parameters + [help])]
    case .group(let group):
      let version = path.isEmpty ? [Flag("version", help: "Print the version").parameter] : []
      return [CompletionPlace(path: path, members: group.members, parameters: [help] + version)]
        + group.members.flatMap { places($0, "\(path)/\($0.name)") }
    }
  }
}

extension Parameter {
  var isList: Bool { kind == .option(isList: true) }

  /// `--name` and `-n`.
  var spellings: [String] { ["--\(name)"] + (short.map { ["-\($0)"] } ?? []) }
}

/// `text` between single quotes, as the shells read it.
func shellQuoted(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
}
