import Diagnostics

/// Values as JSON (RFC 8259), indented, in the order in which they were made.
package enum JSONWriter {
  /// The text of a document, which ends with a line end.
  package static func text(of node: YAMLNode) -> String {
    var text = ""
    write(node, indent: "", to: &text)
    return text + "\n"
  }

  private static func write(_ node: YAMLNode, indent: String, to text: inout String) {
    switch node.kind {
    case .null: text += "null"
    case .scalar(let content, _): text += node.isLiteral ? content : content.quotedJSON
    case .sequence(let items):
      write(items.map { ("", $0) }, "[", "]", indent, to: &text)
    case .mapping(let pairs):
      write(pairs.map { (($0.key.text ?? "").quotedJSON + ": ", $0.value) }, "{", "}", indent, to: &text)
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
}
