import Diagnostics
import Files
import TestSupport
import Testing

@testable import Snippets

@Suite("Stubs are compared with real modules", .enabled(if: swiftCompiler != nil))
struct StubComparisonTests {
  private func stub(_ text: String) -> [(module: String, files: [SourceFile])] {
    [(module: "Kit", files: [SourceFile(path: "Kit.swift", text: text)])]
  }

  /// A module that is compiled stands for the SDK's.
  @Test func whatTheModuleDoesNotHaveIsFound() throws {
    let toolchain = try #require(SwiftToolchain.find(.none))
    let folder = try TemporaryFolder()
    let real = stub(
      """
      public protocol Door { func open(_ key: Int) }
      open class Frame { open func fit(into wall: Int, at height: Int) {}; public struct Part { public func turn() {} } }
      """)
    let modules = SwiftStubModules(real, toolchain, fingerprint: Fingerprint([1]), kept: nil, scratch: folder.path)
    var comparison = StubComparison(
      toolchain, place: ["-I", try #require(modules.folder), "-target", try target(toolchain, folder)])
    #expect(comparison.findings(of: real, scratch: folder.path).map(\.line) == [])
    let lie = stub(
      """
      public protocol Door { func open(_ key: Int); func close() }
      open class Frame { open func fit(in wall: Int, at height: Int) {} }
      """)
    #expect(
      comparison.findings(of: lie, scratch: folder.path).map(\.line) == [
        "Kit.swift:1:52 snippets/stub: the SDK's Door has no 'close()'",
        "Kit.swift:2:30 snippets/stub: the SDK's Frame has no 'fit(in:at:)'",
      ])
    let absent: [(module: String, files: [SourceFile])] = [
      (module: "Absent", files: [SourceFile(path: "Absent.swift", text: "")])
    ]
    #expect(comparison.findings(of: absent, scratch: folder.path).count == 1)
    #expect(comparison.processes == 3)
  }

  private func target(_ toolchain: SwiftToolchain, _ folder: TemporaryFolder) throws -> String {
    let outcome = try #require(Subprocess(toolchain.frontend, ["--version"]).run(scratch: folder.path))
    let line = try #require(outcome.output.split(separator: "\n").first { $0.hasPrefix("Target: ") })
    return String(line.dropFirst("Target: ".count))
  }
}
