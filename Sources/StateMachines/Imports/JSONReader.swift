import Diagnostics
import YAML

/// Reads JSON (RFC 8259) with the place and the order of everything.
///
/// Foundation's reader knows neither, and a machine needs both: states are entered in the order of the file.
struct JSONReader {
  private let bytes: [UInt8]
  private var place = 0
  private static let depthLimit = 200

  /// Why the text is no JSON, and where.
  struct Failure: Error {
    let message: String
    let place: Int
  }

  static func read(_ report: inout ImportReport) -> YAMLNode? {
    var reader = JSONReader(bytes: report.file.bytes, place: report.file.byteOrderMark)
    do throws(Failure) {
      let node = try reader.value(depth: 0)
      reader.skipBlanks()
      if reader.place < reader.bytes.count { throw reader.failure("something stands behind the end") }
      return node
    } catch {
      return report.fail("the file is not JSON: \(error.message)", error.place..<error.place + 1)
    }
  }

  private init(bytes: [UInt8], place: Int) { (self.bytes, self.place) = (bytes, place) }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { place += 1 }
  }

  private func failure(_ message: String) -> Failure {
    Failure(message: next == nil ? "it ends too early" : message, place: min(place, max(0, bytes.count - 1)))
  }

  private mutating func take(_ character: Character) -> Bool {
    guard let byte = next, byte == character.asciiValue else { return false }
    place += 1
    return true
  }

  private mutating func value(depth: Int) throws(Failure) -> YAMLNode {
    skipBlanks()
    if depth > Self.depthLimit { throw failure("values stand more than \(Self.depthLimit) levels deep in each other") }
    let start = place
    switch next {
    case UInt8(ascii: "{"):
      let pairs = try object(depth)
      return YAMLNode(.mapping(pairs), start..<place)
    case UInt8(ascii: "["):
      let items = try array(depth)
      return YAMLNode(.sequence(items), start..<place)
    case UInt8(ascii: "\""): return try string()
    default: return try word()
    }
  }

  private mutating func object(_ depth: Int) throws(Failure) -> [YAMLNode.Pair] {
    place += 1
    var pairs: [YAMLNode.Pair] = []
    var keys: Set<String> = []
    skipBlanks()
    if take("}") { return pairs }
    while true {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw failure("a key in quotes is missing") }
      let key = try string()
      if !keys.insert(key.text ?? "").inserted {
        throw Failure(message: "the key '\(key.text ?? "")' stands twice", place: key.range.lowerBound)
      }
      skipBlanks()
      guard take(":") else { throw failure("':' is missing") }
      pairs.append((key: key, value: try value(depth: depth + 1)))
      skipBlanks()
      if take("}") { return pairs }
      guard take(",") else { throw failure("',' or '}' is missing") }
    }
  }

  private mutating func array(_ depth: Int) throws(Failure) -> [YAMLNode] {
    place += 1
    var items: [YAMLNode] = []
    skipBlanks()
    if take("]") { return items }
    while true {
      items.append(try value(depth: depth + 1))
      skipBlanks()
      if take("]") { return items }
      guard take(",") else { throw failure("',' or ']' is missing") }
    }
  }

  private mutating func word() throws(Failure) -> YAMLNode {
    let start = place
    while let byte = next, byte > 0x20, !"{}[],:\"".utf8.contains(byte) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if text == "null" { return YAMLNode(.null, start..<place) }
    if text == "true" || text == "false"
      || text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+\-]?[0-9]+)?/) != nil
    {
      return YAMLNode(.scalar(text, quoted: false), start..<place)
    }
    place = start
    throw failure(
      text.isEmpty ? "a value is missing" : "'\(text.prefix(30))' is no value of JSON; functions are not read")
  }

  private mutating func string() throws(Failure) -> YAMLNode {
    let start = place
    place += 1
    var units: [UInt8] = []
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""):
        return YAMLNode(.scalar(String(decoding: units, as: UTF8.self), quoted: true), start..<place)
      case UInt8(ascii: "\\"): try escape(into: &units)
      case 0x00...0x1F:
        place -= 1
        throw failure("a control character stands in a text")
      default: units.append(byte)
      }
    }
    throw failure("")
  }

  private mutating func escape(into units: inout [UInt8]) throws(Failure) {
    let plain: [Character: UInt8] = [
      "\"": 0x22, "\\": 0x5C, "/": 0x2F, "b": 8, "f": 12, "n": 10, "r": 13, "t": 9,
    ]
    if take("u") {
      var code = try hex()
      if (0xD800...0xDBFF).contains(code), next == UInt8(ascii: "\\"), place + 1 < bytes.count,
        bytes[place + 1] == UInt8(ascii: "u")
      {
        let before = place
        place += 2
        let low = try hex()
        if (0xDC00...0xDFFF).contains(low) {
          code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        } else {
          place = before
        }
      }
      units += Array(String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
      return
    }
    guard let byte = next, let unit = plain[Character(Unicode.Scalar(byte))] else {
      throw failure("an escape is not known")
    }
    place += 1
    units.append(unit)
  }

  private mutating func hex() throws(Failure) -> UInt32 {
    let text = String(decoding: bytes[place..<min(place + 4, bytes.count)], as: UTF8.self)
    guard text.utf8.count == 4, text.allSatisfy(\.isHexDigit), let code = UInt32(text, radix: 16) else {
      throw failure("an escape is not known")
    }
    place += 4
    return code
  }
}
