import Diagnostics
import Files
import Snippets
import TestSupport
import Testing

/// The compiler that builds these tests, with the stubs of the knowledge base of this repository.
let swiftCompiler: SwiftCompiler? = {
  guard let toolchain = SwiftToolchain.find(.none) else { return nil }
  let names = Repository.files.filter { $0.hasPrefix("Content/Stubs/Swift/") }
  let stubs = Dictionary(grouping: names) { String($0.split(separator: "/")[3]) }
  let modules = stubs.sorted { $0.key < $1.key }.map { module, names in
    (module: module, files: names.sorted().map { SourceFile(path: $0, text: Repository.text($0) ?? "") })
  }
  return SwiftCompiler(toolchain, stubs: modules, keepingIn: try? Disk.makeTemporaryFolder())
}()

extension CompilationUnit {
  init(_ code: String..., hidden: String..., mode: Int = 6) {
    self.init(
      parts: code.map { Part(Array($0.utf8), isShown: true) } + hidden.map { Part(Array($0.utf8), isShown: false) },
      settings: Settings(mode: mode))
  }

  /// `id` and the text at the place up to the next blank, for each message.
  func lines(_ messages: [CompilerMessage]?) -> [String] {
    (messages ?? []).map { message in
      let rest = parts[message.place.part].code.dropFirst(message.place.offset)
      let word = String(decoding: rest.prefix { $0 > 0x20 }, as: UTF8.self)
      return "\(message.severity.rawValue) \(message.id) \(message.place.part):\(word)"
    }
  }
}

@Suite("Many pieces of Swift in one call of the compiler", .enabled(if: swiftCompiler != nil))
struct SwiftCompilerTests {
  private func run(_ units: [CompilationUnit]) throws -> CompilationRun {
    let run = try #require(swiftCompiler).compile(units)
    #expect(run.failure == nil)
    #expect(run.findings.map(\.line) == [])
    return run
  }

  private func said(_ units: CompilationUnit...) throws -> [[String]] {
    let run = try run(units)
    return zip(units, run.messages).map { $0.lines($1) }
  }

  @Test func blocksDoNotSeeEachOther() throws {
    let delegate = """
      import UIKit

      @main
      public final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { helper() == 1 }
      }

      @MainActor private func helper() -> Int { 1 }
      """
    let uses = "func use() { _ = helper() }"
    let units = [
      CompilationUnit(delegate), CompilationUnit(delegate), CompilationUnit(uses), CompilationUnit(delegate),
    ]
    let run = try run(units)
    #expect(run.messages.map { $0?.count } == [0, 0, 1, 0])
    #expect(units[2].lines(run.messages[2]) == ["error cannot_find_in_scope 0:helper()"])
    // The compiler points at the namesake in another file, so the block is asked about once more, alone.
    #expect(run.batched == 3 && run.standalone == 1)
  }

  /// Only the making of SIL fails here, since the module that stands in for Objective-C's lacks a function; types are
  /// right. What the compiler cannot tie to a file must neither hide other files nor pass in silence.
  @Test func aFailureOfTheCompilerIsTiedToItsBlock() throws {
    let toolchain = try #require(SwiftToolchain.find(.none))
    let stub = SourceFile(path: "ObjectiveC.swift", text: "public struct ObjCBool {}\npublic struct Selector {}\n")
    let compiler = SwiftCompiler(toolchain, stubs: [(module: "ObjectiveC", files: [stub])], keepingIn: nil)
    let units = [
      CompilationUnit(
        "import ObjectiveC\n@objc protocol P { @objc optional func ask() -> Bool }\n@objc class C: P {\n  func ask() -> Bool { true }\n}"
      ),
      CompilationUnit("let wrong = missing"), CompilationUnit("func lacks() -> Int { if Bool.random() { return 1 } }"),
    ]
    let run = compiler.compile(units)
    #expect(run.failure == nil)
    #expect(run.messages[0]?.map(\.severity) == [.warning])
    #expect(units[1].lines(run.messages[1]) == ["error cannot_find_in_scope 0:missing"])
    #expect(run.messages[2]?.first?.id.hasPrefix("missing_return") ?? false)
  }

  @Test func placesAreTheAuthors() throws {
    let code = """
      /* я 🙂 */ @available(*, deprecated) public struct Ящик { var число = нет }
      \tfunc b() { /* é */ missing() }
      public extension Int { func c() { gone() } }
      """
    #expect(
      try said(CompilationUnit(code)) == [
        [
          "error cannot_find_in_scope 0:нет", "error cannot_find_in_scope 0:missing()",
          "error cannot_find_in_scope 0:gone()",
        ]
      ])
  }

  @Test func whatTypesAloneDoNotTellIsFoundBesideOthersErrors() throws {
    let found = try said(
      CompilationUnit("func a() -> Int { if Bool.random() { return 1 } }"), CompilationUnit("let x: Int = \"\""),
      CompilationUnit("func b() { let y: Int; print(y) }"), CompilationUnit("class C { let z: Int; init() {} }"),
      CompilationUnit("func d() -> Int { 1 }"))
    #expect(found[0].count == 1 && found[0][0].hasPrefix("error missing_return"))
    #expect(found[1].count == 1 && found[1][0].hasPrefix("error cannot_convert"))
    #expect(found[2].contains { $0.contains("variable_used_before_initialized") })
    #expect(found[3].contains { $0.hasPrefix("error") })
    #expect(found[4] == [])
  }

  @Test func oneThatCannotBeParsedHidesNoOther() throws {
    let found = try said(
      CompilationUnit("func a( {{{"), CompilationUnit("let b = missing"), CompilationUnit("let c = 1"))
    #expect(!found[0].isEmpty)
    #expect(found[1] == ["error cannot_find_in_scope 0:missing"])
    #expect(found[2] == [])
  }

  @Test func whatCannotShareAModuleIsCompiledAlone() throws {
    let units = [
      CompilationUnit("let greeting = \"a\"\nprint(greeting)"),
      CompilationUnit("for number in 1...3 { print(number) }"),
      CompilationUnit("infix operator <+>\nfunc <+> (a: Int, b: Int) -> Int { a + b }"),
      CompilationUnit("extension Int: Error {\n  var hidden: Int { 1 }\n}"), CompilationUnit("let leak = 1.hidden"),
      CompilationUnit("let sum = 1 <+> 2"), CompilationUnit("struct S {}\nextension S: Error {}"),
    ]
    let run = try run(units)
    let found = zip(units, run.messages).map { $0.lines($1) }
    #expect(found[0] == [] && found[1] == [] && found[2] == [] && found[6] == [])
    #expect(found[3].allSatisfy { $0.hasPrefix("warning") })
    #expect(found[4] == ["error could_not_find_value_member 0:hidden"])
    #expect(found[5] == ["error cannot_find_in_scope 0:<+>"])
    #expect(run.standalone == 4 && run.batched == 3)
  }

  @Test func sameNamesForObjectiveCAreCompiledAlone() throws {
    let code = "import UIKit\n@objc(Scene) class SceneDelegate: UIResponder {}"
    let run = try run([CompilationUnit(code), CompilationUnit(code)])
    #expect(run.messages.map { $0?.count } == [0, 0])
  }

  @Test func aGroupSharesDeclarations() throws {
    let unit = CompilationUnit(
      "import Foundation\nstruct One { let id: UUID }", "import UIKit\nlet two = One(id: UUID())\nlet bad: Int = two")
    let found = try said(unit, CompilationUnit("let alone = One()"))
    #expect(found[0].count == 1 && found[0][0].hasSuffix("1:two"))
    #expect(found[1] == ["error cannot_find_in_scope 0:One()"])
  }

  @Test func hiddenDeclarationsFollow() throws {
    let unit = CompilationUnit(
      "import UIKit\nfinal class Scene: UIResponder {\n  func go() { stop(); wrong() }\n}",
      hidden: "extension Scene {\n  func stop() {}\n}\nlet late: Int = \"\"\n")
    let found = try said(unit)[0]
    #expect(found.count == 2)
    #expect(
      found.contains("error cannot_find_in_scope 0:wrong();") || found.contains("error cannot_find_in_scope 0:wrong()"))
    #expect(found.contains { $0.hasSuffix("1:\"\"") })
  }

  @Test func modesAreTheAuthors() throws {
    let code = "var counter = 0\nfunc count() { counter += 1 }"
    let found = try said(CompilationUnit(code, mode: 5), CompilationUnit(code, mode: 6))
    #expect(found[0] == [])
    #expect(found[1].first?.hasPrefix("error") ?? false)
  }

  @Test func oldCallsAreWarnedOf() throws {
    let code = "import UIKit\n@MainActor func key() -> UIWindow? { UIApplication.shared.keyWindow }"
    let found = try said(CompilationUnit(code))[0]
    #expect(found == ["warning availability_deprecated 0:keyWindow"])
  }

  @Test func hundredsAreOneProcess() throws {
    let units = (0..<200).map { CompilationUnit("import UIKit\nclass Same: UIResponder { let number = \($0) }") }
    _ = try run([units[0]])
    let run = try run(units)
    #expect(run.messages.allSatisfy { $0?.isEmpty ?? false })
    #expect(run.batched == 200 && run.standalone == 0 && run.processes == 1)
  }

  @Test func nothingToDoStartsNothing() throws {
    #expect(try #require(swiftCompiler).compile([]).processes == 0)
  }
}
