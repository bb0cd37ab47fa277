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
  /// What a trace tells.
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

  package typealias Story = ModelLibrary.Story
}
