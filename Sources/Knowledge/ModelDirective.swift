import Diagnostics
package import Markdown
package import StateMachines

/// A directive that stands for something generated from machines, resolved.
package struct ModelDirective: Sendable {
  package let kind: Kind
  package let directive: Directive
  /// The machine's place in the library; of a comparison the first.
  package let machine: Int
  /// The other machines of a comparison.
  package var others: [Int] = []
  /// The story of a trace.
  package var story: Story?
  package let conditions: Conditions
  /// Whether the author chose the conditions; else everything is told, whatever the conditions.
  package let isConditional: Bool
  /// Transitions that are drawn stronger; nil where the machine's own choice counts.
  package let emphasised: Set<ID<Transition>>?

  /// The directives that are understood.
  package enum Kind: String, Sendable, CaseIterable {
    case diagram, transitions, callbacks, states, matrix
    case trace
    case compare, equivalences
  }

  /// A scenario of the machine, or one over several, by its place in the library.
  package enum Story: Sendable {
    case own(ID<Scenario>)
    case joint(Int)
  }
}
