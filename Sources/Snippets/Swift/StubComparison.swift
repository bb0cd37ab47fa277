import Diagnostics
import Files
import Foundation

/// Compares what stubs declare with a module that was really compiled: where the real SDK is, a stub that says more than
/// it is found to be a lie.
///
/// Functions are compared, by their type and full name, as `swift-symbolgraph-extract` lists them.
struct StubComparison {
  private let toolchain: SwiftToolchain
  /// Flags that lead to the modules: `-sdk` and `-target`, or `-I`.
  private let place: [String]
  private(set) var processes = 0

  init(_ toolchain: SwiftToolchain, place: [String]) {
    self.toolchain = toolchain
    self.place = place
  }

  /// Findings at the functions that the real module does not have; a module that cannot be read is a finding too.
  mutating func findings(of stubs: [(module: String, files: [SourceFile])], scratch: String) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for stub in stubs {
      guard let known = symbols(of: stub.module, scratch: scratch) else {
        findings += stub.files.prefix(1).map { file in
          Diagnostic(
            .snippetStub, "the SDK has no module '\(stub.module)', or it cannot be read", at: SourceRange(file, 0..<0))
        }
        continue
      }
      for file in stub.files {
        for function in DeclaredFunction.all(in: file.bytes, language: "swift")
        where !known.contains("\(function.type).\(function.fullName)") {
          findings.append(
            Diagnostic(
              .snippetStub, "the SDK's \(function.type) has no '\(function.fullName)'",
              at: SourceRange(file, function.range)))
        }
      }
    }
    return findings
  }

  /// `Type.name(labels:)` for every member; of a nested type its last name. Nil where the tool fails.
  private mutating func symbols(of module: String, scratch: String) -> Set<String>? {
    guard let folder = toolchain.frontend.atLastSlash?.before,
      let tool = Disk.program("swift-symbolgraph-extract", path: folder)
    else { return nil }
    let output = scratch + "/graphs/" + module
    guard (try? Disk.makeFolder(output)) != nil else { return nil }
    processes += 1
    let arguments = ["-module-name", module, "-output-dir", output, "-minimum-access-level", "public"] + place
    guard let outcome = Subprocess(tool, arguments).run(scratch: scratch), outcome.status == 0,
      let names = try? Disk.names(in: output)
    else { return nil }
    var result: Set<String> = []
    for name in names where name.hasSuffix(".symbols.json") {
      guard let bytes = try? Disk.read(output + "/" + name),
        let graph = try? JSONDecoder().decode(Graph.self, from: Data(bytes))
      else { return nil }
      for symbol in graph.symbols { result.insert(symbol.pathComponents.suffix(2).joined(separator: ".")) }
    }
    return result
  }

  /// As much as is needed of a symbol graph (format 0.5 and later).
  private struct Graph: Decodable {
    let symbols: [Symbol]

    struct Symbol: Decodable {
      let pathComponents: [String]
    }
  }
}
