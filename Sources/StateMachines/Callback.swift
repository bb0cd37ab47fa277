package import Diagnostics

/// Code of the reader that is called when a machine changes, or on other occasions.
package struct Callback: MachineElement {
  package let id: ID<Callback>
  package let range: SourceRange
  /// How prose and diagrams write it: `onPause()`.
  package let call: String
  /// A shorter way to write it, which prose may use too.
  package let short: String?
  /// The declaration in the language of the code.
  package let signature: String?
  /// The type that declares it.
  package let owner: String?
  /// A name for machines, as a USR.
  package let symbol: String?
  /// The vendor's page.
  package let url: String?
  package let kind: Kind?
  /// When it is called, relative to the change of the state.
  package let timing: Timing?
  /// Whether a chain of callbacks in prose may not jump over it.
  package let isMain: Bool
  package let timeLimit: LocalizedString?
  package let since: Version?
  package let deprecated: Version?
  package let removed: Version?
  package let replacedBy: ID<Callback>?
  /// What ends that which this one begins, as `onStop()` does after `onStart()`.
  package let counterpart: Counterpart?
  package let notes: LocalizedString?
  /// What is not known for sure.
  package let unsettled: LocalizedString?
  package let sources: [ID<Source>]

  /// The other half of a pair of callbacks.
  package struct Counterpart: Sendable {
    package let callback: ID<Callback>
    /// Transitions on which it is known not to come.
    package let exceptions: [ID<Transition>]
    /// Where the callback is named.
    package let range: SourceRange
  }

  /// What kind of code is called.
  package enum Kind: String, Sendable, CaseIterable {
    case method, notification, event, hook, signal, log
  }

  /// Before, while or after the state changes.
  package enum Timing: String, Sendable, CaseIterable {
    case before, during, after
  }
}

/// One call in a sequence, or several whose order nobody promises.
package enum CallbackStep: Sendable, Hashable {
  case one(CallbackUse)
  case anyOrder([CallbackUse])

  /// The calls, in the order in which they are written.
  package var uses: [CallbackUse] {
    switch self {
    case .one(let use): [use]
    case .anyOrder(let uses): uses
    }
  }
}

/// A callback as a transition or a state calls it.
package struct CallbackUse: Sendable, Hashable {
  package let callback: ID<Callback>
  /// What it is called with.
  package let argument: String?
  /// Whether it may be skipped.
  package let isOptional: Bool
  /// When it is called, where that is not always.
  package let condition: LocalizedString?
  package let availability: Availability
  /// Where the callback is named.
  package let range: SourceRange
}
