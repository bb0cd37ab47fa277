import Files
import Diagnostics
import Snippets
import TestSupport
import Testing

/// A script stands for Java: what it answers is what a compiler answers when it breaks.
@Suite("A Kotlin compiler that breaks is a failure, and nobody's verdict")
struct KotlinBreakdownTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func run(_ script: String, units: Int = 3, settings: KotlinSettings = KotlinSettings()) throws
    -> CompilationRun
  {
    try folder.write([
      "jdk/bin/java": "#!/bin/sh\n\(script)\n", "jdk/release": "JAVA_VERSION=\"17\"\n", "kotlin/build.txt": "2.4.0\n",
      "kotlin/lib/kotlin-compiler.jar": "",
    ])
    #expect(Subprocess("/bin/chmod", ["+x", folder["jdk/bin/java"]]).run(scratch: folder.path)?.status == 0)
    let environment = ["JAVA_HOME": folder["jdk"], "KOTLIN_HOME": folder["kotlin"]]
    let toolchain = try KotlinToolchain.find(in: environment, from: [folder.path]).get()
    let compiler = KotlinCompiler(toolchain, settings, cache: nil)
    return compiler.compile((0..<units).map { InstalledKotlin.unit("val a = \($0)") })
  }

  private let sentinel = "<error path=\"units/sentinel.kt\" line=\"3\" column=\"1\">[X] x</error>"

  @Test func withoutTheSentinelNothingIsJudged() throws {
    let run = try run(
      "echo '<MESSAGES><error path=\"units/snippet_0.kt\" line=\"2\" column=\"1\">[A] b</error></MESSAGES>' >&2")
    #expect(run.messages == [nil, nil, nil])
    #expect(run.failure == "the Kotlin compiler ended with status 0: b")
  }

  @Test func aCrashIsTold() throws {
    let run = try run("echo '# A fatal error has been detected'; kill -SEGV $$")
    #expect(run.messages == [nil, nil, nil])
    #expect(run.failure == "the Kotlin compiler ended with status 139: # A fatal error has been detected")
    #expect(run.processes == 1)
  }

  @Test func theUnitThatItBreaksOnIsLeftOut() throws {
    let run = try run(
      """
      if grep -q 'val a = 1' units/*.kt; then
        name=$(basename $(grep -l 'val a = 1' units/*.kt))
        echo "<exception>IllegalStateException: File being compiled: (1,1) in /x/units/$name</exception>" >&2
        exit 2
      fi
      echo '\(sentinel)' >&2
      """)
    #expect(run.messages == [[], nil, []])
    #expect(run.failure?.contains("IllegalStateException") == true)
    #expect(run.processes == 2)
    #expect(run.batched == 2)
  }

  @Test func itIsNotAskedForEver() throws {
    let run = try run("echo '<exception>x: in snippet_0.kt</exception>' >&2; exit 2", units: 20)
    #expect(run.messages.allSatisfy { $0 == nil })
    #expect(run.processes == 4)
  }

  @Test func tooLongIsAFailure() throws {
    var settings = KotlinSettings()
    settings.limit = -1
    let run = try run("exec sleep 60", units: 3, settings: settings)
    #expect(run.messages == [nil, nil, nil])
    #expect(run.failure == "the Kotlin compiler did not come to an end in time")
  }

  @Test func messagesOutsideOfTheCodeAreToldAtTheUnitsBeginning() throws {
    let run = try run(
      """
      echo '\(sentinel)
      <error path="units/snippet_1.kt" line="1" column="1">generated</error>
      <error path="units/snippet_1.kt" line="99" column="7">[B] c</error>
      <warning path="units/snippet_1.kt" line="1" column="1">[C] d</warning>
      <warning>without a place</warning><error>without a file</error>' >&2
      """)
    let place = CompilerMessage.Place(part: 0, offset: 0)
    #expect(run.failure == nil)
    #expect(
      run.messages == [
        [], [CompilerMessage(.error, "", "generated", at: place), CompilerMessage(.error, "B", "c", at: place)],
        [],
      ])
  }

  @Test func anErrorInAStubIsAFindingInIt() throws {
    let stub = SourceFile(path: "Content/Stubs/Kotlin/B.kt", text: "// é\npackage a.b\nclass B : C\n")
    let settings = KotlinSettings(stubs: [stub])
    let run = try run(
      "echo '\(sentinel)<error path=\"/x/stubs/a/b/B.kt\" line=\"3\" column=\"4\">[D] e</error>' >&2",
      settings: settings)
    #expect(run.messages == [nil, nil, nil])
    #expect(run.failure == "the stubs do not compile")
    #expect(run.findings.map(\.message) == ["the stub does not compile: e"])
    #expect(run.findings.first?.range == SourceRange(stub, 18..<18))
  }

  @Test func noJavaIsAFailure() throws {
    let run = try run("exit 127")
    #expect(run.failure == "the Kotlin compiler ended with status 127: it says nothing")
  }
}
