import Snippets
import StateMachines

/// What names in blocks of code mean in one machine.
///
/// It is stricter than `SymbolTable`: in prose an author chooses what to set as code, but in a block every word is code.
struct CodeSymbols: Sendable {
  /// Callbacks that are functions, by the name before the bracket.
  private var functions: [String: [Function]] = [:]
  /// Callbacks and states that are members of types, by their whole names; nil for a name that several have.
  private var paths: [String: ElementReference?] = [:]
  /// States by the last part of their symbols.
  private var members: [String: [ElementReference]] = [:]

  private struct Function: Sendable {
    let element: ElementReference
    /// Nil where the model writes no labels: then none are compared.
    let labels: [String]?
    /// The languages that it can be called from; nil where the model does not say how it is declared.
    let languages: Set<CodeSyntax>?
  }

  /// The names that are worth a closer look.
  let names: Set<String>

  init(_ machine: Machine) {
    for callback in machine.callbacks {
      let element = ElementReference(.callback, callback.id.text)
      let call = callback.call
      if let open = call.firstIndex(of: "("), call.hasSuffix(")") {
        let list = call[call.index(after: open)...].dropLast()
        let labels = list.hasSuffix(":") ? list.dropLast().split(separator: ":").map(String.init) : nil
        let name = String(call[..<open])
        functions[name, default: []].append(
          Function(
            element: element, labels: labels,
            languages: callback.signature.map { NameUse.languages(declaring: name, in: $0) }))
      } else if call.contains(".") {
        Self.add(call, element, &paths)
      }
    }
    for state in machine.states {
      guard let symbol = state.symbol, symbol.contains("."), let last = symbol.split(separator: ".").last else {
        continue
      }
      let element = ElementReference(.state, state.id.text)
      Self.add(symbol, element, &paths)
      members[String(last), default: []].append(element)
    }
    let lastParts = paths.keys.compactMap { $0.split(separator: ".").last.map(String.init) }
    names = Set(functions.keys).union(lastParts)
  }

  private static func add(_ path: String, _ element: ElementReference, _ paths: inout [String: ElementReference?]) {
    paths.updateValue(paths[path] == nil ? element : nil, forKey: path)
  }

  /// The callback that a function in a block of some language is.
  func function(_ name: String, _ labels: [String]?, closure: Bool, language: String) -> ElementReference? {
    let candidates = (functions[name] ?? []).filter { $0.languages?.contains(CodeSyntax(tag: language)) ?? true }
    let exact = candidates.filter { $0.labels == nil || $0.labels == labels }
    if exact.count == 1 { return exact[0].element }
    guard exact.isEmpty, closure, let labels else { return nil }
    // The closure behind the brackets is the last argument; some before it may have been left out.
    let fitting = candidates.filter { Self.isLeftOf(labels, $0.labels?.dropLast() ?? []) }
    return fitting.count == 1 ? fitting[0].element : nil
  }

  private static func isLeftOf(_ given: [String], _ declared: ArraySlice<String>) -> Bool {
    var rest = given[...]
    for label in declared where label == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  /// What a member of a type is, by a path that ends with its whole name.
  func path(_ path: String) -> ElementReference? {
    var rest = path[...]
    while true {
      if let found = paths[String(rest)] { return found }
      guard let dot = rest.firstIndex(of: ".") else { return nil }
      rest = rest[rest.index(after: dot)...]
    }
  }

  /// The states that a case without its type may be.
  func states(called name: String) -> [ElementReference] { members[name] ?? [] }
}
