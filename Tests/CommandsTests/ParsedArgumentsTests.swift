import Commands
import Testing

struct ParsedArgumentsTests {
  private func command(_ words: String...) throws(UsageError) -> SampleCommand {
    try SampleCommand(try ParsedArguments(words, for: SampleCommand.parameters))
  }

  @Test func nothingGiven() throws {
    let command = try command()
    #expect(command.paths == [])
    #expect(command.only == [])
    #expect(command.format == .full)
    #expect(command.level == nil)
    #expect(!command.strict)
  }

  @Test(arguments: [
    ["--format", "json"], ["--format=json"], ["-f", "json"], ["-fjson"], ["-f=json"], ["-vf", "json"], ["-vsfjson"],
    ["--format", "full", "--format", "json"],
  ])
  func spellingsOfAnOption(words: [String]) throws {
    let arguments = try ParsedArguments(words, for: SampleCommand.parameters)
    #expect(try arguments.value(of: SampleCommand.format) == .json)
  }

  @Test func bundledFlags() throws {
    let command = try command("-sv")
    #expect(command.strict)
    #expect(command.verbose)
  }

  @Test(arguments: [
    ["--only", "links,models"], ["--only", "links", "--only", "models"], ["-o", "links", "a", "--only=models"],
  ])
  func lists(words: [String]) throws {
    let arguments = try ParsedArguments(words, for: SampleCommand.parameters)
    #expect(try arguments.value(of: SampleCommand.only) == [.links, .models])
  }

  @Test func wordsBetweenOptionsKeepTheirOrder() throws {
    #expect(try command("a", "--strict", "b", "-", "-l", "2", "c").paths == ["a", "b", "-", "c"])
  }

  @Test func twoDashesEndTheOptions() throws {
    let command = try command("--strict", "--", "--format", "-x", "--")
    #expect(command.paths == ["--format", "-x", "--"])
    #expect(command.format == .full)
  }

  @Test func valuesMayHoldAnEqualsSignAndBlanks() throws {
    #expect(try command("--cache-folder-of-all-results=a=b c").cache == "a=b c")
    #expect(try command("--cache-folder-of-all-results=--x").cache == "--x")
    #expect(try command("--cache-folder-of-all-results", "-").cache == "-")
  }

  /// The words, the message and the help.
  @Test(
    arguments: [
      (["--formt"], "there is no option “--formt” here", "did you mean “--format”?"),
      (["--zzzzzz"], "there is no option “--zzzzzz” here", nil),
      (["-x"], "there is no option “-x” here", nil),
      (["-sx"], "there is no option “-x” here", nil),
      (["-verbose"], "there is no option “-e” here", "did you mean “--verbose”?"),
      (["--strict=yes"], "“--strict” takes no value", nil),
      (["-s=yes"], "“-s” takes no value", nil),
      (["--format"], "“--format” needs a value", "write --format FORMAT"),
      (["--format", "--strict"], "“--format” needs a value", "write --format FORMAT"),
      (["--format", "-s"], "“--format” needs a value", "write --format FORMAT"),
      (["-l"], "“-l” needs a value", "write -l N"),
      (["--format=jsn"], "“jsn” is no value for --format: expected one of full, concise, json", "did you mean “json”?"),
      (["--format="], "“” is no value for --format: expected one of full, concise, json", nil),
      (["--level=-3"], "“-3” is no value for --level: expected a number", nil),
      (["--level=99999999999999999999"], "“99999999999999999999” is no value for --level: expected a number", nil),
      (["--only=links,"], "“” is no value for --only: expected one of links, structure, models", nil),
      (
        ["--only=link"], "“link” is no value for --only: expected one of links, structure, models",
        "did you mean “links”?"
      ),
    ] as [([String], String, String?)])
  func misuse(words: [String], message: String, help: String?) {
    #expect(throws: UsageError(message, help: help)) {
      try SampleCommand(try ParsedArguments(words, for: SampleCommand.parameters))
    }
  }

  @Test func positionals() throws {
    func show(_ words: String...) throws -> ShowCommand {
      try ShowCommand(try ParsedArguments(words, for: ShowCommand.parameters))
    }
    #expect(try show("a").id == "a")
    #expect(try show("a", "2").part == 2)
    #expect(throws: UsageError("ID is missing")) { try show() }
    #expect(throws: UsageError("“x” is no value for PART: expected a number")) { try show("a", "x") }
    #expect(throws: UsageError("“3” is one word too many")) { try show("a", "2", "3") }
  }

  @Test func jobsAreAtLeastOne() throws {
    let one = try CommonOptions(try ParsedArguments(["--jobs", "1"], for: CommonOptions.parameters))
    #expect(one.jobs == 1)
    #expect(throws: UsageError.self) {
      try CommonOptions(try ParsedArguments(["--jobs", "0"], for: CommonOptions.parameters))
    }
  }
}
