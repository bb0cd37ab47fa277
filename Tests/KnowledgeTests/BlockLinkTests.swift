import Knowledge
import StateMachines
import TestSupport
import Testing

@Suite("Names in blocks of code lead to elements of the article's machines")
struct BlockLinkTests {
  /// A third machine, whose names have all the forms that code has.
  private static let lamp = """
    phasebook: 1
    machine: lamp
    title: {en: Lamp, de: Lampe}
    initial: off
    events: {flip: {label: {en: flip, de: schalten}}}
    callbacks:
      on-lit: {call: onLit(), signature: "protected fun onLit()"}
      lamp-lit: {call: lampLit(_:), short: lit, signature: "func lampLit(_ lamp: Lamp)"}
      change: {call: "onFlip(of:initial:_:)", signature: "func onFlip(of v: V, initial: Bool, _ f: F)"}
      old-change: {call: "onFlip(of:perform:)", signature: "func onFlip(of v: V, perform f: F)"}
      task: {call: "glow(_:action:)", short: glow}
      note: {call: Lamp.litNotification}
    states:
      off: {label: {en: "Off", de: Aus}, symbol: Lamp.State.off}
      lit: {label: {en: Lit, de: An}, symbol: Lamp.State.lit}
      dim: {label: {en: Dim, de: Matt}, symbol: Lamp.State.lit}
    transitions:
      - {id: light, source: "off", target: lit, event: flip, callbacks: [on-lit, lamp-lit, change, old-change, task, note]}
      - {id: soften, source: lit, target: dim, event: flip}
      - {id: darken, source: dim, target: "off", event: flip}

    """

  private func links(_ code: String, _ language: String, _ models: String = "lamp, door, gate") async throws -> [String]
  {
    let sample = await ModelSample.make(
      "```\(language)\n\(code)\n```", matter: "models: [\(models)]", files: ["Models/lamp.yaml": Self.lamp])
    let article = try #require(sample.article("en/a.md"))
    let machines = try #require(sample.base).models.machines
    return article.blockLinks.values.joined().map { found in
      #expect(code.utf8.count >= found.range.upperBound)
      let name = String(decoding: Array(code.utf8)[found.range], as: UTF8.self)
      return "\(name) \(machines[found.link.machine].id)#\(found.link.element.id)"
    }
  }

  @Test(arguments: [
    ("func lampLit(_ lamp: Lamp) { super.lampLit(lamp) }", ["lampLit lamp#lamp-lit", "lampLit lamp#lamp-lit"]),
    ("func lampLit(lamp: Lamp) {}; lampLit(); lit(); glow()", []),
    ("func door(_ d: Door, didKnock: Bool) {}", ["door door#on-knock"]), ("bell(x); bell", ["bell door#on-bell"]),
    // A closure behind the brackets is an argument; what more than one could be is none.
    (".onFlip(of: x, initial: true) { }", ["onFlip lamp#change"]), (".onFlip(of: x) { }", []),
    (".onFlip(of: x, perform: f)", ["onFlip lamp#old-change"]), (".glow(.a) { }", ["glow lamp#task"]),
    // The states of a type; two states with one symbol mean neither.
    ("x = Lamp.State.off", ["Lamp.State.off lamp#off"]),
    ("x = Lib.Lamp.State.off.rawValue", ["Lib.Lamp.State.off lamp#off"]),
    ("x = Lamp.State.lit", []), ("if x == .off {}", ["off lamp#off"]), ("if x == .shut {}", ["shut door#shut"]),
    ("if x == .lit {}", []), ("let off = off; f(.off)", []),
    ("p(Lamp.litNotification)", ["Lamp.litNotification lamp#note"]),
    // What the model declares for another language.
    ("func onLit() {}", []), ("func onOpen() {}", ["onOpen door#on-open"]),
    // Comments and strings.
    ("// lampLit(x) Lamp.State.off", []), (#"let s = "Lamp.State.off \(Lamp.State.off)""#, ["Lamp.State.off lamp#off"]),
  ]) func swift(_ code: String, _ expected: [String]) async throws {
    #expect(try await links(code, "swift") == expected)
  }

  @Test(arguments: [
    ("kotlin", "override fun onLit() = super.onLit()", ["onLit lamp#on-lit", "onLit lamp#on-lit"]),
    ("java", "@Override protected void onLit() { super.onLit(); }", ["onLit lamp#on-lit", "onLit lamp#on-lit"]),
    ("kotlin", "fun lampLit(lamp: Lamp) {}", []), ("kotlin", "val x = Lamp.State.off", ["Lamp.State.off lamp#off"]),
    ("", "onLit() Lamp.State.off", []), ("json", "{\"x\": Lamp.State.off}", []), ("bash", "onLit()", []),
  ]) func otherLanguages(_ language: String, _ code: String, _ expected: [String]) async throws {
    #expect(try await links(code, language) == expected)
  }

  @Test func whichMachine() async throws {
    #expect(try await links("onOpen()", "swift", "gate, door") == ["onOpen gate#on-open"])
    #expect(try await links("if x == .off {}", "swift", "gate") == [])
    let twin = Self.lamp.replacing("machine: lamp", with: "machine: torch").replacing("Lamp", with: "Torch")
    let sample = await ModelSample.make(
      "```swift\nif x == .off {}\nlet y = Torch.State.off\n```", matter: "models: [lamp, torch]",
      files: ["Models/lamp.yaml": Self.lamp, "Models/torch.yaml": twin])
    let found = try #require(sample.article("en/a.md")).blockLinks.values.joined().map(\.range)
    #expect(found == [24..<39], "a case that two machines have is neither's without its type")
  }

  @Test func aScopeComesFirst() async throws {
    let sample = await ModelSample.make(
      "## A\n\n<!-- phasebook:scope model=gate -->\n\n```swift\nonOpen()\n```\n", matter: "models: [door, gate]")
    #expect(try #require(sample.article("en/a.md")).blockLinks.values.joined().map(\.link.machine) == [1])
  }

  @Test func machinesKnowTheirArticles() async throws {
    let sample = await ModelSample.make("```swift\nonOpen()\n```", matter: "models: [door]")
    let mentions = try #require(sample.base).mentions
    #expect(mentions.topics(of: ElementReference(.callback, "on-open"), machine: 0).count == 1)
    #expect(mentions.topics(of: ElementReference(.callback, "on-shut"), machine: 0) == [])
  }
}
