import Markdown
import StateMachines
import YAML

/// The conditions under which an article speaks of a machine: the machine's defaults, narrowed step by step.
struct ChosenConditions {
  private let machine: Machine
  private(set) var conditions: Conditions
  /// Whether anything was chosen; else nothing is left out of a table.
  private(set) var isChosen = false

  init(of machine: Machine, _ matter: FrontMatter) {
    self.machine = machine
    conditions = machine.defaultConditions
    for key in ["", machine.id] {
      // A value without a machine's name belongs to whichever has it.
      if let version = matter.versions[key]?.value { _ = choose(version: version) }
      if let variant = matter.variants[key]?.value { _ = choose(variant: variant) }
    }
  }

  /// False where the machine has no such version.
  mutating func choose(version name: String) -> Bool {
    guard let version = machine.versions?[name] else { return false }
    conditions.version = version
    isChosen = true
    return true
  }

  /// False where the machine has no such variant.
  mutating func choose(variant value: String) -> Bool {
    guard let axis = machine.axis(of: value) else { return false }
    conditions.variants[axis] = value
    isChosen = true
    return true
  }
}

extension Machine {
  /// The axis that has a value; values are unique in a machine.
  package func axis(of value: String) -> String? {
    variants.first { axis in axis.values.contains { $0.id == value } }?.id
  }

  /// Everything that may be said after `variant=`.
  var variantValues: [String] { variants.flatMap { $0.values.map(\.id) } }
  var versionNames: [String] { versions?.order.map(\.name) ?? [] }
}
