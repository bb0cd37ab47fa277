package import Diagnostics

/// A fact about all paths of a machine, which prose may cite by its id.
///
/// The patterns and scopes are those of Dwyer, Avrunin and Corbett, "Patterns in Property Specifications for
/// Finite-State Verification" (ICSE 1999).
package struct Property: MachineElement {
  package let id: ID<Property>
  package let range: SourceRange
  package let text: LocalizedString?
  /// Nil where the file does not say what holds, which was reported.
  package let pattern: Pattern?
  package let scope: Scope
  /// Where it holds: everywhere that the machine exists, or in one version or variant.
  package let availability: Availability

  /// What holds.
  package enum Pattern: Sendable, Hashable {
    /// No `then` before the first `first`.
    case precedence(first: Operand, then: Operand)
    /// After each `when` a `then` comes, unless the path ends.
    case response(when: Operand, then: Operand)
    case absence(of: Operand)
    case existence(of: Operand, Bound)
    /// The machine is in one of these states.
    case universality([ID<State>])
  }

  /// How often something happens.
  package enum Bound: Sendable, Hashable {
    case exactly(Int)
    case atLeast(Int)
    case atMost(Int)
  }

  /// The part of a path that is looked at: from each `after` to the next `until`; before the first `before`.
  package struct Scope: Sendable, Hashable {
    package var after: Operand?
    package var until: Operand?
    package var before: Operand?

    package static let everywhere = Scope()
  }

  /// Something that happens on a path.
  package enum Operand: Sendable, Hashable {
    case callback(ID<Callback>)
    case event(ID<Event>)
    /// The state is entered.
    case state(ID<State>)
    case transition(ID<Transition>)
    /// Any callback.
    case any
    /// The path begins; it ends in a final state.
    case initial, final
  }
}
