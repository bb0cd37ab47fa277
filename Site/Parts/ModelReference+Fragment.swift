import Knowledge
import StateMachines

extension ModelReference {
  /// Where the machine's page tells of it; nil for the page as a whole.
  func fragment(in machine: Machine) -> String? {
    switch self {
    case .machine: nil
    case .element(let element): element.fragment
    // A list that is empty has no section.
    case .count(let kind): machine.ids(of: kind).isEmpty ? nil : kind.section
    }
  }
}

extension ElementReference {
  /// The id of the element on the machine's page: `state-inactive`.
  var fragment: String { "\(kind.rawValue)-\(id)" }
}

extension ElementKind {
  /// The id of the section that lists all elements of the kind.
  var section: String {
    switch self {
    case .state, .group, .confusion: "states"
    case .callback: "callbacks"
    case .transition, .guard: "transitions"
    case .event: "events"
    case .scenario: "scenarios"
    case .property: "properties"
    }
  }
}
