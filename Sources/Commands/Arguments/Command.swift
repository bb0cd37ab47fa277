/// Something that the program does, with all that help and completion say of it.
///
/// `run` is asynchronous from the first day: commands that wait for compilers or sockets must not need a second kind.
package protocol Command: Sendable {
  static var name: String { get }
  /// One line without a full stop.
  static var summary: String { get }
  /// What help says below the usage; lines are wrapped, blank lines and lines that begin with a blank are kept.
  static var discussion: String { get }
  static var parameters: [Parameter] { get }

  init(_ arguments: ParsedArguments) throws(UsageError)

  func run(_ console: Console) async throws -> ExitStatus
}

extension Command {
  package static var discussion: String { "" }
}

/// A command, or several under one name: `translate status`.
package enum CommandTree: Sendable {
  case command(any Command.Type)
  case group(CommandGroup)

  package var name: String {
    switch self {
    case .command(let command): command.name
    case .group(let group): group.name
    }
  }

  package var summary: String {
    switch self {
    case .command(let command): command.summary
    case .group(let group): group.summary
    }
  }
}

/// Commands under a common name, with what help says of them.
package struct CommandGroup: Sendable {
  package let name: String
  package let summary: String
  package let discussion: String
  package let members: [CommandTree]

  package init(_ name: String, _ summary: String, discussion: String = "", _ members: [CommandTree]) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.members = members
  }
}
