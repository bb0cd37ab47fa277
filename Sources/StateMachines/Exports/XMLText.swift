import YAML

/// XML 1.0 as text, with everything escaped.
struct XMLText {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  /// Whether something was replaced that XML has no way to write: most control characters.
  private(set) var hasReplaced = false
  private var depth = 0

  typealias Attributes = [(name: String, value: String?)]

  mutating func element(_ name: String, _ attributes: Attributes = []) {
    open(name, attributes, "/>\n")
  }

  mutating func element(_ name: String, _ attributes: Attributes, _ content: (inout XMLText) -> Void) {
    open(name, attributes, ">\n")
    depth += 1
    let before = text.utf8.count
    content(&self)
    depth -= 1
    if text.utf8.count == before {
      text.removeLast(2)
      text += "/>\n"
    } else {
      text += indent + "</\(name)>\n"
    }
  }

  /// A value of our own: `text`, `value`, `list`, `map` or `null`, with the key under which it stands.
  mutating func value(_ node: YAMLNode, key: String?, prefix: String) {
    let attributes = [(name: "key", value: key)]
    switch node.kind {
    case .scalar(let content, _):
      let name = prefix + (node.isLiteral ? "value" : "text")
      open(name, attributes, ">")
      text += escaped(content, inAttribute: false) + "</\(name)>\n"
    case .sequence(let items):
      element(prefix + "list", attributes) { xml in
        for item in items { xml.value(item, key: nil, prefix: prefix) }
      }
    case .mapping(let pairs):
      element(prefix + "map", attributes) { xml in
        for pair in pairs { xml.value(pair.value, key: pair.key.text ?? "", prefix: prefix) }
      }
    case .null: element(prefix + "null", attributes)
    }
  }

  private var indent: String { String(repeating: "  ", count: depth) }

  private mutating func open(_ name: String, _ attributes: Attributes, _ end: String) {
    text += indent + "<" + name
    for (name, value) in attributes {
      if let value { text += " \(name)=\"\(escaped(value, inAttribute: true))\"" }
    }
    text += end
  }

  private mutating func escaped(_ string: String, inAttribute: Bool) -> String {
    var result = ""
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22 where inAttribute: result += "&quot;"
      case 0x09 where inAttribute, 0x0A where inAttribute, 0x0D: result += "&#\(scalar.value);"
      case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F, 0xFFFE, 0xFFFF:
        hasReplaced = true
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
