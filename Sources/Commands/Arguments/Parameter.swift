/// What help, parsing and completion need to know of a key, whatever the type of its value.
package struct Parameter: Sendable {
  enum Kind: Sendable, Equatable {
    /// `--name`
    case flag
    /// `--name VALUE`; several values where `isList`
    case option(isList: Bool)
    /// A word without a name
    case positional(Arity)
  }

  enum Arity: Sendable, Equatable { case required, optional, rest }

  let kind: Kind
  /// Without dashes.
  package let name: String
  let short: Character?
  /// What stands for the value: `DIR`.
  let placeholder: String
  let help: String
  let completion: Completion
  /// Options that many commands have are listed after a command's own.
  var isCommon = false

  /// The same parameter, as one that many commands have.
  package var common: Parameter {
    var copy = self
    copy.isCommon = true
    return copy
  }
}

/// What a shell offers for a value.
package enum Completion: Sendable, Equatable {
  case nothing, files, folders
  case words([String])
}
