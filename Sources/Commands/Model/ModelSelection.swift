import StateMachines

/// Which machine a command is about, and in which language and under which conditions it is looked at.
struct ModelSelection {
  static let parameters = [machine.parameter, language.parameter, versionName.parameter, variantIDs.parameter]

  private static let machine = Positional<String>("MACHINE", help: "The id of a machine")
  private static let language = Option<String?>(
    "language", short: "l", "LANGUAGE", help: "The language (else the source's)")
  private static let versionName = Option<String?>(
    "version", "VERSION", help: "A version of the machine (else the newest)")
  private static let variantIDs = Option<[String]>(
    "variant", "VARIANT", help: "Variants of the machine (else the defaults)")

  private let machine: String
  private let language: String?
  let version: String?
  let variants: [String]

  /// Whether the command was given a version or a variant.
  var hasConditions: Bool { version != nil || !variants.isEmpty }

  init(_ arguments: ParsedArguments) throws(UsageError) {
    machine = try arguments.value(of: Self.machine)
    language = try arguments.value(of: Self.language)
    version = try arguments.value(of: Self.versionName)
    variants = try arguments.value(of: Self.variantIDs)
  }

  /// What the names stand for; an error where one stands for nothing.
  func resolved(
    in models: Models
  ) throws(UsageError) -> (machine: Machine, language: Int, conditions: Conditions) {
    let machine = try models.machine(machine)
    return (
      machine, try models.language(language),
      try models.conditions(of: machine, version: version, variants: variants)
    )
  }
}
