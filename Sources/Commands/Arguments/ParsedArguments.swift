import Diagnostics

/// The words of a command line, sorted by the keys of one command; commands read their values from it.
package struct ParsedArguments: Sendable {
  private var words: [String: [String]] = [:]
  private var flags: Set<String> = []

  /// Whether the flag was given.
  package func has(_ flag: Flag) -> Bool { flags.contains(flag.parameter.name) }

  /// What was given for the option, or its default. Throws where the words spell no value.
  package func value<Value>(of option: Option<Value>) throws(UsageError) -> Value {
    try option.read(words[option.parameter.name] ?? [])
  }

  /// What was given in that place. Throws where it is missing or spells no value.
  package func value<Value>(of positional: Positional<Value>) throws(UsageError) -> Value {
    try positional.read(words[positional.parameter.name] ?? [])
  }

  /// Takes `--name value`, `--name=value`, `-l value`, `-lvalue`, `-l=value`, several short flags behind one dash,
  /// and after `--` only words without a name. A lone `-` is such a word too: it stands for standard input.
  package init(_ line: [String], for parameters: [Parameter]) throws(UsageError) {
    var rest = line[...]
    var loose: [String] = []
    while let word = rest.popFirst() {
      if word == "--" {
        loose += rest
        break
      } else if word.hasPrefix("--") {
        try take(long: word, &rest, parameters)
      } else if word.hasPrefix("-"), word != "-" {
        try take(short: word, &rest, parameters)
      } else {
        loose.append(word)
      }
    }
    try place(loose, parameters)
  }

  private mutating func take(
    long word: String, _ rest: inout ArraySlice<String>, _ parameters: [Parameter]
  ) throws(UsageError) {
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let parameter = parameters.first(where: { $0.isNamed && $0.name == name }) else {
      let near = suggestion(for: name, among: parameters.filter(\.isNamed).map(\.name) + ["help"])
      throw UsageError("there is no option “--\(name)” here", help: UsageError.didYouMean(near.map { "--\($0)" }))
    }
    let value = parts.count > 1 ? String(parts[1]) : nil
    guard parameter.takesValue else {
      if value != nil { throw UsageError("“--\(name)” takes no value") }
      flags.insert(name)
      return
    }
    if let value {
      words[name, default: []].append(value)
    } else {
      try addNext(of: &rest, to: parameter, typedAs: "--\(name)")
    }
  }

  private mutating func take(
    short word: String, _ rest: inout ArraySlice<String>, _ parameters: [Parameter]
  ) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let parameter = parameters.first(where: { $0.short == letter }) else {
        let name = word.dropFirst()
        let long = parameters.first { $0.isNamed && $0.name == name.prefix { $0 != "=" } }
        throw UsageError(
          "there is no option “-\(letter)” here", help: UsageError.didYouMean(long.map { "--\($0.name)" }))
      }
      guard parameter.takesValue else {
        if letters.first == "=" { throw UsageError("“-\(letter)” takes no value") }
        flags.insert(parameter.name)
        continue
      }
      if letters.isEmpty { return try addNext(of: &rest, to: parameter, typedAs: "-\(letter)") }
      if letters.first == "=" { letters.removeFirst() }
      words[parameter.name, default: []].append(String(letters))
      return
    }
  }

  /// The next word as a value. One that looks like an option more likely means that the value was forgotten;
  /// whoever wants it all the same writes `--name=-x`.
  private mutating func addNext(
    of rest: inout ArraySlice<String>, to parameter: Parameter, typedAs name: String
  ) throws(UsageError) {
    guard let value = rest.popFirst(), value == "-" || !value.hasPrefix("-") else {
      throw UsageError("“\(name)” needs a value", help: "write \(name) \(parameter.placeholder)")
    }
    words[parameter.name, default: []].append(value)
  }

  private mutating func place(_ loose: [String], _ parameters: [Parameter]) throws(UsageError) {
    var loose = loose[...]
    for parameter in parameters {
      guard case .positional(let arity) = parameter.kind, !loose.isEmpty else { continue }
      words[parameter.name] = arity == .rest ? Array(loose) : [loose[loose.startIndex]]
      loose = arity == .rest ? [] : loose.dropFirst()
    }
    if let word = loose.first { throw UsageError("“\(word)” is one word too many") }
  }
}

extension Parameter {
  var isNamed: Bool { !isPositional }

  var isPositional: Bool {
    if case .positional = kind { return true }
    return false
  }

  /// Whether it is a named one that a value follows.
  var takesValue: Bool {
    if case .option = kind { return true }
    return false
  }

  /// The value that `word` spells; the error names the parameter and what is expected.
  func value<Value: ArgumentValue>(of word: some StringProtocol) throws(UsageError) -> Value {
    if let value = Value(argument: String(word)) { return value }
    let subject = isPositional ? name : "--\(name)"
    throw UsageError(
      "“\(word)” is no value for \(subject): expected \(Value.expected)",
      help: UsageError.didYouMean(suggestion(for: String(word), among: Value.words)))
  }

  func values<Value: ArgumentValue>(of words: [Substring]) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for word in words { values.append(try value(of: word)) }
    return values
  }
}
