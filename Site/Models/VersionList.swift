import Knowledge
import Markup
import StateMachines

/// What changed from version to version, the newest first.
struct VersionList {
  let view: MachineView

  /// What came or went with one version.
  struct Change {
    let version: Version
    var new: [ID<Callback>] = []
    var deprecated: [ID<Callback>] = []
    var removed: [ID<Callback>] = []
    /// Transitions that call something from this version on, or no more.
    var begins: [(transition: Transition, callback: ID<Callback>)] = []
    var ends: [(transition: Transition, callback: ID<Callback>)] = []

    var isEmpty: Bool {
      new.isEmpty && deprecated.isEmpty && removed.isEmpty && begins.isEmpty && ends.isEmpty
    }
  }

  /// Versions with which something changed. What the first version has is not new.
  var changes: [Change] {
    guard let order = view.machine.versions?.order, order.count > 1 else { return [] }
    let machine = view.machine
    return order.indices.dropFirst().reversed().compactMap { place in
      let version = order[place]
      var change = Change(version: version)
      change.new = machine.callbacks.filter { $0.since == version }.map(\.id)
      change.deprecated = machine.callbacks.filter { $0.deprecated == version }.map(\.id)
      change.removed = machine.callbacks.filter { $0.removed == version }.map(\.id)
      for transition in machine.transitions {
        for use in transition.callbacks.flatMap(\.uses) {
          // A call that begins with its callback is told of with that.
          if use.availability.since == version, machine.callbacks[use.callback].since != version {
            change.begins.append((transition, use.callback))
          }
          if use.availability.until == order[place - 1] { change.ends.append((transition, use.callback)) }
        }
      }
      return change.isEmpty ? nil : change
    }
  }

  func write(_ html: inout HTML) {
    html.element("dl", .class("terms versions")) { html in
      for change in changes {
        html.element("dt", .id("version-\(change.version)"), text: change.version.name)
        html.element("dd") { html in
          callbacks(change.new, .newCallbacks, &html)
          callbacks(change.deprecated, .deprecatedCallbacks, &html)
          callbacks(change.removed, .removedCallbacks, &html)
          calls(change.begins, .calledFromNow, &html)
          calls(change.ends, .calledNoMore, &html)
        }
      }
    }
    html.raw("\n")
  }

  private func callbacks(_ callbacks: [ID<Callback>], _ word: UIString, _ html: inout HTML) {
    guard !callbacks.isEmpty else { return }
    html.element("p") { html in
      html.text(view.strings[word] + ": ")
      for (index, callback) in callbacks.enumerated() {
        if index > 0 { html.raw(", ") }
        view.call(callback, &html)
      }
    }
  }

  private func calls(
    _ calls: [(transition: Transition, callback: ID<Callback>)], _ word: UIString, _ html: inout HTML
  ) {
    guard !calls.isEmpty else { return }
    html.element("p") { html in
      html.text(view.strings[word] + ": ")
      for (index, call) in calls.enumerated() {
        if index > 0 { html.raw(", ") }
        view.call(call.callback, &html)
        html.raw(" (")
        view.passage(call.transition, &html)
        html.raw(")")
      }
    }
  }
}
