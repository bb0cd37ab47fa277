package import Diagnostics
import Files

/// Modules that stand in for an SDK: compiled once for each compiler and each text of theirs, then kept.
struct SwiftStubModules {
  /// The folder with the compiled modules; nil where there is none to compile.
  private(set) var folder: String?
  private(set) var processes = 0
  /// What the compiler says of the stubs themselves, with places in their files.
  private(set) var findings: [Diagnostic] = []

  /// `kept` is where compiled modules stay; nil where nothing is kept, and `scratch` takes them.
  init(
    _ stubs: [(module: String, files: [SourceFile])], _ toolchain: SwiftToolchain, fingerprint: Fingerprint,
    kept: String?, scratch: String
  ) {
    guard !stubs.isEmpty, toolchain.sdk == nil else { return }
    let target = (kept ?? scratch) + "/modules/\(fingerprint)"
    folder = target
    if Disk.kind(of: target) == .folder { return }
    let draft = scratch + "/draft"
    do {
      try Disk.makeFolder(draft)
      for stub in Self.sorted(stubs) { compile(stub, toolchain, into: draft, scratch: scratch) }
      guard findings.allSatisfy({ $0.severity != .error }) else {
        folder = draft
        return
      }
      if let above = target.atLastSlash?.before { try Disk.makeFolder(above) }
      try Disk.rename(draft, to: target)
    } catch {
      // Another run was faster, or the folder cannot be written: what was compiled is good in either case.
      folder = Disk.kind(of: target) == .folder ? target : draft
    }
  }

  private mutating func compile(
    _ stub: (module: String, files: [SourceFile]), _ toolchain: SwiftToolchain, into folder: String, scratch: String
  ) {
    let sources = "\(scratch)/stubs/\(stub.module)"
    var paths: [String: SourceFile] = [:]
    do {
      try Disk.makeFolder(sources)
      for (index, file) in stub.files.enumerated() {
        let path = "\(sources)/\(index).swift"
        try Disk.write(file.bytes, to: path)
        paths[path] = file
      }
    } catch { return }
    processes += 1
    let arguments =
      ["-frontend", "-emit-module", "-module-name", stub.module, "-parse-as-library", "-swift-version", "5"]
      + SwiftCompiler.stubFlags + ["-experimental-skip-all-function-bodies", "-I", folder]
      + ["-diagnostic-style", "llvm", "-debug-diagnostic-names", "-o", "\(folder)/\(stub.module).swiftmodule"]
      + paths.keys.sorted()
    let outcome = Subprocess(toolchain.frontend, arguments).run(scratch: scratch)
    let said = SwiftMessages(outcome?.errors ?? "")
    for message in said.messages where message.kind == "error" {
      guard let file = paths[message.file] else { continue }
      let starts = LineIndex(file).starts
      let place = min(starts[min(max(message.line, 1), starts.count) - 1] + message.column - 1, file.bytes.count)
      findings.append(
        Diagnostic(.snippetStub, "the stub does not compile: \(message.text)", at: SourceRange(file, place..<place)))
    }
    if outcome?.status != 0, findings.isEmpty, let file = stub.files.first {
      let reason = said.rest.first ?? "the compiler ended with status \(outcome?.status ?? -1)"
      findings.append(
        Diagnostic(
          .snippetStub, "the module '\(stub.module)' does not compile: \(reason)", at: SourceRange(file, 0..<0)))
    }
  }

  /// Each module after those that it imports.
  private static func sorted(_ stubs: [(module: String, files: [SourceFile])]) -> [(
    module: String, files: [SourceFile]
  )] {
    let names = Set(stubs.map(\.module))
    var done: Set<String> = []
    var result: [(module: String, files: [SourceFile])] = []
    var rest = stubs
    while !rest.isEmpty {
      let ready = rest.firstIndex {
        imports(of: $0.files).intersection(names).subtracting([$0.module]).isSubset(of: done)
      }
      // Of a circle the first is tried, and the compiler says what is wrong.
      let stub = rest.remove(at: ready ?? 0)
      done.insert(stub.module)
      result.append(stub)
    }
    return result
  }

  private static func imports(of files: [SourceFile]) -> Set<String> {
    var result: Set<String> = []
    for file in files {
      for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n") {
        let words = line.split(separator: " ")
        if let place = words.firstIndex(of: "import"), place + 1 < words.count {
          result.insert(String(words[place + 1]))
        }
      }
    }
    return result
  }
}

extension Rule {
  package static let snippetStub = Rule(
    "snippets/stub", .error, "Stubs compile, and declare callbacks as the machines have them.",
    why: "Code that compiles against a stub which is wrong is wrong itself, and nobody notices.",
    bad: [
      "Stubs/Swift/Kit/Kit.swift": "public protocol Kit { func open( }\n",
      "en/page.md": "---\ntitle: Page\n---\n\n```swift\nimport Kit\n```\n",
    ],
    good: [
      "Stubs/Swift/Kit/Kit.swift": "public protocol Kit { func open() }\n",
      "en/page.md": "---\ntitle: Page\n---\n\n```swift\nimport Kit\n```\n",
    ])
}
