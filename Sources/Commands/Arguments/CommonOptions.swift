/// The options that every command about a knowledge base has.
package struct CommonOptions: Sendable {
  /// The content folder; nil means that it is looked for from the current folder upwards.
  package let content: String?
  /// How many pieces of work may run at the same time; nil means as many as there are cores.
  package let jobs: Int?
  package let noCache: Bool
  package let timings: Bool
  package let colour: ColourChoice
  package let quiet: Bool

  static let content = Option<String?>(
    "content", "DIR", help: "The content folder (else found from the current folder upwards)", completion: .folders)
  static let jobs = Option<Int?>("jobs", "N", help: "How much to do at the same time (else one a core)")
  static let noCache = Flag("no-cache", help: "Read and write no cache")
  static let timings = Flag("timings", help: "Say how long each stage took")
  static let colour = Option("color", "WHEN", default: ColourChoice.auto, help: "Colours: auto, always or never")
  static let quiet = Flag("quiet", help: "Print findings and results only")

  /// Those about the terminal; every command has them.
  package static let terminal = [colour.parameter.common, quiet.parameter.common]

  package static let parameters =
    [content.parameter, jobs.parameter, noCache.parameter, timings.parameter].map(\.common) + terminal

  package init(_ arguments: ParsedArguments) throws(UsageError) {
    content = try arguments.value(of: Self.content)
    jobs = try arguments.value(of: Self.jobs)
    if jobs == 0 { throw UsageError("“0” is no value for --jobs: expected a number from 1") }
    noCache = arguments.has(Self.noCache)
    timings = arguments.has(Self.timings)
    colour = try arguments.value(of: Self.colour)
    quiet = arguments.has(Self.quiet)
  }
}

/// When to print in colours.
package enum ColourChoice: String, Sendable, CaseIterable, ArgumentValue {
  /// On a terminal that can, unless `NO_COLOR` is set.
  case auto
  case always, never
}
