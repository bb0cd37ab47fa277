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
    case .string(let string?): text += string.quotedJSON
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
        text += member.key.quotedJSON
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }
}
