/// A JSON value that is written in the order in which it was made.
///
/// Foundation's encoder sorts keys or leaves their order to chance; a report is read by people too.
enum JSONText {
  case string(String?)
  case number(Int?)
  case array([JSONText])
  case object([(key: String, value: JSONText)])

  /// Appends the value in one line (RFC 8259).
  func write(to text: inout String) {
    switch self {
    case .string(nil), .number(nil): text += "null"
    case .string(let string?): Self.quote(string, to: &text)
    case .number(let number?): text += String(number)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.quote(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  /// Escapes what JSON demands, and the other controls too, since a report may be read in a terminal.
  private static func quote(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x22: text += "\\\""
      case 0x5C: text += "\\\\"
      case 0x0A: text += "\\n"
      case 0x0D: text += "\\r"
      case 0x09: text += "\\t"
      case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
