import Diagnostics
import StateMachines
import TestSupport
import Testing

@Suite("Configurations of XState are read as they are meant")
struct XStateImportTests {
  private static let checkout = """
    {
      "id": "checkout",
      "initial": "cart",
      "on": {"RESET": ".cart"},
      "states": {
        "cart": {
          "entry": "showCart",
          "exit": [{"type": "hideCart"}],
          "on": {"ADD": {"actions": ["add"]}, "PAY": {"target": "payment", "guard": "hasItems"}, "REDO": {"target": "cart", "reenter": true}, "SAME": "cart"}
        },
        "payment": {
          "initial": "choosing",
          "after": {"5000": "cart", "250": {"target": ".choosing"}},
          "states": {
            "choosing": {"on": {"CARD": "card", "HOME": "#checkout.cart", "HOP": "#deep"}},
            "card": {"always": [{"target": "choosing", "guard": "isBroken"}, {"target": "done"}]},
            "done": {"type": "final"},
            "hist": {"type": "history", "target": "card"}
          },
          "on": {"IN": ".card", "SELF": "payment", "OUT": {"target": ".card", "reenter": true}}
        },
        "work": {
          "type": "parallel",
          "states": {
            "up": {"initial": "idle", "states": {"idle": {"id": "deep", "on": {"TURN": "busy"}}, "busy": {}}},
            "down": {"initial": "idle", "states": {"idle": {"on": {"TURN": "busy"}}, "busy": {"on": {"BACK": "#checkout.payment.hist"}}}}
          }
        }
      }
    }
    """

  @Test func nestedStates() throws {
    let machine = try Exchange.imported(Self.checkout, .xstate)
    #expect(
      machine.states.map(\.id.text) == [
        "cart", "payment", "choosing", "card", "done", "hist", "work", "up", "up-idle", "up-busy", "down", "down-idle",
        "down-busy",
      ])
    let start = try Exchange.run(machine, "add", "same", "redo", "pay")
    let expected = ["cart | show-cart", "cart | add-callback", "cart", "cart | hide-cart show-cart"]
    #expect(start == expected + ["choosing | hide-cart"])
    // Of guards the first that may hold is taken.
    #expect(try Exchange.run(machine, "pay", "card-event")[2] == "choosing")
    #expect(
      try Exchange.run(machine, "pay", "hop", "turn", "back") == [
        "cart | show-cart", "choosing | hide-cart", "up-idle down-idle", "up-busy down-busy", "choosing",
      ])
    #expect(try Exchange.run(machine, "pay", "reset").last == "cart | show-cart")
    #expect(machine.transitions.compactMap(\.delay) == ["5s", "250ms"])
    let local = machine.transitions.filter { $0.isLocal }.map { "\($0.sources) \($0.targets)" }
    #expect(local == ["[payment] [card]", "[payment] [choosing]", "[payment] [choosing]"])
  }

  @Test func whatAModelHasNot() throws {
    let text = """
      {"id": "m", "context": {"n": 0}, "initial": "a", "states": {
        "a": {
          "invoke": {"src": "load", "onDone": "b"},
          "entry": [{"type": "xstate.assign"}, {"type": "log", "params": {"n": 1}}],
          "on": {"*": "b", "GO": {"target": "nowhere"}, "X": {"target": "b", "guard": {"@code": "n > 1"}}},
          "tags": ["t"], "meta": {"x": 1}
        },
        "b": {"type": "final", "output": 1}
      }}
      """
    let machine = try Exchange.imported(
      text, .xstate,
      notes: [
        "1:13-1:22 models/import-loss: 'context' is left out: a model has no data",
        "3:5-3:13 models/import-loss: 'invoke' is left out: a model calls no services",
        "4:15-4:40 models/import-loss: 'xstate.assign' is left out: a model only names callbacks",
        "4:69-4:72 models/import-loss: 'n' of the action 'log' is left out",
        "5:12-5:15 models/import-loss: '*' stands for every other event; in the model it is an event of its own",
        "5:28-5:49 models/import-loss: a transition leads to 'nowhere', which is no state of the file; it is left out",
        "5:81-5:99 models/import-loss: the code of a guard is kept as its name",
        "6:5-6:11 models/import-loss: 'tags' is left out",
        "6:29-6:32 models/import-loss: 'meta' is left out, but for what is ours",
        "8:26-8:34 models/import-loss: 'output' is left out: a final state of a model returns no data",
      ])
    #expect(machine.guards.map(\.label.values) == [["n > 1"]])
  }

  @Test func regionsOfTheMachine() throws {
    let machine = try Exchange.imported(
      """
      {"id": "lamp", "type": "parallel", "on": {"END": "#off"}, "states": {
        "bulb": {"initial": "off", "states": {"off": {"id": "off", "on": {"T": "on"}}, "on": {}}},
        "fan": {"initial": "off", "states": {"off": {"on": {"T": "on"}}, "on": {}}}}}
      """, .xstate)
    #expect(machine.rootStates.map(\.id.text) == ["lamp"])
    #expect(try Exchange.run(machine, "t", "end") == ["bulb-off fan-off", "bulb-on fan-on", "bulb-off fan-off"])
  }
}
