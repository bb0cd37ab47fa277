/// A state machine as far as a drawing needs it: what stands in the boxes, and what leads where.
///
/// Texts are given once a language, in the same order everywhere; the drawing is the same in all of them.
package struct DiagramGraph: Sendable, Hashable {
  /// A state, with the states inside it.
  package struct State: Sendable, Hashable {
    /// What a state is drawn as.
    package enum Kind: Sendable, Hashable { case atomic, composite, final }

    package var id: String
    /// One a language.
    package var labels: [String]
    /// Small text below the label of a wide drawing, one a language; empty ones take no room.
    package var glosses: [String]?
    package var kind: Kind
    /// The child in which a composite state begins.
    package var initial: String?
    package var children: [State]

    package init(
      id: String, labels: [String], glosses: [String]? = nil, kind: Kind = .atomic, initial: String? = nil,
      children: [State] = []
    ) {
      self.id = id
      self.labels = labels
      self.glosses = glosses
      self.kind = kind
      self.initial = initial
      self.children = children
    }
  }

  /// A transition, drawn once however many sources it has.
  package struct Transition: Sendable, Hashable {
    /// Shown in the drawing; the key to the table of transitions.
    package var number: Int
    package var id: String
    package var sources: [String]
    /// Nil where the state is not left.
    package var target: String?
    /// What makes it happen, one a language.
    package var events: [String]
    /// What is called, as code, the same in all languages.
    package var callbacks: [String]
    /// Drawn dashed.
    package var isExceptional: Bool

    package init(
      number: Int, id: String, sources: [String], target: String?, events: [String], callbacks: [String] = [],
      isExceptional: Bool = false
    ) {
      self.number = number
      self.id = id
      self.sources = sources
      self.target = target
      self.events = events
      self.callbacks = callbacks
      self.isExceptional = isExceptional
    }
  }

  /// Where the drawing runs to. A narrow one always runs down.
  package enum Direction: Sendable, Hashable { case topToBottom, leftToRight }

  /// The machine's.
  package var id: String
  package var states: [State]
  package var transitions: [Transition]
  /// The state in which the machine begins.
  package var initial: String
  package var direction: Direction

  package init(
    id: String, states: [State], transitions: [Transition], initial: String, direction: Direction = .topToBottom
  ) {
    self.id = id
    self.states = states
    self.transitions = transitions
    self.initial = initial
    self.direction = direction
  }
}
