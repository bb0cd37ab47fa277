import StateMachines

/// The names in code by which prose calls the elements of one machine.
struct SymbolTable: Sendable {
  private var elements: [String: ElementReference] = [:]

  /// A name that two elements share means neither of them.
  init(_ machine: Machine) {
    var shared: Set<String> = []
    func add(_ name: String, _ element: ElementReference) {
      if let other = elements[name], other != element { shared.insert(name) }
      elements[name] = element
    }
    for callback in machine.callbacks {
      let element = ElementReference(.callback, callback.id.text)
      for call in [callback.call, callback.short].compactMap({ $0 }) {
        for name in Self.names(of: call) { add(name, element) }
      }
    }
    for state in machine.states {
      if let symbol = state.symbol { add(symbol, ElementReference(.state, state.id.text)) }
    }
    for name in shared { elements[name] = nil }
  }

  subscript(name: String) -> ElementReference? { elements[name] }

  /// A call as it is written, and without its parameters, where these do not tell one call from another.
  ///
  /// In `name(_:with:)` the labels are a part of the name; `()`, `(_:)` and `(value: Type)` are not.
  private static func names(of call: String) -> [String] {
    guard let open = call.firstIndex(of: "("), open > call.startIndex, call.hasSuffix(")") else { return [call] }
    let base = String(call[..<open])
    let parameters = call[call.index(after: open)...].dropLast()
    guard parameters.isEmpty || parameters == "_:" || parameters.contains(": ") || parameters.contains(" ") else {
      return [call]
    }
    return [call, base, base + "()", base + "(_:)"]
  }
}
