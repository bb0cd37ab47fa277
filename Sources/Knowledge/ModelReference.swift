import Diagnostics
package import StateMachines

/// What the fragment of a link to a machine's file names.
package enum ModelReference: Sendable, Hashable {
  /// The file as a whole.
  case machine
  case element(ElementReference)
  /// A number: how many elements of a kind there are.
  case count(ElementKind)

  /// The kinds that can be counted, by what a link calls them.
  package static let countable: [String: ElementKind] = [
    "states": .state, "callbacks": .callback, "events": .event, "transitions": .transition, "groups": .group,
    "scenarios": .scenario, "properties": .property,
  ]

  /// Reads a fragment: `id` of a state, a callback or a group; `kind:id`; `count:kinds`.
  static func read(_ fragment: String?, of machine: Machine) -> Result<ModelReference, Problem> {
    guard let fragment, !fragment.isEmpty else { return .success(.machine) }
    guard let colon = fragment.firstIndex(of: ":") else { return plain(fragment, machine) }
    let kind = String(fragment[..<colon])
    let id = String(fragment[fragment.index(after: colon)...])
    if kind == "count" {
      guard let counted = countable[id] else {
        return .failure(Problem("'\(id)' cannot be counted", suggested(id, countable.keys.sorted())))
      }
      return .success(.count(counted))
    }
    guard let kind = ElementKind(rawValue: kind) else {
      return .failure(
        Problem("'\(kind)' is no kind of element", suggested(kind, ElementKind.allCases.map(\.rawValue) + ["count"])))
    }
    guard machine.ids(of: kind).contains(id) else {
      return .failure(
        Problem("there is no \(kind.rawValue) '\(id)' in \(machine.id)", suggested(id, machine.ids(of: kind))))
    }
    return .success(.element(ElementReference(kind, id)))
  }

  private static func plain(_ id: String, _ machine: Machine) -> Result<ModelReference, Problem> {
    for kind in ElementKind.allCases where machine.ids(of: kind).contains(id) {
      if kind.isPlain { return .success(.element(ElementReference(kind, id))) }
      return .failure(Problem("'\(id)' is \(kind.withArticle) of \(machine.id)", "write '#\(kind.rawValue):\(id)'"))
    }
    let plain = ElementKind.allCases.filter(\.isPlain).flatMap { machine.ids(of: $0) }
    return .failure(
      Problem("there is no state, callback or group '\(id)' in \(machine.id)", suggested(id, plain)))
  }

  private static func suggested(_ id: String, _ ids: [String]) -> String? {
    suggestion(for: id, among: ids).map { "did you mean '\($0)'?" }
  }

  /// Why a fragment names nothing.
  struct Problem: Error {
    let message: String
    let help: String?

    init(_ message: String, _ help: String?) {
      self.message = message
      self.help = help
    }
  }
}
