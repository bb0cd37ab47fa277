import Files
import TestSupport
import Testing

@Suite("Programs are started, heard and ended")
struct SubprocessTests {
  @Test func outputOfAnySizeIsHeard() throws {
    let folder = try TemporaryFolder()
    let program = Subprocess("/bin/sh", ["-c", "head -c 300000 /dev/zero; echo wrong >&2; exit 3"])
    let outcome = try #require(program.run(scratch: folder.path))
    #expect(outcome.status == 3)
    #expect(outcome.output.utf8.count == 300_000)
    #expect(outcome.errors == "wrong\n")
  }

  @Test func whatTakesTooLongIsEnded() throws {
    let folder = try TemporaryFolder()
    var program = Subprocess("/bin/sh", ["-c", "exec sleep 60"])
    program.limit = 0.2
    let outcome = try #require(program.run(scratch: folder.path))
    #expect(outcome.ranOutOfTime)
    #expect(outcome.status != 0)
  }

  @Test func whatDoesNotExistCannotBeStarted() throws {
    let folder = try TemporaryFolder()
    #expect(Subprocess("/no/such/program", []).run(scratch: folder.path) == nil)
  }
}
