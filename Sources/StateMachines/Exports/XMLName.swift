/// Keys of ours as parts of names of XML.
enum XMLName {
  /// Letters, digits and hyphens as they are, everything else as `_hex_`.
  static func encoded(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      isPlain(scalar) ? String(scalar) : "_\(String(scalar.value, radix: 16))_"
    }.joined()
  }

  static func decoded(_ name: String) -> String {
    name.replacing(/_([0-9a-f]{1,6})_/) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? String(match.0)
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-")
  }
}
