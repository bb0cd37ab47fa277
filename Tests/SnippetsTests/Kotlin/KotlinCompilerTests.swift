import Diagnostics
import Files
import Snippets
import TestSupport
import Testing

/// All units go through one process, as they do in a knowledge base: that they do not disturb each other is part of it.
@Suite("Kotlin code is judged by Kotlin's own compiler", .needsKotlin)
struct KotlinCompilerTests {
  private static let units: [(name: String, unit: CompilationUnit)] = [
    ("clean", InstalledKotlin.unit("import android.app.Activity\n\nclass Screen : Activity()\n")),
    (
      "misspelt",
      InstalledKotlin.unit(
        "import android.app.Activity\n\nclass Screen : Activity() {\n  override fun onResum() {}\n}\n")
    ),
    ("wide", InstalledKotlin.unit("val a = 1\nfun f() { println(\"Приложение 😀\" + неизвестно) } // «да»\n")),
    ("first line", InstalledKotlin.unit("val a: Strin = \"\"")),
    ("broken", InstalledKotlin.unit("class A {\n  fun f( {\n")),
    ("default import", InstalledKotlin.unit("val names = ArrayDeque<String>()\nval id = UUID.randomUUID()\n")),
    (
      "group",
      InstalledKotlin.unit(
        "class Screen {\n  val title = \"\"\n}\n",
        "import java.util.Locale\n\nfun f(screen: Screen, locale: Locale) = screen.subtitle\n")
    ),
    ("late import", InstalledKotlin.unit("class B\n", "// é😀\nimport java.util.Missing\n")),
    (
      "hidden",
      InstalledKotlin.unit("class C {\n  fun f() = helper(1)\n}\n", hidden: "private fun C.helper(a: Int) = a\n")
    ),
    (
      "hidden is wrong",
      InstalledKotlin.unit("class C {\n  fun f() = helper(1)\n}\n", hidden: "private fun C.helper(a: Int) = b\n")
    ),
    ("package", InstalledKotlin.unit("package com.example.app\n\nclass D\n\nval d: D = 1\n")),
    ("deprecated", InstalledKotlin.unit("@Deprecated(\"use g\") fun f() {}\nfun g() = f()\n")),
    ("candidates", InstalledKotlin.unit("fun f(a: Int) {}\nfun f(a: String) {}\nval x = f(1.5)\n")),
    (
      "coroutines",
      InstalledKotlin.unit(
        "import kotlinx.coroutines.*\n\nsuspend fun f() = withContext(Dispatchers.IO) { delay(1) }\n")
    ),
  ]

  private static let run: CompilationRun? = {
    var settings = KotlinSettings(stubs: InstalledKotlin.stubs, imports: ["java.util.UUID"])
    settings.memory = 600
    return try? InstalledKotlin.compiler(settings).compile(units.map(\.unit))
  }()

  /// What is said of a unit: the id, and the text from the place on to the line's end.
  private func messages(_ name: String) throws -> [String] {
    let index = try #require(Self.units.firstIndex { $0.name == name })
    let run = try #require(Self.run)
    let found = try #require(run.messages[index], "\(run.failure ?? "")")
    return found.map { message in
      let part = Self.units[index].unit.parts[message.place.part]
      let rest = String(decoding: part.code[message.place.offset...].prefix { $0 != 0x0A }, as: UTF8.self)
      return "\(message.severity) \(message.id) \(message.place.part): \(rest)"
    }
  }

  @Test func oneProcessJudgesAll() throws {
    let run = try #require(Self.run)
    #expect(run.failure == nil)
    #expect(run.processes == 1)
    #expect(run.batched == Self.units.count)
    #expect(run.standalone == 0)
  }

  @Test func rightCodeIsLeftAlone() throws {
    #expect(try messages("clean") == [])
    #expect(try messages("hidden") == [])
    #expect(try messages("coroutines") == [])
    #expect(try messages("default import") == [])
  }

  @Test func anOverrideOfNothingIsFound() throws {
    #expect(try messages("misspelt") == ["error NOTHING_TO_OVERRIDE 0: override fun onResum() {}"])
  }

  @Test func placesAreBytes() throws {
    #expect(try messages("wide") == ["error UNRESOLVED_REFERENCE 0: неизвестно) } // «да»"])
    #expect(try messages("first line") == ["error UNRESOLVED_REFERENCE 0: Strin = \"\""])
  }

  @Test func brokenCodeHidesNothingOfOthers() throws {
    #expect(try messages("broken") == ["error SYNTAX 0:  {", "error SYNTAX 0: "])
  }

  @Test func partsShareDeclarations() throws {
    #expect(try messages("group") == ["error UNRESOLVED_REFERENCE 1: subtitle"])
    #expect(try messages("late import") == ["error UNRESOLVED_IMPORT 1: Missing"])
  }

  @Test func hiddenCodeHasPlacesToo() throws {
    #expect(try messages("hidden is wrong") == ["error UNRESOLVED_REFERENCE 1: b"])
  }

  @Test func thePackageOfTheAuthorDoesNotMatter() throws {
    #expect(try messages("package") == ["error INITIALIZER_TYPE_MISMATCH 0: = 1"])
  }

  @Test func warningsAreHeardBesideErrors() throws {
    #expect(try messages("deprecated") == ["warning DEPRECATION 0: f()"])
  }

  @Test func furtherLinesAreNotes() throws {
    let index = try #require(Self.units.firstIndex { $0.name == "candidates" })
    let message = try #require(Self.run?.messages[index]?.first)
    #expect(message.id == "NONE_APPLICABLE")
    #expect(message.text == "None of the following candidates is applicable:")
    #expect(message.notes.map(\.text).contains { $0.contains("fun f(a: Int): Unit") })
    #expect(message.notes.allSatisfy { $0.place == message.place })
    #expect(!"\(message)".contains("snippet_"))
  }
}

@Suite("Many Kotlin units, and the memory between runs", .needsKotlin, .serialized)
struct KotlinBatchTests {
  @Test func threeHundredUnitsAreOneProcess() throws {
    let units = (0..<300).map { number in
      InstalledKotlin.unit("class Screen {\n  fun f(): Int = \(number % 10 == 9 ? "wrong" : "\(number)")\n}\n")
    }
    let run = try InstalledKotlin.compiler().compile(units)
    #expect(run.processes == 1)
    #expect(run.failure == nil)
    for (index, messages) in run.messages.enumerated() {
      let ids = try #require(messages).map(\.id)
      #expect(ids == (index % 10 == 9 ? ["UNRESOLVED_REFERENCE"] : []), "unit \(index)")
    }
  }

  @Test func batchesAreJudgedOneAfterTheOther() throws {
    var settings = KotlinSettings()
    settings.batch = 2
    let units = ["val a = 1", "val b = c", "val d: Int = \"\""].map { InstalledKotlin.unit($0) }
    let run = try InstalledKotlin.compiler(settings).compile(units)
    #expect(run.processes == 2)
    #expect(run.messages.map { $0?.map(\.id) } == [[], ["UNRESOLVED_REFERENCE"], ["INITIALIZER_TYPE_MISMATCH"]])
  }

  @Test func withoutUnitsNothingIsStarted() throws {
    #expect(try InstalledKotlin.compiler().compile([]).processes == 0)
  }

  @Test func aDamagedArchiveIsMadeAnew() throws {
    let folder = try TemporaryFolder()
    let compiler = try InstalledKotlin.compiler(KotlinSettings(), cache: folder.path)
    let units = [InstalledKotlin.unit("val a: Int = \"\"")]
    func archives() throws -> [String] { try Disk.names(in: folder["kotlin"]) }

    func replace(_ change: ([UInt8]) -> [UInt8]) throws {
      let name = try #require(try archives().first)
      let bytes = try Disk.read(folder["kotlin/\(name)"])
      try Disk.remove(folder["kotlin/\(name)"])
      try Disk.write(change(bytes), to: folder["kotlin/\(name)"])
    }

    let first = compiler.compile(units)
    #expect(try archives().count == 1)
    // As large as it was, with other bytes in it: Java finds that its sums are wrong.
    try replace { $0.prefix($0.count / 2) + Array(repeating: 0x5A, count: $0.count - $0.count / 2) }
    let second = compiler.compile(units)
    #expect(try archives().count == 1)
    // Cut off: Java would break on it, so it is not even tried.
    try replace { Array($0.prefix($0.count / 2)) }
    let third = compiler.compile(units)
    #expect(try archives().count == 1)
    let fourth = compiler.compile(units)
    #expect([first, second, third, fourth].map(\.processes) == [1, 2, 1, 1])
    for run in [first, second, third, fourth] {
      #expect(run.failure == nil)
      #expect(run.messages.first??.map(\.id) == ["INITIALIZER_TYPE_MISMATCH"])
    }
  }

  @Test func tooLittleMemoryIsAFailure() throws {
    var settings = KotlinSettings()
    settings.memory = 8
    let run = try InstalledKotlin.compiler(settings, cache: nil).compile([InstalledKotlin.unit("val a = 1")])
    #expect(run.messages == [nil])
    #expect(run.failure != nil)
  }
}
