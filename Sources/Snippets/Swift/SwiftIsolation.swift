/// Makes one file of a unit, such that many of them can stand in one module and not see each other.
///
/// Every declaration at the top becomes private to its file: a line `private` is put before its first modifier, after its
/// attributes, where the compiler accepts it and no column moves. `@main` and other access are blanked.
struct SwiftIsolation {
  /// The file for a module that it shares with others.
  let shared: GeneratedSource
  /// The file as the author wrote it, for a module of its own.
  let alone: GeneratedSource
  /// Whether it cannot share a module: it has statements, operators, macros, or conformances of types of others.
  let needsModule: Bool

  init(_ unit: CompilationUnit) {
    let parts = unit.parts.map { SwiftTopLevel($0.code) }
    let own = Set(parts.flatMap(\.types))
    needsModule = parts.contains { part in
      part.hasStatements || part.hasOperators || part.conformingTypes.contains { !own.contains($0) }
    }
    var shared = GeneratedSource()
    var alone = GeneratedSource()
    for (index, part) in unit.parts.enumerated() {
      Self.write(part.code, index, parts[index].edits, &shared)
      alone.add(part.code[...], part: index, lineStart: 0)
      if !alone.endsLine { alone.add("\n") }
    }
    self.shared = shared
    self.alone = alone
  }

  private static func write(_ code: [UInt8], _ part: Int, _ edits: [SwiftTopLevel.Edit], _ file: inout GeneratedSource)
  {
    var at = 0
    var lineStart = 0
    func copy(to end: Int, _ file: inout GeneratedSource) {
      guard at < end else { return }
      file.add(code[at..<end], part: part, lineStart: lineStart)
      if let newline = code[at..<end].lastIndex(of: 0x0A) { lineStart = newline + 1 }
      at = end
    }
    for edit in edits {
      copy(to: edit.place, &file)
      switch edit {
      case .makePrivate(let place):
        file.add(place == lineStart ? "private\n" : "\nprivate\n")
        file.add(String(repeating: " ", count: place - lineStart))
      case .blank(let range):
        let blank = code[range].map { $0 == 0x0A ? $0 : UInt8(0x20) }
        file.add(String(decoding: blank, as: UTF8.self))
        at = range.upperBound
      }
    }
    copy(to: code.count, &file)
    if !file.endsLine { file.add("\n") }
  }
}
