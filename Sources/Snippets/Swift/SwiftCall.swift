import Diagnostics
import Files

/// The calls of the frontend that judge the units of one run.
struct SwiftCall {
  private let toolchain: SwiftToolchain
  private let modules: String?
  private let cache: String?
  private let scratch: String
  private let units: [CompilationUnit]
  private let files: [SwiftIsolation]

  private(set) var messages: [[CompilerMessage]?]
  /// Units whose errors come from others in their module, not from themselves.
  private(set) var clashes: Set<Int> = []
  private(set) var processes = 0
  private(set) var failure: String?

  init(
    _ toolchain: SwiftToolchain, modules: String?, cache: String?, scratch: String, units: [CompilationUnit],
    files: [SwiftIsolation]
  ) {
    self.toolchain = toolchain
    self.modules = modules
    self.cache = cache
    self.scratch = scratch
    self.units = units
    self.files = files
    messages = Array(repeating: nil, count: units.count)
  }

  /// Judges units that have the same settings.
  ///
  /// The pass that makes SIL finds what types alone do not tell: a missing return, a variable that is used before it
  /// has a value. It gives up as soon as one file has an error, so the files without one go through it again.
  mutating func compile(_ indices: [Int], inOneModule isShared: Bool) {
    var found = run(indices, isShared)
    let couldNot = found == nil
    if couldNot { found = run(indices, isShared, typesOnly: true) }
    guard let found else { return }
    failure = nil
    for index in indices { messages[index] = found[index] ?? [] }
    let clean = indices.filter { !hasErrors(found[$0] ?? []) }
    guard couldNot || clean.count < indices.count, !clean.isEmpty else { return }
    if !couldNot, let rest = run(clean, isShared) {
      for index in clean { add(rest[index] ?? [], to: index) }
    } else {
      for index in clean { judgeFlow(of: index, isShared) }
    }
  }

  /// After a failure that the compiler could not tie to a file each goes by itself, so that the one at which it fails is
  /// known and says so.
  private mutating func judgeFlow(of index: Int, _ isShared: Bool) {
    failure = nil
    if let flow = run([index], isShared) {
      add(flow[index] ?? [], to: index)
    } else {
      let text = "types are right, but the rest could not be looked at: \(failure ?? "the compiler gave up")"
      add([CompilerMessage(.warning, "", text, at: CompilerMessage.Place(part: 0, offset: 0))], to: index)
      failure = nil
    }
  }

  private mutating func add(_ more: [CompilerMessage], to index: Int) {
    let known = Set(messages[index] ?? [])
    messages[index]?.append(contentsOf: more.filter { !known.contains($0) })
  }

  private func hasErrors(_ messages: [CompilerMessage]) -> Bool { messages.contains { $0.severity == .error } }

  /// One process. Nil where it did not do its work.
  private mutating func run(_ indices: [Int], _ isShared: Bool, typesOnly: Bool = false) -> [Int: [CompilerMessage]]? {
    var sources: [String: (index: Int, source: GeneratedSource)] = [:]
    var paths: [String] = []
    for index in indices {
      let source = isShared ? files[index].shared : files[index].alone
      let path = "\(scratch)/s\(index).swift"
      guard (try? Disk.write(source.bytes, to: path)) != nil else { return give("its files cannot be written") }
      sources[path] = (index, source)
      paths.append(path)
    }
    // Names of hundreds of files do not fit a command line everywhere.
    let list = scratch + "/files"
    guard (try? Disk.write(Array(paths.joined(separator: "\n").utf8), to: list)) != nil else {
      return give("its files cannot be written")
    }
    processes += 1
    let arguments = flags(units[indices[0]].settings, isLibrary: isShared, typesOnly: typesOnly) + ["@" + list]
    guard let outcome = Subprocess(toolchain.frontend, arguments).run(scratch: scratch) else {
      return give("it cannot be started")
    }
    if outcome.ranOutOfTime { return give("it took too long") }
    let said = SwiftMessages(outcome.errors)
    if outcome.status > 1 || outcome.status == 1 && !said.messages.contains(where: { $0.kind == "error" }) {
      return give(said.rest.first ?? "it ended with status \(outcome.status)")
    }
    return sort(said.messages, sources)
  }

  private mutating func give(_ reason: String) -> [Int: [CompilerMessage]]? {
    failure = "the compiler failed: \(reason)"
    return nil
  }

  private func flags(_ settings: CompilationUnit.Settings, isLibrary: Bool, typesOnly: Bool) -> [String] {
    var flags = ["-frontend"] + (typesOnly ? ["-typecheck"] : ["-emit-sil", "-o", "/dev/null"])
    flags += ["-module-name", "Snippets"]
    flags += ["-swift-version", "\(settings.mode ?? 6)", "-diagnostic-style", "llvm", "-debug-diagnostic-names"]
    if isLibrary { flags.append("-parse-as-library") }
    if let cache { flags += ["-module-cache-path", cache + "/clang"] }
    if let sdk = toolchain.sdk {
      let minimum = settings.minimum.map { String($0.drop { !$0.isNumber }) } ?? sdk.version
      flags += sdk.place(minimum: minimum)
    } else {
      flags += SwiftCompiler.stubFlags
      if let modules { flags += ["-I", modules] }
    }
    return flags
  }

  /// Names of errors that say that two files of a module get in each other's way.
  private static let clashing = ["redecl", "ambiguous", "redundant_conformance", "illegal_top_level", "duplicate"]

  private mutating func sort(
    _ said: [SwiftMessages.Message], _ sources: [String: (index: Int, source: GeneratedSource)]
  ) -> [Int: [CompilerMessage]] {
    var result: [Int: [CompilerMessage]] = [:]
    var last: (index: Int, place: Int)?
    for message in said {
      let found = sources[message.file]
      let place = found?.source.place(line: message.line, column: message.column)
      if message.kind == "note" {
        guard let last else { continue }
        if let found, found.index != last.index {
          clashes.insert(last.index)
          continue
        }
        result[last.index]?[last.place].notes.append(CompilerMessage.Note(message.text, at: place))
        continue
      }
      guard let found else {
        last = nil
        continue
      }
      let severity: Severity = message.kind == "error" ? .error : .warning
      if severity == .error, Self.clashing.contains(where: message.id.contains) { clashes.insert(found.index) }
      result[found.index, default: []].append(
        CompilerMessage(
          severity, message.id, message.text, at: place ?? CompilerMessage.Place(part: 0, offset: 0)))
      last = (found.index, (result[found.index]?.count ?? 1) - 1)
    }
    return result
  }
}
