/// Something that is on where `--name` is given.
package struct Flag: Sendable {
  package let parameter: Parameter

  package init(_ name: String, short: Character? = nil, help: String) {
    parameter = Parameter(
      kind: .flag, name: name, short: short, placeholder: "", help: help, completion: .nothing)
  }
}

/// Something that `--name VALUE` says; `Value` is what the command reads, so that no command checks words itself.
///
/// The initialisers differ in what happens without the option: the default, nil or an empty list.
package struct Option<Value: Sendable>: Sendable {
  package let parameter: Parameter
  let read: @Sendable ([String]) throws(UsageError) -> Value

  /// The last one given counts.
  package init(
    _ name: String, short: Character? = nil, _ placeholder: String, default value: Value, help: String,
    completion: Completion? = nil
  ) where Value: ArgumentValue {
    let parameter = Parameter(
      kind: .option(isList: false), name: name, short: short, placeholder: placeholder,
      help: "\(help) [default: \(value.argument)]", completion: completion ?? .words(Value.words))
    self.parameter = parameter
    read = { words throws(UsageError) in
      guard let word = words.last else { return value }
      return try parameter.value(of: word)
    }
  }

  package init<Wrapped: ArgumentValue>(
    _ name: String, short: Character? = nil, _ placeholder: String, help: String, completion: Completion? = nil
  ) where Value == Wrapped? {
    let parameter = Parameter(
      kind: .option(isList: false), name: name, short: short, placeholder: placeholder, help: help,
      completion: completion ?? .words(Wrapped.words))
    self.parameter = parameter
    read = { words throws(UsageError) in
      guard let word = words.last else { return nil }
      return try parameter.value(of: word)
    }
  }

  /// May be given several times, and several values may stand between commas.
  package init<Element: ArgumentValue>(
    _ name: String, short: Character? = nil, _ placeholder: String, help: String, completion: Completion? = nil
  ) where Value == [Element] {
    let parameter = Parameter(
      kind: .option(isList: true), name: name, short: short, placeholder: placeholder, help: help,
      completion: completion ?? .words(Element.words))
    self.parameter = parameter
    read = { words throws(UsageError) in
      try parameter.values(of: words.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) })
    }
  }
}

/// A word that stands for itself, by its place among the others.
package struct Positional<Value: Sendable>: Sendable {
  package let parameter: Parameter
  let read: @Sendable ([String]) throws(UsageError) -> Value

  /// `name` is what help shows: `RULE`.
  package init(_ name: String, help: String, completion: Completion? = nil) where Value: ArgumentValue {
    let parameter = Self.parameter(name, .required, help, completion ?? .words(Value.words))
    self.parameter = parameter
    read = { words throws(UsageError) in
      guard let word = words.first else { throw UsageError("\(name) is missing") }
      return try parameter.value(of: word)
    }
  }

  package init<Wrapped: ArgumentValue>(_ name: String, help: String, completion: Completion? = nil)
  where Value == Wrapped? {
    let parameter = Self.parameter(name, .optional, help, completion ?? .words(Wrapped.words))
    self.parameter = parameter
    read = { words throws(UsageError) in
      guard let word = words.first else { return nil }
      return try parameter.value(of: word)
    }
  }

  /// All words that are left.
  package init<Element: ArgumentValue>(_ name: String, help: String, completion: Completion? = nil)
  where Value == [Element] {
    let parameter = Self.parameter(name, .rest, help, completion ?? .words(Element.words))
    self.parameter = parameter
    read = { words throws(UsageError) in try parameter.values(of: words[...].map { $0[...] }) }
  }

  private static func parameter(
    _ name: String, _ arity: Parameter.Arity, _ help: String, _ completion: Completion
  ) -> Parameter {
    Parameter(
      kind: .positional(arity), name: name, short: nil, placeholder: name, help: help, completion: completion)
  }
}
