import Commands
import Testing

struct ProgramTests {
  @Test func runsACommand() async {
    let printed = await sample.printed("check", "a", "--format", "json")
    #expect(printed == Printed(status: .success, out: "json [\"a\"]\n", err: "checking\n"))
  }

  @Test func statusOfTheCommand() async {
    #expect(await sample.printed("check", "--strict").status == .findings)
  }

  @Test func whatIsThrownIsToldAndCouldNotRun() async {
    let printed = await sample.printed("check", "throw", "--quiet")
    #expect(printed == Printed(status: .couldNotRun, out: "", err: "error: no such folder\n"))
  }

  @Test func misuseGoesToStandardError() async {
    let printed = await sample.printed("model", "shwo")
    #expect(
      printed
        == Printed(
          status: .couldNotRun, out: "",
          err: """
            error: there is no command “shwo”
              help: did you mean “show”?
            See 'phasebook model --help'.

            """))
  }

  @Test func misuseNamesTheCommand() async {
    let printed = await sample.printed("model", "show")
    #expect(printed.err == "error: ID is missing\nSee 'phasebook model show --help'.\n")
  }

  @Test func missingOrMisplacedWords() {
    #expect(sample.misuse() == UsageError("a command is missing", help: "one of check, model"))
    #expect(sample.misuse("model") == UsageError("a command is missing", help: "one of show"))
    #expect(sample.misuse("zzz") == UsageError("there is no command “zzz”", help: "one of check, model"))
    #expect(
      sample.misuse("--strict", "check")
        == UsageError("“--strict” stands before the command", help: "options of a command stand after its name"))
    #expect(sample.misuse("--verison")?.help == "did you mean “--version”?")
    #expect(sample.misuse("model", "--vers")?.message == "“--vers” stands before the command")
  }

  @Test func version() async {
    #expect(await sample.printed("--version") == Printed(status: .success, out: "phasebook 1.2.3\n", err: ""))
  }

  @Test func quietAndProgress() async {
    #expect(await sample.printed("check", "--quiet", terminal: true).err == "")
    #expect(await sample.printed("check").err == "checking\n")
    #expect(await sample.printed("check", terminal: true).err == "checking\n\r\u{1B}[K1 of 2\r\u{1B}[K")
  }

  @Test func everyCommandIsDescribed() throws {
    func visit(_ tree: CommandTree, _ words: [String]) throws {
      #expect(!tree.summary.isEmpty && !tree.summary.hasSuffix("."))
      guard case .text(let help) = try Program.phasebook.invocation(words + ["--help"]) else { return }
      for line in help.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
      if case .group(let group) = tree { for member in group.members { try visit(member, words + [member.name]) } }
      if case .command(let type) = tree {
        #expect(Set(type.parameters.map(\.name)).count == type.parameters.count)
      }
    }
    try visit(.group(Program.phasebook.root), [])
  }
}
