import Diagnostics
import StateMachines
import TestSupport
import Testing

@Suite("What a fault leaves of a machine")
struct WholeFileTests {
  /// A second place explains the first.
  @Test(arguments: [
    ("id: close", "id: pull", "it is first used here", "10:3-10:7"),
    ("since: \"1\"", "since: \"2\", removed: \"1\"", "'since' is here", "12:36-12:39"),
  ])
  func notes(_ part: String, _ replacement: String, _ message: String, _ expected: String) throws {
    let note = try #require(Door.read(Door.changed(part, replacement)).diagnostics.first?.notes.first)
    #expect(note.message == message && place(note.range) == expected)
  }

  /// Files of which nothing can be shown.
  @Test(arguments: [
    ("", ["1:1 structure/missing-key: the file is empty (begin it with 'phasebook: 1')"]),
    ("# nothing\n", ["1:1 structure/missing-key: the file is empty (begin it with 'phasebook: 1')"]),
    ("- a\n", ["1:1-1:4 structure/wrong-type: the machine must be a mapping of keys to values, not a list"]),
    ("door\n", ["1:1-1:5 structure/wrong-type: the machine must be a mapping of keys to values, not 'door'"]),
    (
      "phasebook: 9\nwhatever: 1\n",
      ["1:12-1:13 models/format: this program reads machines of format 1, not 9 (use a newer Phasebook)"]
    ),
    (
      "phasebook: 0\n",
      [
        "1:12-1:13 models/format: this program reads machines of format 1, not 0 (set 'phasebook: 1' and check the file)"
      ]
    ),
    (
      "phasebook: 1\nmachine: door\nplatform: x\ninitial: y\n",
      ["1:1 structure/missing-key: the key 'states' is missing in the machine"]
    ),
    (
      "phasebook: 1\nmachine: door\nplatform: x\nstates: {}\n",
      ["4:9-4:11 structure/missing-key: the machine has no states"]
    ),
    (
      "phasebook: 1\nmachine: door\nstates: [a]\n",
      ["3:9-3:12 structure/wrong-type: 'states' must be a mapping of keys to values, not a list"]
    ),
    ("phasebook: [\n", ["2:1 structure/yaml-syntax: a value is missing here"]),
    (
      "phasebook: 1\nstates: &a {}\n",
      ["2:9-2:11 structure/yaml-feature: YAML anchors are not read (remove the anchor)"]
    ),
  ])
  func nothingToShow(_ text: String, _ expected: [String]) {
    let outcome = Door.read(text)
    #expect(findings(outcome.diagnostics) == expected)
    #expect(outcome.value == nil)
  }

  @Test(arguments: [500, 501])
  func manyStates(_ count: Int) {
    let states = (2..<count).map { "  s\($0): {label: {en: a, de: b}}\n" }.joined()
    let outcome = Door.read(Door.changed("  shut:", states + "  shut:"))
    #expect(
      findings(outcome.diagnostics)
        == (count == 500
          ? []
          : ["2:10-2:14 models/limit: the machine has 501 states; at most 500 are read (make several machines of it)"]))
    #expect((outcome.value == nil) == (count == 501))
  }

  /// What was wrong takes nothing else with it.
  @Test func theRestIsThere() throws {
    let text = Door.changed("target: shut", "target: shutt").replacing("id: open-up", with: "id: close")
    let found = try #require(Door.read(Door.changed("id: open-up, source: shut", "id: open-up, source: shutt")).value)
    #expect(found.transitions.map(\.id.text) == ["close"] && found.transitions[0].number == 1)
    #expect(try #require(Door.read(text).value).states.count == 2)
    let named = Door.changed("{id: open-up, source: shut", "{id: open-up, source: x").replacing(
      "initial:", with: "diagram: {hide: [open-up, close]}\ninitial:")
    #expect(Door.read(named).value?.drawing.hidden.map(\.index) == [0])
    let unlabelled = try #require(Door.read(Door.changed("{label: {en: Shut, de: Zu}}", "{}")).value)
    #expect(unlabelled.states[0].label.values == ["shut", "shut"])
    let blank = try #require(Door.read(Door.changed("{en: Shut, de: Zu}", "{en: \" \", de: Zu}")).value)
    #expect(blank.states[0].label.values == ["Zu", "Zu"])
    let nameless = try #require(Door.read(Door.changed("machine: door\n", "")).value)
    #expect(nameless.id == "door")
    let misnamed = try #require(Door.read(Door.changed("machine: door", "machine: \"../../gate\"")).value)
    #expect(misnamed.id == "door" && place(misnamed.range) == "2:10-2:22")
  }

  /// The same id at two places of the tree makes no circle.
  @Test func anIDInsideItself() throws {
    let nested = "a: {initial: b, label: A, states: {b: {initial: a, label: B, states: {a: {label: A}}}}}"
    let text = "phasebook: 1\nmachine: m\ntitle: M\ninitial: a\nstates: {\(nested)}\ntransitions: []\n"
    let outcome = Machine.read(SourceFile(path: "m.yaml", text: text), languages: ["en"])
    #expect(
      findings(outcome.diagnostics)
        == [
          "5:80-5:81 models/duplicate-id: the id 'a' names two things, a state and a state (ids are unique in a machine)"
        ])
    let machine = try #require(outcome.value)
    #expect(machine.states.map { machine.ancestors(of: $0.id).count } == [0, 1, 2])
    #expect(machine.entered(by: machine.initial).index == 2)
  }
}
