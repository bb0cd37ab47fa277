import Diagnostics
import Knowledge
import TestSupport
import Testing

@Suite("The machines of a knowledge base, and what compares them")
struct ModelLibraryTests {
  private static let configuration = "phasebook: 1\ntitle: {en: Book, de: Buch}\nlanguages: {en: {}, de: {}}\n"

  /// Places of the two machines under a configuration that lists some.
  @Test(arguments: [
    ("", 0, 1, []), ("models: [gate]\n", 1, 0, []), ("models: [gate, door]\n", 1, 0, []), ("models: []\n", 0, 1, []),
    (
      "models: [dor, gate]\n", 1, 0,
      ["phasebook.yaml:4:10 models/unknown-machine: there is no machine 'dor' (did you mean 'door'?)"]
    ),
    (
      "models: door\n", 0, 1,
      ["phasebook.yaml:4:9 structure/wrong-type: 'models' must be a list, not 'door' (write [door])"]
    ),
  ])
  func order(_ line: String, _ door: Int, _ gate: Int, _ expected: [String]) async throws {
    let sample = await ModelSample.make(files: ["phasebook.yaml": Self.configuration + line])
    #expect(sample.lines == expected)
    let models = try #require(sample.base).models
    #expect(models.place(of: "door") == door && models.place(of: "gate") == gate && models.place(of: "x") == nil)
  }

  /// A transition that only a scenario over several machines takes is told all the same.
  @Test func scenariosOverSeveralMachinesTell() async throws {
    let untold = { (sample: SampleBase) in
      sample.findings.filter { $0.rule.id == "models/uncovered-transition" && $0.message.contains("'close'") }.count
    }
    let joint =
      "- {id: two, title: {en: Two, de: Zwei}, participants: {A: door, B: door}, steps: [{A: push, expect: {state: open}}, {A: pull}]}\n"
    #expect(untold(await SampleBase.make([DoorModel.path: DoorModel.text])) == 1)
    #expect(untold(await SampleBase.make([DoorModel.path: DoorModel.text, "Models/scenarios.yaml": joint])) == 0)
  }

  /// A file of which nothing can be read is no machine, and its links lead to the file.
  @Test func anUnreadableMachine() async throws {
    let sample = await ModelSample.make(
      "[x](../Models/door.yaml#shut)", matter: "models: [gate]", files: ["Models/door.yaml": "phasebook: 2\n"])
    #expect(
      sample.lines == [
        "Models/door.yaml:1:12 models/format: this program reads machines of format 1, not 2 (use a newer Phasebook)"
      ])
    #expect(sample.base?.models.machines.count == 1)
  }

  /// Findings of lints come with those of reading.
  @Test func lints() async {
    let text = ModelSample.gate.replacing("target: down", with: "target: up")
    let lines = await ModelSample.make(files: ["Models/gate.yaml": text]).lines
    #expect(
      lines == [
        "Models/gate.yaml:9:10 models/dead-end: nothing leads out of the state 'up' (write 'type: final' if it is meant so)",
        "Models/gate.yaml:9:43 models/unreachable-state: nothing leads to the state 'down'",
      ])
  }

  /// A machine that is called like another one is not taken for it.
  @Test func aNameOfAnother() async throws {
    let text = ModelSample.gate.replacing("machine: gate", with: "machine: door")
    let sample = await ModelSample.make(files: ["Models/gate.yaml": text])
    let expected = "Models/gate.yaml:2:10 models/machine-name: the machine is called 'door', but its file 'gate'"
    #expect(sample.lines == [expected + " (rename one of them)"])
    let models = try #require(sample.base).models
    #expect(models.place(of: "door") == 0 && models.place(of: "gate") == 1)
  }

  // MARK: Equivalences

  private func equivalences(_ text: String) async throws -> (count: Int, lines: [String]) {
    let sample = await ModelSample.make(files: ["Models/equivalences.yaml": text])
    return (try #require(sample.base).models.equivalences.count, sample.lines)
  }

  @Test func everything() async throws {
    let sample = await ModelSample.make(files: [
      "Models/equivalences.yaml": """
      - id: passable
        label: {en: Passable, de: Passierbar}
        members: [door/open, gate/up, {en: a hole, de: ein Loch}]
        relation: closeMatch
        caveats: {en: A gate has no lock, de: Ein Tor hat kein Schloss}
      - {id: opened, members: [door!on-open, gate!on-open, door@push], relation: exactMatch}

      """
    ])
    #expect(sample.lines == [])
    let found = try #require(sample.base).models.equivalences
    #expect(found.count == 2)
    let members = ModelSample.short(found)
    for member in ["state(machine: \"gate\"", "callback(machine: \"door\"", "event(machine: \"door\"", "\"ein Loch\""] {
      #expect(members.contains(member), "\(member)")
    }
  }

  @Test(arguments: [
    ("", 0, []), ("[]\n", 0, []), ("# none\n", 0, []),
    ("a: b\n", 0, ["1:1 structure/wrong-type: the list of equivalences must be a list, not a mapping"]),
    (
      "- {id: a, members: [door/shut, gate/dwn], relation: exactMatch}\n", 1,
      ["1:32 models/unknown-reference: there is no state 'dwn' in gate (did you mean 'down'?)"]
    ),
    (
      "- {id: a, members: [dor/shut], relation: exactMatch}\n", 1,
      ["1:21 models/unknown-reference: there is no machine 'dor' (did you mean 'door'?)"]
    ),
    (
      "- {id: a, members: [door!shut], relation: exactMatch}\n", 1,
      ["1:21 models/unknown-reference: there is no callback 'shut' in door"]
    ),
    (
      "- {id: a, members: [door@shut], relation: exactMatch}\n", 1,
      ["1:21 models/unknown-reference: there is no event 'shut' in door"]
    ),
    (
      "- {id: a, members: [shut], relation: exactMatch}\n", 1,
      ["1:21 models/unknown-reference: 'shut' is none of machine/state, machine!callback and machine@event"]
    ),
    (
      "- {id: a, members: [{en: b}], relation: exactMatch}\n", 1,
      ["1:21 models/missing-text: the text has no value for 'de'"]
    ),
    (
      "- {id: a, members: [[b]], relation: exactMatch}\n", 1,
      ["1:21 structure/wrong-type: an item of 'members' must be text, not a list"]
    ),
    (
      "- {id: a, members: [door/shut], relation: closeMatch}\n", 1,
      ["1:43 structure/missing-key: a closeMatch needs 'caveats' that say where it does not hold"]
    ),
    (
      "- {id: a, members: [door/shut], relation: falseFriend}\n", 1,
      ["1:43 structure/missing-key: a falseFriend needs 'caveats' that say where it does not hold"]
    ),
    (
      "- {id: a, members: [door/shut], relation: closematch}\n", 0,
      [
        "1:43 structure/unknown-value: 'relation' cannot be 'closematch'; allowed: exactMatch, closeMatch, relatedMatch, falseFriend (did you mean 'closeMatch'?)"
      ]
    ),
    (
      "- {id: a, members: [door/shut]}\n", 0,
      ["1:3 structure/missing-key: the key 'relation' is missing in an item of the list of equivalences"]
    ),
    (
      "- {id: a, relation: exactMatch}\n", 1,
      ["1:3 structure/missing-key: the key 'members' is missing in an item of the list of equivalences"]
    ),
    (
      "- {members: [door/shut], relation: exactMatch}\n", 0,
      ["1:3 structure/missing-key: the key 'id' is missing in an item of the list of equivalences"]
    ),
    (
      "- {id: a, members: [door/shut], relation: exactMatch, note: b}\n", 1,
      [
        "1:55 structure/unknown-key: the key 'note' is not known in an item of the list of equivalences (known keys: id, label, members, relation, caveats)"
      ]
    ),
    (
      "- {id: a, members: [door/shut], relation: exactMatch}\n- {id: a, members: [door/open], relation: exactMatch}\n",
      2, ["2:8 models/duplicate-id: the id 'a' names two equivalences"]
    ),
    (
      "- {id: A b, members: [door/shut], relation: exactMatch}\n", 1,
      ["1:8 models/bad-id: 'A b' cannot be an id (begin it with a letter a to z; then letters, digits and hyphens)"]
    ),
    (
      "- a\n", 0,
      ["1:3 structure/wrong-type: an item of the list of equivalences must be a mapping of keys to values, not 'a'"]
    ),
    ("- {id: a\n", 0, ["2:1 structure/yaml-syntax: a ',' or '}' is missing here"]),
  ])
  func faults(_ text: String, _ count: Int, _ expected: [String]) async throws {
    let found = try await equivalences(text)
    #expect(found.count == count)
    #expect(found.lines == expected.map { "Models/equivalences.yaml:" + $0 })
  }
}
