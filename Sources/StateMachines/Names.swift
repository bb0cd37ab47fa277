import Diagnostics
import YAML

/// All ids of a machine's file, gathered before anything is read, so that whatever is read may refer to them.
struct Names {
  private var indices: [ElementKind: [String: Int]] = [:]
  private var order: [ElementKind: [String]] = [:]
  private var first: [String: (kind: ElementKind, range: SourceRange)] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// What the states are, by id, as far as the file says it.
  private(set) var kinds: [String: State.Kind] = [:]
  /// Names of sources, which are no part of the machine.
  private(set) var sources: [String: Int] = [:]

  /// No ids at all, for files that declare none.
  static let none = Names()

  private init() {}

  init(_ root: YAMLNode, in file: SourceFile) {
    for (kind, key) in [
      (ElementKind.event, "events"), (.guard, "guards"), (.callback, "callbacks"), (.group, "groups"),
      (.confusion, "not-states"),
    ] {
      for id in Self.keys(of: root[key]) { add(kind, id, file) }
    }
    addStates(below: root["states"], file)
    for (kind, key) in [(ElementKind.transition, "transitions"), (.property, "properties"), (.scenario, "scenarios")] {
      guard case .sequence(let items) = root[key]?.kind else { continue }
      for item in items { if let id = item["id"], id.text != nil { add(kind, id, file) } }
    }
    for (index, key) in Self.keys(of: root["sources"]).enumerated() { sources[key.text ?? ""] = index }
  }

  /// The place of an element among those of its kind; nil where there is none of that id.
  subscript(kind: ElementKind, id: String) -> Int? { indices[kind]?[id] }

  func ids(of kind: ElementKind) -> [String] { order[kind] ?? [] }

  /// What else is called so.
  func kind(of id: String) -> ElementKind? { first[id]?.kind }

  /// Parents before their children, as the states are read.
  private mutating func addStates(below node: YAMLNode?, _ file: SourceFile) {
    guard case .mapping(let pairs) = node?.kind else { return }
    for pair in pairs {
      add(.state, pair.key, file)
      if let type = pair.value["type"]?.text.flatMap(State.Kind.init) { kinds[pair.key.text ?? ""] = type }
      addStates(below: pair.value["states"], file)
    }
  }

  private mutating func add(_ kind: ElementKind, _ node: YAMLNode, _ file: SourceFile) {
    let id = node.text ?? ""
    let range = SourceRange(file, node.range)
    if !id.isID { diagnostics.append(Self.badID(id, at: range)) }
    if let other = first[id] {
      diagnostics.append(
        Diagnostic(
          .duplicateID, "the id '\(id)' names two things, \(other.kind.withArticle) and \(kind.withArticle)", at: range,
          notes: [Diagnostic.Note("it is first used here", other.range)], help: "ids are unique in a machine"))
    } else {
      first[id] = (kind, range)
    }
    let place = order[kind, default: []].count
    order[kind, default: []].append(id)
    if indices[kind]?[id] == nil { indices[kind, default: [:]][id] = place }
  }

  private static func keys(of node: YAMLNode?) -> [YAMLNode] {
    guard case .mapping(let pairs) = node?.kind else { return [] }
    return pairs.map(\.key)
  }

  static func badID(_ id: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badID, "'\(id)' cannot be an id", at: range,
      help: "begin it with a letter a to z; then letters, digits and hyphens")
  }
}
