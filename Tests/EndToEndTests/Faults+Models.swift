import Foundation
import Testing

/// Faults in machines, and in what articles say of them.
extension Fault {
  static let models = machines + articles + configurations

  // MARK: In a machine's file

  /// Replaces a part of the order's file; the finding is where `marker` begins, `shift` characters further.
  private static func machine(
    _ name: String, _ old: String, _ new: String, _ rule: String, at marker: String, shift: Int = 0,
    severity: String = "error"
  ) -> Fault {
    Fault(name: "machine: \(name)") { sandbox in
      try OrderModel.write(to: sandbox)
      try sandbox.replace(old, with: new, in: OrderModel.path)
      let (line, column) = try sandbox.position(of: marker, in: OrderModel.path)
      return [Place(OrderModel.path, line, column + shift, rule, severity: severity)]
    }
  }

  /// The same for a reference to what does not exist.
  private static func reference(_ kind: String, _ old: String, _ new: String, at marker: String, shift: Int = 0)
    -> Fault
  {
    machine("unknown \(kind)", old, new, "models/unknown-reference", at: marker, shift: shift)
  }

  /// One more transition, with the finding at its id.
  private static func added(_ name: String, _ transition: String, _ rule: String) -> Fault {
    machine(name, "groups:\n", "  - \(transition)\ngroups:\n", rule, at: transition, shift: 5)
  }

  private static let machines: [Fault] = [
    machine("unknown field", "complete: true", "complet: true", "structure/unknown-key", at: "complet:"),
    machine(
      "unknown field of a state", "symbol: Order", "symbl: Order", "structure/unknown-key", at: "symbl"),
    machine("wrong type", "complete: true", "complete: perhaps", "structure/wrong-type", at: "perhaps"),
    machine("list for a text", "owner: Shop", "owner: [Shop]", "structure/wrong-type", at: "[Shop]"),
    machine("another format", "phasebook: 1", "phasebook: 9", "models/format", at: "9"),
    machine("another name than the file", "machine: order", "machine: parcel", "models/machine-name", at: "parcel"),
    machine("id with capitals", "in-house:", "In_House:", "models/bad-id", at: "In_House"),
    machine("duplicate id", "id: hand-over", "id: pay", "models/duplicate-id", at: "id: pay", shift: 4),
    machine(
      "callback twice", "  on-shipped: {", "  on-paid: {call: again()}\n  on-shipped: {", "structure/duplicate-key",
      at: "on-paid: {call: again"),
    reference("source", "source: cart", "source: crat", at: "crat"),
    reference("target", "target: done", "target: don", at: "don,"),
    reference("event", "event: receive", "event: recieve", at: "recieve"),
    reference("callback", "[on-placed]", "[on-plaecd]", at: "on-plaecd"),
    reference("callback in a step", "{call: on-shipped", "{call: on-shiped", at: "on-shiped"),
    reference("callback in place of another", "replaced-by: on-settled", "replaced-by: on-setled", at: "on-setled"),
    reference("counterpart", "replaced-by: on-settled", "counterpart: on-setled", at: "on-setled"),
    reference("guard", "guard: in-stock", "guard: in-stok", at: "in-stok"),
    reference("state of a group", "states: [cart, placed]", "states: [cart, plaecd]", at: "plaecd"),
    reference("publication", "sources: [HANDBOOK]", "sources: [HANDBOK]", at: "HANDBOK]"),
    machine("wrong initial", "initial: cart", "initial: basket", "models/wrong-initial", at: "basket"),
    machine("initial in another state", "initial: cart", "initial: settled", "models/wrong-initial", at: "settled"),
    machine("initial of a composite", "initial: open", "initial: shipped", "models/wrong-initial", at: "shipped\n"),
    machine(
      "no initial of a composite", "    initial: open\n", "", "models/wrong-initial", at: "  placed:\n", shift: 2),
    machine("version that is not in the order", "since: \"2\"}", "since: \"7\"}", "models/version-order", at: "\"7\""),
    machine(
      "version twice", "order: [\"1\", \"2\"", "order: [\"1\", \"2\", \"1\"", "models/version-order", at: ", \"1\"",
      shift: 2),
    machine(
      "deprecated before it exists", "since: \"1\", deprecated: \"3\"", "since: \"3\", deprecated: \"2\"",
      "models/version-order", at: "deprecated: \"2\"", shift: 12),
    machine(
      "ends before it begins", "{call: on-shipped, since: \"2\"}", "{call: on-shipped, since: \"3\", until: \"2\"}",
      "models/version-order", at: "until: \"2\"}]}", shift: 7),
    machine("unknown variant", "when: {payment: invoice}", "when: {payment: cash}", "models/variant", at: "cash"),
    machine("unknown axis", "when: {payment: invoice}", "when: {paymnt: invoice}", "models/variant", at: "paymnt"),
    machine(
      "two values alike", "[prepaid, invoice]", "[prepaid, invoice, prepaid]", "models/duplicate-id", at: "prepaid],"),
    Fault(name: "machine: text without a language") { sandbox in
      try OrderModel.write(to: sandbox)
      let label = try sandbox.position(of: "label: {en: \"Done\"", in: OrderModel.path)
      let lines = try sandbox.text(OrderModel.path).split(separator: "\n")
      let old = try #require(lines.first { $0.hasPrefix("  done:") })
      try sandbox.replace(String(old), with: "  done: {type: final, label: {en: Done}}", in: OrderModel.path)
      return try languages(of: sandbox).dropFirst().map { _ in
        Place(OrderModel.path, label.line, label.column + 7, "models/missing-text")
      }
    },
    Fault(name: "machine: no label") { sandbox in
      try OrderModel.write(to: sandbox)
      let lines = try sandbox.text(OrderModel.path).split(separator: "\n")
      let old = try #require(lines.first { $0.hasPrefix("  done:") })
      try sandbox.replace(String(old), with: "  done: {type: final}", in: OrderModel.path)
      let line = try sandbox.position(of: "done: {type: final}", in: OrderModel.path).line
      return [Place(OrderModel.path, line, 3, "structure/missing-key")]
    },
    // What is wrong with the machine as a whole:
    machine(
      "state that nothing leads to", "target: cancelled", "target: done", "models/unreachable-state",
      at: "  cancelled:", shift: 2, severity: "warning"),
    machine(
      "dead end", "cancelled: {type: final, ", "cancelled: {", "models/dead-end", at: "  cancelled:", shift: 2,
      severity: "warning"),
    added(
      "two ways for one event", "{id: give-up, source: cart, target: cancelled, event: check-out, callbacks: []}",
      "models/non-determinism"),
    added(
      "two ways for one event in one variant",
      "{id: remind-twice, source: open, target: settled, event: remind, callbacks: []}", "models/non-determinism"),
    added(
      "final state with a way out", "{id: undo, source: done, target: cart, event: cancel, callbacks: []}",
      "models/final-with-way-out"),
    machine(
      "callback outside its versions", "callbacks: [on-placed]",
      "callbacks: [on-placed, {call: on-shipped, until: \"1\"}]",
      "models/unavailable-callback", at: "on-shipped, until"),
  ]

  // MARK: In an article

  /// A paragraph at the end of the start page; `column` counts from the paragraph's first line, `below` it.
  private static func article(
    _ name: String, _ text: String, _ rule: String, below: Int = 0, column: Int
  ) -> Fault {
    Fault(name: "article: \(name)") { sandbox in
      try OrderModel.write(to: sandbox)
      let line = try sandbox.append(text, to: start)
      return [Place(start, line + below, column, rule)]
    }
  }

  /// Lines of the start page's front matter, before all others.
  private static func frontMatter(
    _ name: String, _ lines: String, _ rule: String, below: Int = 0, column: Int
  ) -> Fault {
    Fault(name: "front matter: \(name)") { sandbox in
      try OrderModel.write(to: sandbox)
      try sandbox.replace("---\n", with: "---\n\(lines)\n", in: start)
      return [Place(start, 2 + below, column, rule)]
    }
  }

  private static let articles: [Fault] = [
    frontMatter("unknown machine", "models: [order, ordr]", "models/unknown-machine", column: 17),
    frontMatter("unknown subject", "subject: order/shippd", "models/unknown-element", column: 10),
    frontMatter("unknown machine of a subject", "subject: ordr/shipped", "models/unknown-machine", column: 10),
    frontMatter("unknown variant", "models: [order]\nvariant: cash", "models/unknown-condition", below: 1, column: 10),
    frontMatter(
      "unknown variant of a machine", "variant: {order: cash}", "models/unknown-condition", column: 18),
    frontMatter("unknown version", "models: [order]\nversion: \"9\"", "models/unknown-condition", below: 1, column: 10),
    frontMatter("version without a machine", "version: \"1\"", "models/unknown-condition", column: 10),
    article("unknown element", "A [way](../Models/order.yaml#shippd).", "models/unknown-element", column: 9),
    article("unknown callback", "A [way](../Models/order.yaml#on-shiped).", "models/unknown-element", column: 9),
    article("event without its kind", "A [way](../Models/order.yaml#pay).", "models/unknown-element", column: 9),
    article("transition without its kind", "A [way](../Models/order.yaml#nag).", "models/unknown-element", column: 9),
    article("unknown kind", "A [way](../Models/order.yaml#evnt:pay).", "models/unknown-element", column: 9),
    article("another kind", "A [way](../Models/order.yaml#event:cart).", "models/unknown-element", column: 9),
    article("nothing to count", "[Two](../Models/order.yaml#count:stats).", "models/unknown-element", column: 7),
    article("file that is no machine", "A [way](../Models/ordr.yaml#cart).", "links/missing-asset", column: 9),
    article(
      "directive with an unknown machine", "<!-- phasebook:states ordr -->", "models/unknown-machine", column: 23),
    article("directive without a machine", "<!-- phasebook:diagram -->", "models/unknown-machine", column: 1),
    article(
      "directive with an unknown variant", "<!-- phasebook:diagram order variant=cash -->", "models/unknown-condition",
      column: 38),
    article(
      "directive with an unknown version", "<!-- phasebook:callbacks order version=9 -->", "models/unknown-condition",
      column: 40),
    article(
      "directive that stresses what is not there", "<!-- phasebook:diagram order emphasise=\"nag settl\" -->",
      "models/unknown-element", column: 41),
    article(
      "directive with an unknown attribute", "<!-- phasebook:diagram order emphasize=nag -->",
      "structure/unknown-directive", column: 30),
    article(
      "directive that takes one machine", "<!-- phasebook:states order cart -->", "structure/unknown-directive",
      column: 29),
    article(
      "stale fallback", "<!-- phasebook:transitions order -->\n\nWords of old.\n\n<!-- /phasebook -->",
      "models/stale-fallback", column: 1),
    article(
      "stale fallback in a list", "- An item\n\n  <!-- phasebook:states order -->\n\n  <!-- /phasebook -->",
      "models/stale-fallback", below: 2, column: 3),
  ]

  // MARK: In the configuration

  private static let configurations: [Fault] = [
    Fault(name: "configuration: unknown machine") { sandbox in
      try OrderModel.write(to: sandbox)
      let path = "Content/phasebook.yaml"
      if try sandbox.text(path).contains("\nmodels:\n") {
        try sandbox.replace("\nmodels:\n", with: "\nmodels:\n  - ordr\n", in: path)
      } else {
        try sandbox.write(sandbox.text(path) + "models: [ordr, order]\n", to: path)
      }
      let (line, column) = try sandbox.position(of: "ordr", in: path)
      return [Place(path, line, column, "models/unknown-machine")]
    }
  ]
}
