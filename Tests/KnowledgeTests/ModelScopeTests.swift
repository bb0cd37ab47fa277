import Knowledge
import StateMachines
import TestSupport
import Testing

@Suite("Parts of an article that speak of one machine")
struct ModelScopeTests {
  /// A second machine with a callback and a variant of the same names.
  private static let gate = DoorModel.text.replacing("machine: door", with: "machine: gate")

  private func sample(_ body: String, models: String = "[door, gate]") async -> SampleBase {
    await SampleBase.make([
      DoorModel.path: DoorModel.text, "Models/gate.yaml": Self.gate,
      "en/page.md": "---\ntitle: Page\nmodels: \(models)\n---\n\n\(body)\n",
    ])
  }

  private func machines(_ body: String) async throws -> [String] {
    let sample = await sample(body)
    let article = try #require(sample.article("en/page.md"))
    return article.codeLinks.sorted { $0.key < $1.key }.compactMap {
      sample.base?.models.machines[$0.value.machine].id
    }
  }

  @Test func scopeEndsAtTheNextHeadingOfItsLevel() async throws {
    let body = """
      `onShut`

      ## One

      <!-- phasebook:scope model=gate -->

      `onShut`

      ### Deeper

      `onShut`

      ## Two

      `onShut`
      """
    #expect(try await machines(body) == ["door", "gate", "gate", "door"])
  }

  @Test func scopeBeforeTheFirstHeading() async throws {
    #expect(
      try await machines("<!-- phasebook:scope model=gate -->\n\n`onShut`\n\n## One\n\n`onShut`") == ["gate", "door"])
  }

  @Test func directivesFollowTheScope() async throws {
    let sample = await sample(
      "<!-- phasebook:scope model=gate variant=coded version=1 -->\n\n<!-- phasebook:states -->\n\n## Two\n\n"
        + "<!-- phasebook:states -->")
    let directives = try #require(sample.article("en/page.md")).modelDirectives
    #expect(directives.map { sample.base?.models.machines[$0.machine].id } == ["gate", "door"])
    #expect(directives.map(\.isConditional) == [true, false])
    #expect(directives.map(\.conditions.version?.name) == ["1", "2"])
    #expect(directives.map { $0.conditions.variants["lock"] } == ["coded", "keyed"])
  }

  @Test(arguments: [
    ("model=gat", "en/page.md:6:28 models/unknown-machine: there is no machine 'gat' (did you mean 'gate'?)"),
    (
      "variant=codde",
      "en/page.md:6:30 models/unknown-condition: 'codde' is no variant of door or gate (did you mean 'coded'?)"
    ),
    (
      "model=door version=3",
      "en/page.md:6:41 models/unknown-condition: '3' is no version of door (known: 1, 2)"
    ),
  ])
  func whatScopesNameExists(_ words: String, _ expected: String) async {
    let lines = await sample("<!-- phasebook:scope \(words) -->\n\nText.").lines
    #expect(lines.filter { $0.hasPrefix("en/page.md") && $0.contains("models/") } == [expected])
  }

  /// A variant of one machine leaves the tables of another whole.
  @Test func variantsBelongToTheirMachine() async throws {
    let other = Self.gate.replacing("coded", with: "barred")
    let sample = await SampleBase.make([
      DoorModel.path: DoorModel.text, "Models/gate.yaml": other,
      "en/page.md":
        "---\ntitle: Page\nmodels: [door, gate]\nvariant: barred\n---\n\n<!-- phasebook:states door -->\n\n"
        + "<!-- phasebook:states gate -->\n",
    ])
    let directives = try #require(sample.article("en/page.md")).modelDirectives
    #expect(directives.map(\.isConditional) == [false, true])
  }
}
