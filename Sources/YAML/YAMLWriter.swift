import Diagnostics

/// Values as YAML in block style, so that a change is one line in a comparison.
package enum YAMLWriter {
  /// The text of a document, which ends with a line end.
  package static func text(of node: YAMLNode) -> String {
    var text = ""
    write(node, indent: 0, isInline: false, to: &text)
    return text
  }

  private static func write(_ node: YAMLNode, indent: Int, isInline: Bool, to text: inout String) {
    switch node.kind {
    case .mapping(let pairs) where !pairs.isEmpty:
      for (place, pair) in pairs.enumerated() {
        text += place == 0 && isInline ? "" : String(repeating: " ", count: indent)
        text += scalar(pair.key.text ?? "", quoted: true) + ":"
        value(pair.value, indent: indent, to: &text)
      }
    case .sequence(let items) where !items.isEmpty:
      for (place, item) in items.enumerated() {
        text += (place == 0 && isInline ? "" : String(repeating: " ", count: indent)) + "- "
        write(item, indent: indent + 2, isInline: true, to: &text)
      }
    case .mapping: text += "{}\n"
    case .sequence: text += "[]\n"
    case .null: text += "~\n"
    case .scalar(let content, let quoted): text += scalar(content, quoted: quoted) + "\n"
    }
  }

  private static func value(_ node: YAMLNode, indent: Int, to text: inout String) {
    switch node.kind {
    case .mapping(let pairs) where !pairs.isEmpty:
      text += "\n"
      write(node, indent: indent + 2, isInline: false, to: &text)
    case .sequence(let items) where !items.isEmpty:
      if items.allSatisfy({ $0.isShort }) {
        text += " [\(items.map { scalar($0.text ?? "", quoted: true) }.joined(separator: ", "))]\n"
      } else {
        text += "\n"
        write(node, indent: indent + 2, isInline: false, to: &text)
      }
    default:
      text += " "
      write(node, indent: indent, isInline: false, to: &text)
    }
  }

  /// Words of letters, digits and a few signs, with single blanks between them, that begin with a letter.
  fileprivate static func isPlain(_ content: String) -> Bool {
    let bytes = Array(content.utf8)
    func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) && byte < 0x80 }
    guard let first = bytes.first, isLetter(first), bytes.last != 0x20 else { return false }
    for (place, byte) in bytes.enumerated() {
      if isLetter(byte) || (0x30...0x39).contains(byte) || "_.()/-".utf8.contains(byte) { continue }
      guard byte == 0x20, bytes[place - 1] != 0x20 else { return false }
    }
    return !["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(content.lowercased())
  }

  /// A number, a truth value or a date.
  private static func isLiteral(_ content: String) -> Bool {
    if content == "true" || content == "false" || Int(content).map({ String($0) == content }) == true { return true }
    return content.utf8.count == 10 && CalendarDay(iso: content) != nil
  }

  /// Plain where no reader of YAML can take it for something else, in double quotes otherwise (YAML 1.2, 7.3.1).
  private static func scalar(_ content: String, quoted: Bool) -> String {
    if isPlain(content) || !quoted && isLiteral(content) { return content }
    return content.quotedJSON
  }
}

extension YAMLNode {
  /// A word in a list of words, as an id.
  fileprivate var isShort: Bool {
    text.map { $0.utf8.count <= 40 && !$0.contains(" ") && YAMLWriter.isPlain($0) } ?? false
  }
}
