import Diagnostics
import StateMachines
import TestSupport
import Testing

@Suite("SCXML of other programs is read as it is meant")
struct SCXMLImportTests {
  /// History and regions, in the style of an editor that draws charts.
  private static let player = """
    <?xml version="1.0"?>
    <!-- <state id="no"/> -->
    <scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" initial="Off" name="Media Player">
      <state id="Off"><transition event="POWER" target="On"/></state>
      <state id="On">
        <initial><transition target="Work"/></initial>
        <history id="Last" type="deep"><transition target="Work"/></history>
        <parallel id="Work">
          <onentry><log label="callback" expr="'onWork()'"/></onentry>
          <state id="Sound">
            <state id="Loud"><transition event="MUTE" target="Mute"/></state>
            <state id="Mute"><transition event="MUTE" target="Loud"/></state>
          </state>
          <state id="Tape">
            <state id="Stopped"><transition event="PLAY" cond="_event.data.n &gt; 1" target="Playing"/></state>
            <state id="Playing"><transition event="STOP" target="Stopped"/></state>
          </state>
        </parallel>
        <transition event="POWER" target="Paused"/>
        <transition event="both" target="Mute Playing"/>
      </state>
      <state id="Paused">
        <transition event="POWER" target="Last"/>
        <transition event="tick"><log label="callback" expr="'onTick()'"/></transition>
      </state>
    </scxml>
    """

  @Test func historyAndRegions() throws {
    let machine = try Exchange.imported(Self.player, .scxml)
    #expect(machine.id == "media-player" && machine.title.values == ["Media Player"])
    #expect(machine.states[named: "last"]?.isDeep == true && machine.states[named: "work"]?.kind == .parallel)
    #expect(machine.guards.map(\.label.values) == [["_event.data.n > 1"]])
    #expect(
      try Exchange.run(machine, "power", "mute-event", "play", "power", "tick", "power", "power", "power") == [
        "off", "loud stopped | on-work", "mute stopped", "mute playing", "paused", "paused | on-tick",
        "mute playing | on-work", "paused", "mute playing | on-work",
      ])
    #expect(try Exchange.run(machine, "power", "both") == ["off", "loud stopped | on-work", "mute playing | on-work"])
  }

  @Test func delays() throws {
    let machine = try Exchange.imported(
      """
      <scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0">
        <state id="a">
          <onentry><send id="t" event="timeout" delay="700ms"/></onentry>
          <onexit><cancel sendid="t"/></onexit>
          <transition event="timeout" target="b"/>
        </state>
        <final id="b"/>
      </scxml>
      """, .scxml)
    #expect(machine.transitions[0].delay == "700ms" && machine.transitions[0].events.isEmpty)
    #expect(try Exchange.run(machine, "a-to-b") == ["a", "b"])
  }

  @Test func whatAModelHasNot() throws {
    let text = """
      <scxml xmlns="http://www.w3.org/2005/07/scxml" xmlns:x="urn:x" datamodel="ecmascript" version="1.0">
        <datamodel><data id="n" expr="0"/></datamodel>
        <script>var a = 1;</script>
        <state id="a">
          <onentry><assign location="n" expr="1"/><x:beep/></onentry>
          <invoke type="http" src="u"/>
          <transition event="*" target="b"><raise event="e"/></transition>
          <transition event="done.invoke.u error.* a.b" target="nowhere"/>
        </state>
        <final id="b"><donedata/></final>
      </scxml>
      """
    _ = try Exchange.imported(
      text, .scxml,
      notes: [
        "1:1-1:7 models/import-loss: the datamodel 'ecmascript' is left out: a model has no data",
        "2:3-2:13 models/import-loss: 'datamodel' is left out: a model has no data",
        "3:3-3:10 models/import-loss: 'script' is left out: a model only names callbacks",
        "5:14-5:21 models/import-loss: 'assign' is left out: a model only names callbacks",
        "5:45-5:52 models/import-loss: elements of 'urn:x' are left out",
        "6:5-6:12 models/import-loss: 'invoke' is left out: a model calls no services",
        "7:5-7:16 models/import-loss: '*' stands for every event; in the model it is an event of its own",
        "7:38-7:44 models/import-loss: 'raise' is left out: a model only names callbacks",
        "8:5-8:16 models/import-loss: 'done.invoke.u' is raised by the processor; in the model it is an event like others",
        "8:5-8:16 models/import-loss: 'error.*' is raised by the processor; in the model it is an event like others",
        "8:5-8:16 models/import-loss: 'error.*' stands for several events; in the model it is one",
        "8:5-8:16 models/import-loss: a transition leads to 'nowhere', which is no state of the file; it is left out",
        "10:17-10:26 models/import-loss: 'donedata' is left out: a final state of a model returns no data",
      ])
  }

  /// Programs that edit an export of ours: the new transition is there, and copies that differ stay apart.
  @Test func editedExports() throws {
    let states = "a: {label: A}\nb: {label: B}\nc: {label: C}"
    let machine = try Small(states, "go: a, b -x-> c (callbacks: [c1])").machine
    let text = machine.export(as: .scxml, under: machine.defaultConditions, language: 0).text
    let more = text.replacing("id=\"c\">", with: "id=\"c\"><transition event=\"New Event\" target=\"a\"/>")
    let added = try Exchange.imported(more, .scxml)
    #expect(added.transitions.map(\.id.text) == ["go", "c-to-a"])
    #expect(added.events.map(\.id.text) == ["w", "x", "y", "z", "new", "event"])
    // The copy in the second source leads elsewhere.
    let parts = text.split(separator: "<state id=\"b\"", maxSplits: 1)
    let changed = parts[0] + "<state id=\"b\"" + parts[1].replacing("target=\"c\"", with: "target=\"b\"")
    let apart = try Exchange.imported(
      String(changed), .scxml,
      notes: [
        "74:5-74:16 models/import-loss: a second transition 'go' differs from the first, so it gets an id of its own"
      ])
    #expect(apart.transitions.map { "\($0.id) \($0.sources) \($0.targets)" } == ["go [a] [c]", "b-to-b [b] [b]"])
  }
}
