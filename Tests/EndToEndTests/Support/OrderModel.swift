/// A machine from a world without phones: an order in a shop, with everything that a machine may have and nothing wrong.
enum OrderModel {
  /// Below the content folder.
  static let file = "Models/order.yaml"
  static let path = "Content/" + file

  /// The machine with its texts in English and German; those of other languages are the English ones and the language,
  /// since a label that is the same everywhere is a finding.
  static func text(in languages: [String] = ["en", "de"]) -> String {
    func text(_ english: String, _ german: String) -> String {
      let values = languages.map { language in
        let value = language == "en" ? english : language == "de" ? german : "\(english) (\(language))"
        return "\(language): \"\(value)\""
      }
      return "{" + values.joined(separator: ", ") + "}"
    }
    return """
      phasebook: 1
      machine: order
      title: \(text("Order", "Bestellung"))
      summary: \(text("What becomes of an order.", "Was aus einer Bestellung wird."))
      versions: {scheme: shop, order: ["1", "2", "3"]}
      variants:
        payment: {values: [prepaid, invoice], default: prepaid}
      initial: cart
      complete: true
      events:
        check-out: {kind: user, label: \(text("customer checks out", "Kundin geht zur Kasse"))}
        pay: {kind: user, label: \(text("money arrives", "Geld trifft ein"))}
        ship: {kind: system, label: \(text("parcel leaves", "Paket geht ab"))}
        remind: {kind: system, label: \(text("payment is overdue", "Zahlung ist überfällig"))}
        cancel: {kind: user, label: \(text("customer cancels", "Kundin storniert"))}
        receive: {kind: user, label: \(text("parcel arrives", "Paket kommt an"))}
      guards:
        in-stock: {label: \(text("all is in stock", "alles ist auf Lager"))}
      callbacks:
        on-placed: {call: "orderPlaced(_:)", owner: Shop, kind: method, timing: after, main: true, since: "1"}
        on-paid: {call: orderPaid(), owner: Shop, kind: method, since: "1", deprecated: "3", replaced-by: on-settled}
        on-settled: {call: orderSettled(), owner: Shop, kind: method, since: "3", sources: [HANDBOOK]}
        on-shipped: {call: orderShipped(), owner: Shop, kind: method, since: "2"}
      states:
        cart: {label: \(text("Cart", "Warenkorb")), gloss: \(text("not ordered yet", "noch nicht bestellt"))}
        placed:
          label: \(text("Placed", "Aufgegeben"))
          initial: open
          states:
            open: {label: \(text("Open", "Offen")), symbol: Order.State.open}
            settled: {label: \(text("Settled", "Bezahlt"))}
        shipped: {label: \(text("Shipped", "Versandt"))}
        done: {type: final, label: \(text("Done", "Erledigt"))}
        cancelled: {type: final, label: \(text("Cancelled", "Storniert"))}
      transitions:
        - {id: place, source: cart, target: placed, event: check-out, callbacks: [on-placed]}
        - id: settle
          source: open
          target: settled
          event: pay
          callbacks: [{call: on-paid, until: "2"}, {call: on-settled, since: "3"}]
        - {id: nag, source: open, event: remind, when: {payment: invoice}, callbacks: []}
        - {id: ship-paid, source: settled, target: shipped, event: ship, guard: in-stock, callbacks: [{call: on-shipped, since: "2"}]}
        - {id: ship-open, source: open, target: shipped, event: ship, guard: in-stock, when: {payment: invoice}, callbacks: []}
        - {id: settle-late, source: shipped, event: pay, when: {payment: invoice}, callbacks: []}
        - {id: call-off, source: placed, target: cancelled, event: cancel, callbacks: []}
        - {id: hand-over, source: shipped, target: done, event: receive, callbacks: []}
      groups:
        in-house: {states: [cart, placed], label: \(text("in the house", "im Haus"))}
      sources:
        HANDBOOK: {title: The shop's handbook, url: "https://example.org/shop"}

      """
  }

  /// Writes the machine into the knowledge base of a sandbox, with a text for each of its languages.
  static func write(to sandbox: Sandbox) throws {
    try sandbox.write(text(in: Fault.languages(of: sandbox)), to: path)
  }
}
