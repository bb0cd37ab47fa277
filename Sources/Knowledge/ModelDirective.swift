import Diagnostics
package import Markdown
package import StateMachines

/// A directive that stands for something generated from a machine, resolved.
package struct ModelDirective: Sendable {
  package let kind: Kind
  package let directive: Directive
  /// The machine's place in the library.
  package let machine: Int
  package let conditions: Conditions
  /// Whether the author chose the conditions; else everything is told, whatever the conditions.
  package let isConditional: Bool
  /// Transitions that are drawn stronger; nil where the machine's own choice counts.
  package let emphasised: Set<ID<Transition>>?

  /// The directives of this kind that are understood.
  package enum Kind: String, Sendable, CaseIterable {
    case diagram, transitions, callbacks, states
  }
}
