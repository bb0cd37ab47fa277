extension String {
  /// The text in double quotes, as a string of JSON (RFC 8259, 7), which is one of YAML too (YAML 1.2, 7.3.1).
  ///
  /// Escapes what they demand, and the other controls, line separators and byte order marks too, since reports are read
  /// in terminals and files in editors.
  package var quotedJSON: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x0A: result += "\\n"
      case 0x0D: result += "\\r"
      case 0x09: result += "\\t"
      case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
