import Diagnostics
import StateMachines
import TestSupport
import Testing

@Suite("Diagrams and tables are read as they are meant")
struct DiagramImportTests {
  @Test func mermaid() throws {
    let machine = try Exchange.imported(
      """
      ---
      title: Door
      ---
      stateDiagram-v2
        %% a comment
        direction LR
        [*] --> Closed
        state "Wide open" as Open
        Closed --> Opened : push / onPush()
        Opened --> Closed : pull
        state Opened {
          [*] --> Ajar
          Ajar --> Open : push [strong]
          Open --> Ajar : pull
        }
        Closed --> if_state : lock
        state if_state <<choice>>
        if_state --> Closed
        if_state --> Locked : [has key]
        Locked : Locked for good
        Closed:::nice --> Broken : hit<br>kick
        Broken --> [*]
        classDef nice fill:#f00
        note right of Closed
          Words --> words
        end note
      """, .mermaid,
      notes: [
        "23:3-23:26 models/import-loss: how the diagram looks is left out",
        "24:3-24:23 models/import-loss: 'note right of Closed' is left out: a note stands in no model",
      ])
    #expect(machine.id == "machine" && machine.title.values == ["Door"] && machine.drawing.direction == .leftToRight)
    #expect(machine.states[named: "open"]?.label.values == ["Wide open"])
    #expect(machine.states[named: "locked"]?.label.values == ["Locked for good"])
    #expect(machine.states[named: "broken"]?.kind == .final)
    #expect(
      try Exchange.run(machine, "push", "push", "pull", "pull", "lock") == [
        "closed", "ajar | on-push", "open", "ajar", "closed", "locked",
      ])
    #expect(try Exchange.run(machine, "kick") == ["closed", "broken"])
  }

  /// What no event triggers has words where there are any: a length of time, a guard.
  @Test func mermaidOfWhatComesByItself() throws {
    let text =
      Door.text
        + """
          - {id: wait, source: open, target: shut, after: 5s, event: push, callbacks: []}
          - {id: dusk, source: shut, target: open, always: true, guard: dark, callbacks: []}
          - {id: fall, source: shut, target: gone, always: true, callbacks: []}

        """
    let machine = try #require(
      Door.read(text.replacing("  open: {label", with: "  gone: {label: {en: Gone, de: Weg}}\n  open: {label")).value)
    let lines = machine.mermaid(under: machine.defaultConditions, language: 0).split(separator: "\n").suffix(3)
    #expect(
      lines == [
        "  shut --> open : push<br>#91;it is dark#93;", "  open --> shut : pull<br>after 5s / push", "  shut --> gone",
      ])
    let german = machine.mermaid(under: machine.defaultConditions, language: 1) { "nach \($0)" }
    #expect(german.contains("  open --> shut : ziehen<br>nach 5s / drücken\n"))
  }

  @Test func mermaidRegions() throws {
    let machine = try Exchange.imported(
      """
      stateDiagram
      [*] --> Active
      state Active {
        [*] --> NumOff
        NumOff --> NumOn : num
        --
        [*] --> CapsOff
        CapsOff --> CapsOn : caps
      }
      """, .mermaid)
    #expect(try Exchange.run(machine, "caps", "num") == ["num-off caps-off", "num-off caps-on", "num-on caps-on"])
  }

  @Test func plantUML() throws {
    let machine = try Exchange.imported(
      """
      @startuml
      ' a comment
      skinparam backgroundColor LightYellow
      title Oven
      [*] -down-> Idle
      Idle : entry / onIdle()
      Idle : waits for somebody
      Idle -[#blue]-> Baking : start, resume [door shut] / onStart(); onHeat()
      Idle <-- Baking : stop
      Idle --> Baking[H*] : again
      state "At work" as Baking #pink {
        [*] -> Warming
        Warming --> Hot : after 5s
        state Hot {
          [*] --> Steady
          Steady --> Rising : more
        }
        Hot : tick / onTick()
      }
      Baking --> [*] : fail
      note "Not for children" as N1
      @enduml
      what follows means nothing
      """, .plantuml,
      notes: [
        "3:1-3:38 models/import-loss: how the diagram looks is left out",
        "21:1-21:30 models/import-loss: 'note \"Not for children\" as N1' is left out: a note stands in no model",
      ])
    #expect(machine.title.values == ["Oven"] && machine.states[named: "idle"]?.notes?.values == ["waits for somebody"])
    #expect(
      try Exchange.run(machine, "resume", "warming-to-hot", "more", "tick", "stop", "again", "fail") == [
        "idle | on-idle", "warming | on-start on-heat", "steady", "rising", "rising | on-tick", "idle | on-idle",
        "rising", "end",
      ])
  }

  @Test func tables() throws {
    let text =
      "From;Trigger;To;Condition;Remark\r\nNot Running;\"go; \"\"run\"\"\";Running;ready;x\r\nRunning;after 5s;Not Running;;\r\n"
    let machine = try Exchange.imported(
      "\u{FEFF}" + text, .csv, notes: ["1:27-1:33 models/import-loss: the column 'Remark' is left out"])
    #expect(machine.states.map { "\($0.id) \($0.label[0])" } == ["not-running Not Running", "running Running"])
    #expect(machine.events.map(\.label.values) == [["Go"], ["\"run\""]] && machine.transitions[1].delay == "5s")
    #expect(try Exchange.run(machine, "run", "running-to-not-running") == ["not-running", "running", "not-running"])
  }

  /// Of ours the shape comes back: states, and the arrows between them.
  @Test(arguments: RoundTripTests.machines, [ExportFormat.mermaid, .plantuml, .csv])
  func topology(_ id: String, _ format: ExportFormat) throws {
    let machine = try Exchange.machine(id)
    let conditions = machine.defaultConditions
    let export = machine.export(as: format, under: conditions, language: 2 % Exchange.languages(of: id).count)
    let outcome = MachineImport.read(SourceFile(path: "\(id).x", text: export.text), as: format)
    let found = try #require(outcome.value, "\(findings(outcome.diagnostics))\n\(export.text)")
    let back = try Exchange.read(found.yaml, found.id, ["en"])
    #expect(edges(back, back.defaultConditions, format) == edges(machine, conditions, format), "\(export.text)")
    let (states, others) = (machine.states(under: conditions), back.states)
    if format != .csv { #expect(Set(states.map(\.id.text)) == Set(others.map(\.id.text))) }
    guard format == .plantuml else { return }
    let kinds = { (states: [State]) in states.map { "\($0.id) \($0.kind) \($0.isDeep)" }.sorted() }
    #expect(kinds(states) == kinds(Array(others)))
    #expect(back.initial.text == machine.initial.text)
  }

  /// An internal transition is one to the state itself in Mermaid; Mermaid leaves hidden ones out.
  private func edges(_ machine: Machine, _ conditions: Conditions, _ format: ExportFormat) -> Set<String> {
    let shown = machine.transitions(under: conditions).filter {
      format != .mermaid || !machine.drawing.hidden.contains($0.id)
    }
    return Set(
      shown.flatMap { transition in
        transition.sources.filter { source in machine.states(under: conditions).contains { $0.id == source } }
          .flatMap { source -> [String] in
            let targets = transition.targets.map(\.text)
            if targets.isEmpty { return ["\(source) \(format == .mermaid ? source.text : "-")"] }
            return (format == .mermaid ? [targets[0]] : targets).map { "\(source) \($0)" }
          }
      })
  }
}
