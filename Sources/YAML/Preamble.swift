import Diagnostics

/// What may stand around the one document of a text.
///
/// Looked at before libyaml does, which compares each `%TAG` directive with all others and so takes hours over 10 MB.
enum Preamble {
  /// A finding where the text begins with a directive or an end marker.
  static func unsupportedMarker(in file: SourceFile, _ text: Range<Int>) -> Diagnostic? {
    let start = contentStart(in: file.bytes, text)
    let rest = file.bytes[start..<text.upperBound]
    if rest.first == UInt8(ascii: "%") {
      return Diagnostic(
        .yamlFeature, "YAML directives are not read", at: SourceRange(file, lineRest(in: file.bytes, rest.indices)),
        help: "remove the line")
    }
    if rest.starts(with: "...".utf8) {
      return Diagnostic(
        .yamlFeature, "an end marker '...' stands before any value", at: SourceRange(file, rest.indices.prefix(3)),
        help: "remove the line")
    }
    return nil
  }

  /// A finding where more than blanks and comments follow the document that ends at `text.lowerBound`.
  static func remainder(in file: SourceFile, _ text: Range<Int>) -> Diagnostic? {
    let start = contentStart(in: file.bytes, text)
    guard start < text.upperBound else { return nil }
    let rest = file.bytes[start..<text.upperBound]
    let place = SourceRange(file, lineRest(in: file.bytes, rest.indices))
    if rest.starts(with: "---".utf8) || rest.starts(with: "...".utf8) || rest.first == UInt8(ascii: "%") {
      return Diagnostic(
        .yamlFeature, "a second YAML document begins here", at: place, help: "put it into a file of its own")
    }
    return Diagnostic(.yamlSyntax, "this text belongs to no key and no list", at: place)
  }

  /// Where the first byte is that is neither a line break, a blank nor in a comment, by libyaml's idea of them.
  private static func contentStart(in bytes: [UInt8], _ text: Range<Int>) -> Int {
    var index = text.lowerBound
    var isComment = false
    while index < text.upperBound {
      let length = breakLength(in: bytes[index..<text.upperBound])
      if length > 0 {
        isComment = false
      } else if bytes[index] == UInt8(ascii: "#") {
        isComment = true
      } else if !isComment, bytes[index] != UInt8(ascii: " "), bytes[index] != UInt8(ascii: "\t") {
        return index
      }
      index += max(length, 1)
    }
    return text.upperBound
  }

  /// Length of a line break (CR, LF, U+0085, U+2028, U+2029), or of a byte order mark, which may start a line.
  private static func breakLength(in rest: ArraySlice<UInt8>) -> Int {
    switch rest.first {
    case 0x0A, 0x0D: return 1
    case 0xC2: return rest.starts(with: [0xC2, 0x85]) ? 2 : 0
    case 0xE2: return rest.starts(with: [0xE2, 0x80, 0xA8]) || rest.starts(with: [0xE2, 0x80, 0xA9]) ? 3 : 0
    case 0xEF: return rest.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    default: return 0
    }
  }

  private static func lineRest(in bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    let end = bytes[range].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? range.upperBound
    return range.lowerBound..<end
  }
}
