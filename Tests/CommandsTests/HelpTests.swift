import Commands
import Testing

struct HelpTests {
  @Test func command() throws {
    let expected = """
      Usage: phasebook check [OPTIONS] [PATH…]

      Check every article, or those that are named.

      What is found is printed with its place, most important things first, so that an
      editor can follow it there.

        phasebook check Content/en --format json

      Arguments:
        [PATH…]                   Files or folders

      Options:
        -o, --only GROUP,…        Groups of rules
        -f, --format FORMAT       How to print what is found [default: full]
        -l, --level N             Depth
            --cache-folder-of-all-results DIR
                                  Where
        -s, --strict              Let warnings fail too
        -v, --verbose             Say more
            --explain             Print with each finding why it matters, in as many
                                  words as the manual needs for it
        -h, --help                Print this help

      Common options:
            --content DIR         The content folder (else found from the current
                                  folder upwards)
            --jobs N              How much to do at the same time (else one a core)
            --no-cache            Read and write no cache
            --timings             Say how long each stage took
            --color WHEN          Colours: auto, always or never [default: auto]
            --quiet               Print findings and results only

      """
    #expect(try sample.text("check", "--help") == expected)
    #expect(try sample.text("check", "a", "--nonsense", "-h") == expected)
    #expect(try sample.text("help", "check") == expected)
  }

  @Test func program() throws {
    let expected = """
      Usage: phasebook COMMAND [OPTIONS]

      Turn articles into a site.

      Commands:
        check                     Check every article, or those that are named
        model                     Look at state machines

      Options:
        -h, --help                Print this help, or that of a command
            --version             Print the version

      """
    #expect(try sample.text("--help") == expected)
    #expect(try sample.text("help") == expected)
  }

  @Test func group() throws {
    #expect(
      try sample.text("model", "-h") == """
        Usage: phasebook model COMMAND [OPTIONS]

        Look at state machines.

        Commands:
          show                      Show one

        Options:
          -h, --help                Print this help, or that of a command

        """)
  }

  @Test func positionals() throws {
    #expect(
      try sample.text("model", "show", "--help")?.hasPrefix("Usage: phasebook model show [OPTIONS] ID [PART]\n") == true
    )
  }

  @Test func afterTwoDashesItIsAWord() throws {
    #expect(try sample.text("check", "--", "--help") == nil)
  }
}
