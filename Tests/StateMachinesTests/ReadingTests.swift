import Diagnostics
import StateMachines
import TestSupport
import Testing
import YAML

@Suite("Everything that a machine's file may say is read")
struct ReadingTests {
  /// A lift: nested states, versions, two axes, all fields of each kind.
  private static let lift = """
    phasebook: 1
    machine: lift
    title: {en: Lift, de: Aufzug}
    summary: {en: Up and down, de: Auf und ab}
    platform: houses
    source-of-truth: [https://example.org/lifts]
    checked: 2026-01-15
    versions: {scheme: houses, order: ["2.0", "10", "3-beta"]}
    variants:
      drive:
        values: [rope, oil]
        default: oil
        label: {en: drive, de: Antrieb}
        labels: {rope: {en: on ropes, de: an Seilen}}
      door: {values: [one, two], default: one}
    initial: waiting
    complete: true
    events:
      call: {kind: user, label: {en: someone calls, de: jemand ruft}, examples: {en: [button, app]}}
      stop: {kind: timer, label: {en: it stops, de: er hält}}
    guards: {loaded: {label: {en: somebody is in it, de: jemand ist darin}}}
    callbacks:
      on-call:
        call: onCall(_:)
        short: onCall
        signature: "func onCall(_ floor: Int)"
        owner: LiftDelegate
        symbol: "s:4Lift6onCall"
        url: https://example.org/on-call
        kind: method
        timing: before
        main: true
        time-limit: {en: 5 seconds, de: 5 Sekunden}
        since: "2.0"
        deprecated: "10"
        removed: "3-beta"
        replaced-by: on-stop
        counterpart: {call: on-stop, except: leave}
        notes: {en: On the main thread, de: Auf dem Hauptthread}
        unsettled: {en: Perhaps twice, de: Vielleicht zweimal}
        sources: [manual]
      on-stop: {call: onStop(), kind: log, timing: during}
    states:
      waiting: {type: atomic, label: {en: Waiting, de: Wartend}, symbol: Lift.waiting, url: "https://example.org/w"}
      moving:
        type: composite
        label: {en: Moving, de: Fahrend}
        gloss: {en: between floors, de: zwischen Etagen}
        forms: {de: [fahrende, fahrendem]}
        aliases: {en: [riding]}
        initial: up
        entry: [on-call]
        exit: [{call: on-stop, optional: true}]
        notes: {en: Doors are shut, de: Türen sind zu}
        sources: [manual]
        states:
          up: {label: {en: Up, de: Auf}}
          down:
            label: {en: Down, de: Ab}
            initial: slow
            states:
              slow: {label: {en: Slow, de: Langsam}, since: "10", until: "10", when: {drive: oil}}
      scrapped: {type: final, label: {en: Scrapped, de: Verschrottet}}
    not-states: {broken: {en: A fault is none, de: Ein Fehler ist keiner}}
    groups: {usable: {states: [waiting, moving, slow], label: {en: usable, de: benutzbar}}}
    transitions:
      - id: leave
        source: [waiting, slow]
        target: moving
        event: [call, stop]
        guard: loaded
        when: {drive: oil, door: two}
        since: "10"
        exceptional: true
        callbacks:
          - {call: on-call, argument: "0", optional: true, since: "2.0", until: "10", if: {en: if far, de: wenn weit}}
          - {any-order: [on-stop, {call: on-call, when: {door: one}}]}
          - on-stop
        effects: {en: the motor runs, de: der Motor läuft}
        notes: {en: slowly, de: langsam}
        unsettled: {en: unless full, de: außer voll}
        sources: [manual]
      - {id: ring, source: moving, event: call, callbacks: []}
    properties:
      - {id: call-first, precedence: {first: on-call, then: on-stop}, text: {en: first a call, de: erst ein Ruf}}
      - {id: once, existence: {of: on-call, exactly: 1, between: [initial, final]}}
    scenarios:
      - {id: trip, title: {en: A trip, de: Eine Fahrt}, start: waiting, steps: [{event: call, expect: {state: moving}}]}
    sources: {manual: {title: The manual, url: https://example.org/manual}}
    diagram: {direction: LR, hide: ring, emphasise: [leave]}

    """

  private func machine() throws -> Machine {
    let file = SourceFile(path: "Models/lift.yaml", text: Self.lift)
    let outcome = Machine.read(file, languages: ["en", "de"])
    #expect(findings(outcome.diagnostics) == [])
    return try #require(outcome.value)
  }

  @Test func theMachine() throws {
    let lift = try machine()
    #expect(lift.isWhole && lift.isComplete)
    #expect([lift.id, place(lift.range), lift.initial.text] == ["lift", "2:10-2:14", "waiting"])
    #expect([lift.title[0], lift.title[1], lift.summary?[1]] == ["Lift", "Aufzug", "Auf und ab"])
    #expect(lift.platform == "houses" && lift.sourceOfTruth == ["https://example.org/lifts"])
    #expect("\(try #require(lift.checked).value)" == "2026-01-15")
    #expect(lift.versions?.name == "houses")
    #expect(lift.versions?.order.map(\.name) == ["2.0", "10", "3-beta"])
    #expect(lift.variants.map(\.id) == ["drive", "door"])
    #expect(lift.variants.map(\.defaultValue) == ["oil", "one"])
    #expect(lift.variants.map { $0.label?[1] } == ["Antrieb", nil])
    #expect(lift.variants[0].values.map(\.id) == ["rope", "oil"])
    #expect(lift.variants[0].values.map { $0.label?[0] } == ["on ropes", nil])
    #expect(lift.defaultConditions.version?.name == "3-beta")
    #expect(lift.defaultConditions.variants == ["drive": "oil", "door": "one"])
    #expect(lift.drawing.direction == .leftToRight)
    #expect(lift.drawing.hidden.map(\.text) == ["ring"] && lift.drawing.emphasised.map(\.text) == ["leave"])
  }

  @Test func states() throws {
    let lift = try machine()
    #expect(lift.states.map(\.id.text) == ["waiting", "moving", "up", "down", "slow", "scrapped"])
    #expect(lift.states.map(\.id.index) == Array(0..<6))
    #expect(lift.states.map(\.kind) == [.atomic, .composite, .atomic, .composite, .atomic, .final])
    #expect(lift.states.map { $0.parent?.text } == [nil, nil, "moving", "moving", "down", nil])
    #expect(lift.states.map { $0.initial?.text } == [nil, "up", nil, "slow", nil, nil])
    #expect(lift.rootStates.map(\.id.text) == ["waiting", "moving", "scrapped"])
    let moving = try #require(lift.states[named: "moving"])
    #expect(moving.children.map(\.text) == ["up", "down"])
    #expect([moving.label[1], moving.gloss?[0], moving.notes?[1]] == ["Fahrend", "between floors", "Türen sind zu"])
    #expect(moving.forms == [["riding"], ["fahrende", "fahrendem"]])
    #expect(moving.entry.flatMap(\.uses).map(\.callback.text) == ["on-call"])
    #expect(moving.exit.flatMap(\.uses).map(\.isOptional) == [true])
    #expect(moving.sources.map(\.text) == ["manual"])
    #expect(place(moving.range) == "45:3-45:9")
    #expect(lift.states[0].symbol == "Lift.waiting" && lift.states[0].url == "https://example.org/w")
    let slow = try #require(lift.states[named: "slow"])
    #expect([slow.availability.since?.name, slow.availability.until?.name] == ["10", "10"])
    #expect(slow.availability.variants == ["drive": "oil"])
    #expect(lift.ancestors(of: slow.id).map(\.id.text) == ["down", "moving"])
    #expect(lift.entered(by: moving.id).text == "up")
    #expect(lift.groups.map { $0.states.map(\.text) } == [["waiting", "moving", "slow"]])
    #expect(lift.groups[0].label[1] == "benutzbar" && lift.groups[0].id.text == "usable")
    #expect(lift.confusions[0].id.text == "broken" && lift.confusions[0].text[0] == "A fault is none")
  }

  @Test func eventsGuardsAndCallbacks() throws {
    let lift = try machine()
    #expect(lift.events.map(\.id.text) == ["call", "stop"])
    #expect(lift.events.map(\.kind) == [.user, .timer])
    #expect(lift.events[0].label[1] == "jemand ruft" && lift.events[0].examples == [["button", "app"], []])
    #expect(lift.guards[0].id.text == "loaded" && lift.guards[0].label[0] == "somebody is in it")
    let call = lift.callbacks[0]
    #expect([call.call, call.short, call.signature] == ["onCall(_:)", "onCall", "func onCall(_ floor: Int)"])
    #expect([call.owner, call.symbol, call.url] == ["LiftDelegate", "s:4Lift6onCall", "https://example.org/on-call"])
    #expect(call.kind == .method && call.timing == .before && call.isMain)
    #expect([call.timeLimit?[1], call.notes?[0]] == ["5 Sekunden", "On the main thread"])
    #expect(call.unsettled?[0] == "Perhaps twice")
    #expect([call.since, call.deprecated, call.removed].map { $0?.name } == ["2.0", "10", "3-beta"])
    #expect(call.replacedBy?.text == "on-stop" && call.sources.map(\.text) == ["manual"])
    #expect(call.counterpart?.callback.text == "on-stop" && call.counterpart?.exceptions.map(\.text) == ["leave"])
    let stop = lift.callbacks[1]
    #expect(stop.kind == .log && stop.timing == .during && !stop.isMain && stop.since == nil && stop.short == nil)
  }

  @Test func transitions() throws {
    let lift = try machine()
    let leave = lift.transitions[0]
    #expect(leave.number == 1 && leave.sources.map(\.text) == ["waiting", "slow"] && leave.target?.text == "moving")
    #expect(leave.events.map(\.text) == ["call", "stop"] && leave.condition?.text == "loaded" && leave.isExceptional)
    #expect(leave.availability.since?.name == "10" && leave.availability.until == nil)
    #expect(leave.availability.variants == ["drive": "oil", "door": "two"])
    #expect([leave.effects?[0], leave.notes?[1], leave.unsettled?[1]] == ["the motor runs", "langsam", "außer voll"])
    #expect(leave.references.map(\.text) == ["manual"])
    #expect(
      leave.callbacks.map { $0.uses.map(\.callback.text) } == [["on-call"], ["on-stop", "on-call"], ["on-stop"]])
    let first = leave.callbacks[0].uses[0]
    #expect(first.argument == "0" && first.isOptional && first.condition?[1] == "wenn weit")
    #expect([first.availability.since?.name, first.availability.until?.name] == ["2.0", "10"])
    #expect(place(first.range) == "76:16-76:23")
    guard case .anyOrder(let uses) = leave.callbacks[1] else { throw Unexpected() }
    #expect(uses.map(\.availability.variants) == [[:], ["door": "one"]])
    #expect(uses.map { place($0.range) } == ["77:22-77:29", "77:38-77:45"])
    let ring = lift.transitions[1]
    #expect(ring.number == 2 && ring.target == nil && ring.callbacks.isEmpty && !ring.isExceptional)
    #expect(ring.condition == nil && ring.availability == .always)
  }

  private struct Unexpected: Error {}

  @Test func whatIsTold() throws {
    let lift = try machine()
    #expect(lift.properties.map(\.id.text) == ["call-first", "once"])
    #expect(lift.properties.map { $0.text?[1] } == ["erst ein Ruf", nil])
    #expect(lift.scenarios.map(\.id.text) == ["trip"] && lift.scenarios[0].title?[0] == "A trip")
    #expect(
      lift.sources.map { [$0.id.text, $0.title, $0.url] } == [["manual", "The manual", "https://example.org/manual"]])
    #expect(
      ElementKind.allCases.map { lift.ids(of: $0).count } == [6, 2, 1, 2, 2, 1, 2, 1, 1])
  }

  @Test func calls() throws {
    let lift = try machine()
    let steps = lift.transitions[0].callbacks
    func called(_ version: String, door: String) -> [[String]] {
      let conditions = Conditions(version: lift.versions?[version], variants: ["drive": "oil", "door": door])
      return lift.steps(steps, under: conditions).map { $0.uses.map(\.callback.text) }
    }
    #expect(called("2.0", door: "one") == [["on-call"], ["on-stop", "on-call"], ["on-stop"]])
    #expect(called("10", door: "two") == [["on-call"], ["on-stop"], ["on-stop"]])
    // It is removed there.
    #expect(called("3-beta", door: "one") == [["on-stop"], ["on-stop"]])
  }

  /// In a knowledge base of one language a text may be plain.
  @Test func plainTexts() throws {
    let text = """
      phasebook: 1
      machine: lamp
      title: Lamp
      initial: "off"
      events: {flip: {label: flip}}
      states: {"off": {label: Off}, on: {label: On}}
      not-states: {dim: Dim is on}
      transitions:
        - {id: light, source: "off", target: on, event: flip, effects: light}
        - {id: darken, source: on, target: "off", event: flip}

      """
    let outcome = Machine.read(SourceFile(path: "lamp.yml", text: text), languages: ["en"])
    #expect(findings(outcome.diagnostics) == [])
    let lamp = try #require(outcome.value)
    #expect(lamp.title.values == ["Lamp"] && lamp.states.map(\.label.values) == [["Off"], ["On"]])
    #expect(lamp.confusions[0].text.values == ["Dim is on"] && lamp.transitions[0].effects?.values == ["light"])
    #expect(lamp.versions == nil && lamp.defaultConditions.version == nil && !lamp.isComplete)
    #expect(lamp.lint().isEmpty)
  }
}
