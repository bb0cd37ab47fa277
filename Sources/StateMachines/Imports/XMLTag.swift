/// An element of an XML file, with the place where it begins.
struct XMLTag {
  let namespace: String
  let name: String
  /// Those without a prefix have no namespace.
  let attributes: [(namespace: String, name: String, value: String)]
  fileprivate(set) var children: [XMLTag] = []
  /// The text between its children.
  fileprivate(set) var text = ""
  /// The start tag's name.
  let range: Range<Int>

  /// The value of an attribute.
  func attribute(_ name: String, _ namespace: String = "") -> String? {
    attributes.first { $0.name == name && $0.namespace == namespace }?.value
  }
}

/// Elements that are open while a file is read.
struct XMLTagStack {
  private var open: [(tag: XMLTag, prefixes: [String: String])] = []
  private(set) var root: XMLTag?
  /// Of all start tags, in order.
  private let places: [Range<Int>]
  private var count = 0

  init(places: [Range<Int>]) { self.places = places }

  var depth: Int { open.count }
  /// Whether there is one element, and it was closed.
  var isWhole: Bool { open.isEmpty && root != nil }

  /// Resolves prefixes as Namespaces in XML 1.0 says.
  mutating func begin(_ name: String, _ attributes: [String: String]) {
    var prefixes = open.last?.prefixes ?? ["xml": "http://www.w3.org/XML/1998/namespace"]
    for (key, value) in attributes {
      if key == "xmlns" { prefixes[""] = value }
      if key.hasPrefix("xmlns:") { prefixes[String(key.dropFirst(6))] = value }
    }
    let plain = attributes.filter { !$0.key.hasPrefix("xmlns") }.sorted { $0.key < $1.key }
    let (prefix, local) = Self.split(name)
    let tag = XMLTag(
      namespace: prefixes[prefix] ?? prefix, name: local,
      attributes: plain.map { key, value in
        let (prefix, local) = Self.split(key)
        return (prefix.isEmpty ? "" : prefixes[prefix] ?? prefix, local, value)
      }, range: places.indices.contains(count) ? places[count] : 0..<0)
    count += 1
    open.append((tag, prefixes))
  }

  mutating func add(_ text: String) {
    if !open.isEmpty { open[open.count - 1].tag.text += text }
  }

  mutating func end() {
    guard let tag = open.popLast()?.tag else { return }
    if open.isEmpty { root = root ?? tag } else { open[open.count - 1].tag.children.append(tag) }
  }

  private static func split(_ name: String) -> (prefix: String, local: String) {
    guard let colon = name.firstIndex(of: ":") else { return ("", name) }
    return (String(name[..<colon]), String(name[name.index(after: colon)...]))
  }
}
