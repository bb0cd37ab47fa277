import Diagnostics

/// A quoted text of one line of a PO file.
struct POString {
  let text: String
  /// With the quotes.
  let range: Range<Int>

  struct Fault: Error {
    let message: String
    let range: Range<Int>
    let help: String?
  }

  /// Reads the quoted text that is all there is in `line`.
  init(_ file: SourceFile, _ line: Range<Int>) throws(Fault) {
    let bytes = file.bytes
    guard line.first.map({ bytes[$0] == UInt8(ascii: "\"") }) == true else {
      throw Fault(message: "a text in quotes is missing here", range: line.lowerBound..<line.lowerBound, help: nil)
    }
    var decoded: [UInt8] = []
    var index = line.lowerBound + 1
    while index < line.upperBound, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\") {
        let (byte, length) = try Self.escape(bytes[index..<line.upperBound])
        decoded.append(byte)
        index += length
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    guard index < line.upperBound else {
      throw Fault(message: "the closing quote is missing", range: line, help: "end the line with '\"'")
    }
    guard index + 1 == line.upperBound else {
      throw Fault(
        message: "nothing may follow the closing quote", range: index + 1..<line.upperBound,
        help: "write a quote inside a text as \\\"")
    }
    guard let text = String(validating: decoded, as: UTF8.self) else {
      throw Fault(message: "the escapes of this text give no valid UTF-8", range: line, help: nil)
    }
    self.text = text
    range = line
  }

  /// The byte that an escape stands for, and how many bytes it is long.
  private static func escape(_ rest: ArraySlice<UInt8>) throws(Fault) -> (byte: UInt8, length: Int) {
    let start = rest.startIndex
    let letter = rest.dropFirst().first
    if let letter, let byte = simple[letter] { return (byte, 2) }
    if letter == UInt8(ascii: "x") {
      let digits = rest.dropFirst(2).prefix(2).prefix { Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 }
      if let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) { return (byte, 2 + digits.count) }
    }
    let digits = rest.dropFirst().prefix(3).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
    if let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 8) { return (byte, 1 + digits.count) }
    throw Fault(
      message: "this escape is not known", range: start..<min(start + 2, rest.endIndex),
      help: "write \\\\ for a backslash")
  }

  private static let simple: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "b"): 0x08,
    UInt8(ascii: "f"): 0x0C, UInt8(ascii: "v"): 0x0B, UInt8(ascii: "a"): 0x07, UInt8(ascii: "\\"): 0x5C,
    UInt8(ascii: "\""): 0x22,
  ]
}
