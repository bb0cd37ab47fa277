/// A unit as one Kotlin file in a package of its own, and the way back from lines of that file to the author's bytes.
///
/// Kotlin wants file annotations, the package and all imports at the top, so those of every part are moved there; what
/// they leave behind is blank, and every other line stays whole. A package that the author wrote is left out: units
/// would meet in it.
struct KotlinSource: Sendable {
  let package: String
  private(set) var bytes: [UInt8] = []

  private let unit: CompilationUnit
  /// Where each line begins in the author's code; nil where the author did not write it.
  private var origins: [CompilerMessage.Place?] = []

  init(_ unit: CompilationUnit, package: String, imports: [String]) {
    self.unit = unit
    self.package = package
    let headers = unit.parts.map { KotlinHeader(of: $0.code) }
    move(.fileAnnotation, of: headers)
    line("package \(package)")
    for path in imports where !isDeclaredOrImported(path, headers) { line("import \(path)") }
    move(.import, of: headers)
    for (index, part) in unit.parts.enumerated() { body(part.code, without: headers[index], part: index) }
  }

  /// The author's place of a line and a column as the compiler counts them: from 1, in UTF-16.
  ///
  /// Nil for a line that the author did not write. Past the end of a line is its end.
  func place(line: Int, column: Int) -> CompilerMessage.Place? {
    guard origins.indices.contains(line - 1), let origin = origins[line - 1] else { return nil }
    let code = unit.parts[origin.part].code
    var (offset, units) = (origin.offset, column - 1)
    while units > 0, offset < code.count, code[offset] != 0x0A {
      let length = Self.lengthOfCharacter(code[offset])
      units -= length == 4 ? 2 : 1
      offset = min(offset + length, code.count)
    }
    return CompilerMessage.Place(part: origin.part, offset: offset)
  }

  private mutating func line(_ text: String) {
    bytes += Array(text.utf8) + [0x0A]
    origins.append(nil)
  }

  /// Copies pieces of the headers, each with a line end of its own.
  private mutating func move(_ kind: KotlinHeader.Kind, of headers: [KotlinHeader]) {
    for (index, header) in headers.enumerated() {
      for piece in header.pieces where piece.kind == kind {
        append(unit.parts[index].code[piece.range], part: index, from: piece.range.lowerBound)
      }
    }
  }

  private mutating func body(_ code: [UInt8], without header: KotlinHeader, part: Int) {
    var rest = code
    // From the last one, since a blanked piece may become shorter: one blank for each unit of UTF-16.
    for piece in header.pieces.reversed() {
      let blanks = code[piece.range].flatMap { byte -> [UInt8] in
        if byte == 0x0A || byte == 0x0D { return [byte] }
        return byte & 0xC0 == 0x80 ? [] : Array(repeating: 0x20, count: byte >= 0xF0 ? 2 : 1)
      }
      rest.replaceSubrange(piece.range, with: blanks)
    }
    var starts = [0]
    for (offset, byte) in code.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    if code.last == 0x0A { starts.removeLast() }
    origins += starts.map { CompilerMessage.Place(part: part, offset: $0) }
    bytes += rest
    if rest.last != 0x0A { bytes.append(0x0A) }
  }

  private mutating func append(_ text: ArraySlice<UInt8>, part: Int, from start: Int) {
    origins.append(CompilerMessage.Place(part: part, offset: start))
    for (offset, byte) in zip(text.indices, text) where byte == 0x0A {
      origins.append(CompilerMessage.Place(part: part, offset: offset + 1))
    }
    bytes += Array(text) + [0x0A]
  }

  /// Whether a default import would fight with what the author imports or declares under the same name.
  private func isDeclaredOrImported(_ path: String, _ headers: [KotlinHeader]) -> Bool {
    guard let name = path.split(separator: ".").last, name != "*" else { return false }
    for (part, header) in zip(unit.parts, headers) {
      for piece in header.pieces where piece.kind == .import {
        let imported = String(decoding: part.code[piece.range], as: UTF8.self)
        if imported.hasSuffix("." + name) || imported.hasSuffix(" " + name) { return true }
      }
      var words = part.code.split { !Self.isNamePart($0) }[...]
      while let word = words.popFirst() {
        if Self.declaring.contains(String(decoding: word, as: UTF8.self)), words.first?.elementsEqual(name.utf8) == true
        {
          return true
        }
      }
    }
    return false
  }

  private static let declaring: Set = ["class", "interface", "object", "typealias", "fun", "val", "var"]

  private static func isNamePart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private static func lengthOfCharacter(_ first: UInt8) -> Int {
    switch first {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}
