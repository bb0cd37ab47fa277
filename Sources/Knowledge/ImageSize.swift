/// Width and height of a picture in pixels, read from the head of its file, so that a page keeps its place while it loads.
package struct ImageSize: Sendable, Hashable {
  package let width: Int
  package let height: Int

  /// Reads PNG, GIF, JPEG, WebP and SVG files; nil where the size cannot be told.
  init?(_ bytes: [UInt8]) {
    guard let size = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes) ?? Self.webp(bytes) ?? Self.svg(bytes),
      (1...100_000).contains(size.0), (1...100_000).contains(size.1)
    else { return nil }
    (width, height) = size
  }

  private static func big(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
  private static func little(_ bytes: ArraySlice<UInt8>) -> Int { big(ArraySlice(bytes.reversed())) }

  /// PNG (W3C, third edition), 11.2.1: the header chunk comes first.
  private static func png(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    return (big(bytes[16..<20]), big(bytes[20..<24]))
  }

  /// GIF 89a, section 18.
  private static func gif(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 10, bytes.starts(with: "GIF8".utf8) else { return nil }
    return (little(bytes[6..<8]), little(bytes[8..<10]))
  }

  /// JPEG (ITU T.81), B.2.2: the first frame header; segments say their length.
  private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var at = 2
    while at + 9 <= bytes.count, bytes[at] == 0xFF {
      let marker = bytes[at + 1]
      if (0xC0...0xCF).contains(marker), marker != 0xC4, marker != 0xC8, marker != 0xCC {
        return (big(bytes[at + 7..<at + 9]), big(bytes[at + 5..<at + 7]))
      }
      at += 2 + max(2, big(bytes[at + 2..<at + 4]))
    }
    return nil
  }

  /// WebP (RFC 9649): lossy, lossless and extended files.
  private static func webp(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 30, bytes.starts(with: "RIFF".utf8), bytes[8...].starts(with: "WEBPVP8".utf8) else {
      return nil
    }
    switch bytes[15] {
    case UInt8(ascii: " "): return (little(bytes[26..<28]) & 0x3FFF, little(bytes[28..<30]) & 0x3FFF)
    case UInt8(ascii: "L"):
      let bits = little(bytes[21..<25])
      return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    case UInt8(ascii: "X"): return (little(bytes[24..<27]) + 1, little(bytes[27..<30]) + 1)
    default: return nil
    }
  }

  /// SVG: `width` and `height` of the root in pixels, else the view box.
  private static func svg(_ bytes: [UInt8]) -> (Int, Int)? {
    let head = String(decoding: bytes.prefix(4_096), as: UTF8.self)
    guard let root = head.firstMatch(of: /<svg\b([^>]*)>/)?.1 else { return nil }
    func number(_ name: String) -> Int? {
      guard let place = root.firstRange(of: " \(name)=\"") else { return nil }
      let value = root[place.upperBound...].prefix { $0 != "\"" }
      let digits = value.hasSuffix("px") ? value.dropLast(2) : value
      return Double(digits).flatMap { $0.isFinite && $0 > 0 && $0 < 1e6 ? Int($0.rounded()) : nil }
    }
    if let width = number("width"), let height = number("height") { return (width, height) }
    guard let box = root.firstMatch(of: /\sviewBox="([^"]*)"/)?.1 else { return nil }
    let numbers = box.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    guard numbers.count == 4, numbers[2...].allSatisfy({ $0 > 0 && $0 < 1e6 }) else { return nil }
    return (Int(numbers[2].rounded()), Int(numbers[3].rounded()))
  }
}
