import Testing

@Suite("Machines of other worlds are read and have no findings")
struct OtherWorldTests {
  /// RFC 9293, figure 5 with its notes.
  @Test func tcp() {
    let states = [
      "closed": "CLOSED", "listen": "LISTEN", "syn-sent": "SYN-SENT", "syn-received": "SYN-RECEIVED",
      "established": "ESTABLISHED", "fin-wait-1": "FIN-WAIT-1", "fin-wait-2": "FIN-WAIT-2", "close-wait": "CLOSE-WAIT",
      "closing": "CLOSING", "last-ack": "LAST-ACK", "time-wait": "TIME-WAIT",
    ]
    let arrows = [
      ("closed", "listen", "passive-open", ""), ("closed", "syn-sent", "active-open", "snd-syn"),
      ("listen", "syn-received", "rcv-syn", "snd-syn-ack"), ("listen", "syn-sent", "send", "snd-syn"),
      ("listen", "closed", "close", ""), ("syn-sent", "closed", "close", ""),
      ("syn-sent", "syn-received", "rcv-syn", "snd-syn-ack"), ("syn-sent", "established", "rcv-syn-ack", "snd-ack"),
      ("syn-received", "established", "rcv-ack-of-syn", ""), ("syn-received", "fin-wait-1", "close", "snd-fin"),
      ("syn-received", "listen", "rcv-rst", ""), ("established", "fin-wait-1", "close", "snd-fin"),
      ("established", "close-wait", "rcv-fin", "snd-ack"), ("fin-wait-1", "fin-wait-2", "rcv-ack-of-fin", ""),
      ("fin-wait-1", "closing", "rcv-fin", "snd-ack"), ("fin-wait-1", "time-wait", "rcv-fin-ack", "snd-ack"),
      ("fin-wait-2", "time-wait", "rcv-fin", "snd-ack"), ("close-wait", "last-ack", "close", "snd-fin"),
      ("closing", "time-wait", "rcv-ack-of-fin", ""), ("last-ack", "closed", "rcv-ack-of-fin", ""),
      ("time-wait", "closed", "two-msl", ""),
    ]
    #expect(states.count == 11 && arrows.count == 21)
    let events = Set(arrows.map(\.2)).sorted().map { "  \($0): {label: {en: \($0), ru: событие \($0)}}\n" }
    let calls = Set(arrows.map(\.3)).subtracting([""]).sorted().map { "  \($0): {call: \($0)}\n" }
    let text =
      """
      phasebook: 1
      machine: m
      title: {en: TCP connection, ru: Соединение TCP}
      source-of-truth: [https://www.rfc-editor.org/rfc/rfc9293]
      initial: closed
      complete: true
      states:

      """ + states.sorted { $0.key < $1.key }.map { "  \($0): {label: {en: \($1), ru: \($1)}}\n" }.joined()
      + "events:\n" + events.joined() + "callbacks:\n" + calls.joined() + "transitions:\n"
      + arrows.enumerated().map { index, arrow in
        "  - {id: t\(index), source: \(arrow.0), target: \(arrow.1), event: \(arrow.2), callbacks: [\(arrow.3)]}\n"
      }.joined()
    #expect(lint(text, languages: ["en", "ru"]) == [])
  }

  /// A pod's phases, with the states of its container inside the running one.
  @Test func pod() {
    let text = """
      phasebook: 1
      machine: m
      title: Pod
      platform: kubernetes
      versions: {scheme: kubernetes, order: ["1.27", "1.28", "1.29"]}
      variants: {restart-policy: {values: [always, on-failure, never], default: always}}
      initial: pending
      events:
        scheduled: {kind: system, label: the scheduler finds a node}
        started: {kind: system, label: the container starts}
        exits-well: {kind: app, label: the container exits with 0}
        exits-badly: {kind: app, label: the container exits with another code}
        back-off-over: {kind: timer, label: the back-off is over}
        deleted: {kind: user, label: someone deletes the pod}
        node-lost: {kind: system, label: the node does not answer}
        node-back: {kind: system, label: the node answers again}
      callbacks:
        post-start: {call: postStart, kind: hook, timing: after}
        pre-stop: {call: preStop, kind: hook, timing: before}
        sleep: {call: sleep, kind: hook, since: "1.29"}
      states:
        pending: {label: Pending}
        running:
          label: Running
          initial: waiting
          states:
            waiting: {label: Waiting}
            started-up: {label: Running container, entry: [post-start]}
            terminated: {label: Terminated, when: {restart-policy: always}}
        succeeded: {label: Succeeded, type: final, when: {restart-policy: never}}
        failed: {label: Failed, type: final}
        unknown: {label: Unknown}
      not-states:
        crash-loop-back-off: It is the reason of a waiting container, not a phase.
      transitions:
        - {id: schedule, source: pending, target: running, event: scheduled, callbacks: []}
        - {id: start, source: waiting, target: started-up, event: started, callbacks: [post-start]}
        - id: exit
          source: started-up
          target: terminated
          event: [exits-well, exits-badly]
          when: {restart-policy: always}
          callbacks: []
        - {id: back-off, source: terminated, target: waiting, event: back-off-over, callbacks: []}
        - {id: succeed, source: started-up, target: succeeded, event: exits-well, when: {restart-policy: never}}
        - {id: fail, source: started-up, target: failed, event: exits-badly, when: {restart-policy: never}}
        - {id: retry, source: started-up, target: waiting, event: exits-badly, when: {restart-policy: on-failure}}
        - id: delete
          source: running
          target: failed
          event: deleted
          callbacks: [pre-stop, {call: sleep, optional: true, since: "1.29"}]
        - {id: lose, source: [pending, running], target: unknown, event: node-lost}
        - {id: find, source: unknown, target: running, event: node-back}

      """
    #expect(lint(text) == [])
  }

  /// A loan in a library, with everything that a small machine in four languages has, as one writes it by hand.
  @Test func loan() {
    let text = """
      phasebook: 1
      machine: m
      title: {en: Loan, de: Ausleihe, ru: Выдача, sr: Позајмица}
      summary:
        en: The life of a loan.
        de: Das Leben einer Ausleihe.
        ru: Жизнь выдачи.
        sr: Живот позајмице.
      platform: library
      versions: {scheme: catalogue, order: ["1", "2"]}
      initial: asked
      complete: true
      events:
        hand-out: {kind: user, label: {en: librarian hands out, de: Ausgabe, ru: выдача книги, sr: издавање}}
        bring-back: {kind: user, label: {en: reader brings back, de: Rückgabe, ru: возврат, sr: враћање}}
        renew: {kind: user, label: {en: reader renews, de: Verlängerung, ru: продление, sr: продужење}}
      callbacks:
        on-out: {call: onOut(), owner: Desk, kind: method, timing: after, main: true, since: "1"}
        on-renewed: {call: onRenewed(), owner: Desk, kind: method, timing: after, main: true, since: "2"}
        on-note: {call: onNote(), owner: Desk, kind: method, timing: after, since: "1"}
      states:
        asked: {label: {en: Asked, de: Bestellt, ru: Заказана, sr: Тражена}}
        out: {label: {en: Out, de: Ausgeliehen, ru: Выдана, sr: Издата}}
        back: {type: final, label: {en: Back, de: Zurück, ru: Возвращена, sr: Враћена}}
      not-states:
        lost: {en: "A loss is a fee.", de: "Ein Verlust ist eine Gebühr.", ru: "Утеря — это штраф.", sr: "Губитак је глоба."}
      transitions:
        - {id: give, source: asked, target: out, event: hand-out, callbacks: [on-out, {call: on-note, optional: true}]}
        - {id: prolong, source: out, target: out, event: renew, callbacks: [{call: on-renewed, since: "2"}]}
        - {id: return, source: [asked, out], target: back, event: bring-back, callbacks: []}
      groups:
        running: {states: [asked, out], label: {en: running, de: laufend, ru: текущая, sr: текућа}}
      properties:
        - {id: out-first, precedence: {first: on-out, then: on-renewed}, text: {en: a, de: b, ru: в, sr: г}}
      scenarios:
        - id: plain
          title: {en: A loan, de: Eine Ausleihe, ru: Выдача, sr: Позајмица}
          steps:
            - {event: hand-out, expect: {state: out, callbacks: [on-out]}}
            - {event: renew, expect: {state: out, callbacks: [on-renewed]}}
            - {event: bring-back, expect: {state: back, callbacks: []}}

      """
    #expect(lint(text, languages: ["en", "de", "ru", "sr"]) == [])
  }
}
