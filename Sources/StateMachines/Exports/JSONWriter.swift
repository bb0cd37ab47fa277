import YAML

/// Values as JSON (RFC 8259), indented, in the order in which they were made.
enum JSONWriter {
  /// The text of a document, which ends with a line end.
  static func text(of node: YAMLNode) -> String {
    var text = ""
    write(node, indent: "", to: &text)
    return text + "\n"
  }

  private static func write(_ node: YAMLNode, indent: String, to text: inout String) {
    switch node.kind {
    case .null: text += "null"
    case .scalar(let content, _): text += node.isLiteral ? content : quoted(content)
    case .sequence(let items):
      write(items.map { ("", $0) }, "[", "]", indent, to: &text)
    case .mapping(let pairs):
      write(pairs.map { (quoted($0.key.text ?? "") + ": ", $0.value) }, "{", "}", indent, to: &text)
    }
  }

  private static func write(
    _ members: [(String, YAMLNode)], _ open: String, _ close: String, _ indent: String, to text: inout String
  ) {
    if members.isEmpty {
      text += open + close
      return
    }
    text += open + "\n"
    for (place, member) in members.enumerated() {
      text += indent + "  " + member.0
      write(member.1, indent: indent + "  ", to: &text)
      text += place + 1 < members.count ? ",\n" : "\n"
    }
    text += indent + close
  }

  private static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x0A: result += "\\n"
      case 0x0D: result += "\\r"
      case 0x09: result += "\\t"
      case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
