package import Diagnostics
package import Files

/// Compiles many pieces of Swift in one call of the compiler's frontend.
///
/// Measured with Swift 6.3 on two cores: 160 ms a block with the driver, 88 ms with the frontend, 7 ms with a hundred
/// blocks in one call.
package struct SwiftCompiler: SnippetCompiler {
  package let language = "swift"
  package var name: String { "Swift \(toolchain.version)" }
  package var version: String { toolchain.version }
  package let fingerprint: Fingerprint

  private let toolchain: SwiftToolchain
  private let stubs: [(module: String, files: [SourceFile])]
  private let kept: String?

  /// Apple's own rules for delegates on any system: the driver switches them off on Linux, and the last flag wins.
  /// Both flags are the compiler's own, used by its tests.
  static let stubFlags = ["-enable-objc-interop", "-disable-objc-attr-requires-foundation-module"]

  /// `kept` is a folder for compiled stubs and the compiler's own caches; nil where nothing is kept.
  package init(
    _ toolchain: SwiftToolchain, stubs: [(module: String, files: [SourceFile])], keepingIn kept: String?
  ) {
    self.toolchain = toolchain
    self.stubs = stubs
    self.kept = kept
    var fingerprint = Fingerprint(Array("1\0\(toolchain.version)\0\(toolchain.sdk?.version ?? "")".utf8))
    for stub in stubs {
      for file in stub.files {
        fingerprint.add(Array("\0\(stub.module)\0".utf8))
        fingerprint.add(file.bytes)
      }
    }
    self.fingerprint = fingerprint
  }

  package func compile(_ units: [CompilationUnit]) -> CompilationRun {
    var run = CompilationRun(messages: Array(repeating: nil, count: units.count))
    guard !units.isEmpty else { return run }
    guard let scratch = try? Disk.makeTemporaryFolder() else {
      run.failure = "no folder for the compiler's files can be made"
      return run
    }
    defer { try? Disk.remove(scratch) }
    let modules = SwiftStubModules(stubs, toolchain, fingerprint: fingerprint, kept: kept, scratch: scratch)
    run.processes += modules.processes
    run.findings = modules.findings
    guard modules.findings.allSatisfy({ $0.severity != .error }) else {
      run.failure = "the stubs do not compile"
      return run
    }
    if let sdk = toolchain.sdk {
      var comparison = StubComparison(toolchain, place: sdk.place(minimum: sdk.version))
      run.findings += comparison.findings(of: stubs, scratch: scratch)
      run.processes += comparison.processes
    }
    let files = units.map(SwiftIsolation.init)
    var call = SwiftCall(toolchain, modules: modules.folder, cache: kept, scratch: scratch, units: units, files: files)
    let together = files.indices.filter { !files[$0].needsModule }
    for (_, indices) in Dictionary(grouping: together, by: { units[$0].settings }).sorted(by: {
      $0.value[0] < $1.value[0]
    }) {
      call.compile(indices, inOneModule: true)
    }
    let again = together.filter { call.clashes.contains($0) }
    let alone = files.indices.filter { files[$0].needsModule } + again
    for index in alone { call.compile([index], inOneModule: false) }
    run.messages = call.messages
    run.processes += call.processes
    run.batched = together.count - again.count
    run.standalone = alone.count
    run.failure = call.failure
    return run
  }
}
