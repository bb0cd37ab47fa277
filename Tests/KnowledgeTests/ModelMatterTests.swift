import Diagnostics
import Knowledge
import TestSupport
import Testing

@Suite("What front matter and directives say of machines")
struct ModelMatterTests {
  @Test func theMachinesOfAnArticle() async throws {
    let sample = await ModelSample.make(matter: "models: [gate, door]\nsubject: door/shut")
    #expect(sample.lines == [])
    let article = try #require(sample.article("en/a.md"))
    #expect(article.models == [1, 0])
    let subject = try #require(article.subject)
    #expect(subject.machine == 0 && "\(subject.state)" == "shut")
  }

  /// Front matter that stands from line 4 on, and what is found.
  @Test(arguments: [
    ("models: [door]\nversion: \"1\"\nvariant: coded", []),
    ("models: [door, gate]\nversion: \"3\"\nvariant: iron", []),
    ("models: [door]\nversion: {door: \"1\", gate: \"3\"}\nvariant: {gate: iron}", []),
    ("models: [dor, gate]", ["4:10 models/unknown-machine: there is no machine 'dor' (did you mean 'door'?)"]),
    ("models: [zzzzzz]", ["4:10 models/unknown-machine: there is no machine 'zzzzzz'"]),
    ("subject: dor/shut", ["4:10 models/unknown-machine: there is no machine 'dor' (did you mean 'door'?)"]),
    ("subject: door/shutt", ["4:10 models/unknown-element: there is no state 'shutt' in door (did you mean 'shut'?)"]),
    (
      "subject: door/on-open",
      ["4:10 models/unknown-element: there is no state 'on-open' in door"]
    ),
    // Said with the front matter, and once.
    ("subject: door/a/b", ["4:10 structure/unknown-value: the subject 'door/a/b' is not of the form machine/state"]),
    ("subject: door", ["4:10 structure/unknown-value: the subject 'door' is not of the form machine/state"]),
    (
      "models: [door]\nversion: \"3\"", ["5:10 models/unknown-condition: '3' is no version of door (known: 1, 2)"]
    ),
    (
      "models: [door, gate]\nversion: later",
      ["5:10 models/unknown-condition: 'later' is no version of door or gate (known: 1, 2, 3)"]
    ),
    (
      "models: [door]\nvariant: code",
      ["5:10 models/unknown-condition: 'code' is no variant of door (did you mean 'coded'?)"]
    ),
    (
      "models: [door]\nvariant: iron",
      ["5:10 models/unknown-condition: 'iron' is no variant of door (known: keyed, coded)"]
    ),
    ("version: \"1\"", ["4:10 models/unknown-condition: the version '1' belongs to no machine of this article"]),
    ("variant: coded", ["4:10 models/unknown-condition: the variant 'coded' belongs to no machine of this article"]),
    ("variant: {gate: coded}", ["4:17 models/unknown-condition: 'coded' is no variant of gate (known: wood, iron)"]),
    ("version: {gat: \"3\"}", ["4:16 models/unknown-machine: there is no machine 'gat' (did you mean 'gate'?)"]),
    // It may belong to the machine that was not found.
    (
      "models: [dor]\nversion: \"1\"", ["4:10 models/unknown-machine: there is no machine 'dor' (did you mean 'door'?)"]
    ),
    (
      "models: [gate, dor]\nvariant: coded",
      ["4:16 models/unknown-machine: there is no machine 'dor' (did you mean 'door'?)"]
    ),
  ])
  func frontMatter(_ matter: String, _ expected: [String]) async {
    #expect(await ModelSample.make(matter: matter).lines == expected.map { "en/a.md:" + $0 })
  }

  // MARK: Directives

  private struct Found {
    let directive: ModelDirective
    let lines: [String]
    var conditions: String { ModelSample.short(directive.conditions) }
  }

  private func directive(_ words: String, _ matter: String = "models: [door]") async throws -> Found {
    let sample = await ModelSample.make("<!-- phasebook:\(words) -->", matter: matter)
    return Found(directive: try #require(sample.article("en/a.md")?.modelDirectives.first), lines: sample.lines)
  }

  @Test(arguments: [
    ("diagram", "models: [door]", 0, "2 keyed", false), ("states gate", "models: [door]", 1, "3 wood", false),
    ("callbacks door variant=coded", "description: A", 0, "2 coded", true),
    ("transitions version=1", "models: [door]", 0, "1 keyed", true),
    ("diagram", "models: [door]\nvariant: coded", 0, "2 coded", true),
    ("diagram variant=keyed", "models: [door]\nvariant: coded", 0, "2 keyed", true),
    ("diagram", "models: [gate, door]\nversion: {gate: \"2\", door: \"1\"}", 1, "2 wood", true),
    ("diagram door", "models: [gate, door]\nversion: {gate: \"2\"}", 0, "2 keyed", false),
  ])
  func directives(
    _ words: String, _ matter: String, _ machine: Int, _ conditions: String, _ isConditional: Bool
  ) async throws {
    let found = try await directive(words, matter)
    #expect(found.lines == [])
    #expect(found.directive.kind.rawValue == words.prefix { $0 != " " })
    #expect(found.directive.machine == machine && found.directive.isConditional == isConditional)
    let parts = conditions.split(separator: " ")
    #expect(found.conditions.contains("Optional(\(parts[0]))") && found.conditions.contains(": \"\(parts[1])\"]"))
    #expect(found.directive.emphasised == nil)
  }

  @Test func emphasis() async throws {
    let found = try await directive("diagram emphasise=\"open-up close\"")
    #expect(found.lines == [] && Set((found.directive.emphasised ?? []).map { "\($0)" }) == ["open-up", "close"])
    #expect(try await directive("diagram emphasise=\"\"").directive.emphasised?.isEmpty == true)
  }

  /// What is wrong in a line of its own, and whether something is shown in its place.
  @Test(arguments: [
    ("diagram dor", "6:24 models/unknown-machine: there is no machine 'dor' (did you mean 'door'?)", false),
    (
      "diagram door variant=code",
      "6:37 models/unknown-condition: 'code' is no variant of door (did you mean 'coded'?)", true
    ),
    (
      "diagram door variant=iron", "6:37 models/unknown-condition: 'iron' is no variant of door (known: keyed, coded)",
      true
    ),
    ("states door version=9", "6:36 models/unknown-condition: '9' is no version of door (known: 1, 2)", true),
    (
      "diagram door emphasise=\"close opn-up\"",
      "6:40 models/unknown-element: there is no transition 'opn-up' in door (did you mean 'open-up'?)", true
    ),
    ("diagram door emphasise=shut", "6:39 models/unknown-element: there is no transition 'shut' in door", true),
    (
      "diagram",
      "6:1 models/unknown-machine: 'diagram' does not say of which machine (write its id after the name, or list it under 'models' in the front matter)",
      false
    ),
  ])
  func faults(_ words: String, _ expected: String, _ isShown: Bool) async {
    let sample = await ModelSample.make("<!-- phasebook:\(words) -->")
    #expect(sample.lines == ["en/a.md:" + expected])
    #expect(sample.article("en/a.md")?.modelDirectives.count == (isShown ? 1 : 0))
  }

  /// The machine that was meant is unknown already.
  @Test func aDirectiveOfAnUnknownMachine() async {
    let sample = await ModelSample.make("<!-- phasebook:states -->", matter: "models: [dor]")
    #expect(sample.lines == ["en/a.md:4:10 models/unknown-machine: there is no machine 'dor' (did you mean 'door'?)"])
  }
}
