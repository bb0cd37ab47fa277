import YAML

/// Where the states of a configuration of XState stand, and what its targets mean.
struct XStatePaths {
  /// Stands between the names in a key; names themselves may hold anything else.
  static let separator = "\u{1F}"

  /// By key.
  private(set) var nodes: [String: YAMLNode] = [:]
  private var ids: [String: [String]] = [:]
  private var counts: [String: Int] = [:]

  init(_ root: YAMLNode) {
    if let id = root["id"]?.text { ids[id] = [] }
    add(root, [])
  }

  static func key(_ path: [String]) -> String { path.joined(separator: separator) }

  /// Whether states at several places are called so.
  func isRepeated(_ name: String) -> Bool { counts[name, default: 0] > 1 }

  /// The key of a target: `#id`, `#id.child`, `.child`, `sibling`, `sibling.child`; empty for the machine itself.
  func resolve(_ target: String, from path: [String]) -> String? {
    if target.hasPrefix("#") {
      let name = String(target.dropFirst())
      if let found = ids[name] { return Self.key(found) }
      let dots = name.indices.filter { name[$0] == "." }.reversed()
      for dot in dots {
        guard let base = ids[String(name[..<dot])] else { continue }
        return existing(base, name[name.index(after: dot)...])
      }
      return nil
    }
    if target.hasPrefix(".") { return existing(path, target.dropFirst()) }
    // Names may have dots in them.
    let siblings = Array(path.dropLast())
    return existing(siblings, target[...])
      ?? (nodes[Self.key(siblings + [target])] == nil ? nil : Self.key(siblings + [target]))
  }

  private func existing(_ base: [String], _ rest: Substring) -> String? {
    let key = Self.key(base + rest.split(separator: ".").map(String.init))
    return nodes[key] == nil ? nil : key
  }

  private mutating func add(_ node: YAMLNode, _ path: [String]) {
    let hidden = node["meta"]?["phasebook"]?["states"]?.pairs ?? []
    for pair in (node["states"]?.pairs ?? []) + hidden {
      let inner = path + [pair.key.text ?? ""]
      counts[pair.key.text ?? "", default: 0] += 1
      nodes[Self.key(inner)] = pair.value
      if let id = pair.value["id"]?.text { ids[id] = inner }
      add(pair.value, inner)
    }
  }
}
