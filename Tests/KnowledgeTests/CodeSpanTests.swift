import Knowledge
import TestSupport
import Testing

@Suite("Code spans that name an element of the article's machines")
struct CodeSpanTests {
  private func links(_ text: String, _ matter: String = "models: [door, gate]") async throws -> [String] {
    let sample = await ModelSample.make(text, matter: matter)
    #expect(sample.lines == [])
    let links = try #require(sample.article("en/a.md")).codeLinks
    return links.sorted { $0.key < $1.key }.map { "\($0.value.machine) " + ModelSample.short($0.value.element) }
  }

  @Test(arguments: [
    ("onOpen", "0 (kind: callback, id: \"on-open\")"), ("onOpen()", "0 (kind: callback, id: \"on-open\")"),
    ("onOpen(_:)", "0 (kind: callback, id: \"on-open\")"), ("opened", "0 (kind: callback, id: \"on-open\")"),
    ("bell(_:)", "0 (kind: callback, id: \"on-bell\")"), ("bell", "0 (kind: callback, id: \"on-bell\")"),
    ("ring(bell: Bell)", "0 (kind: callback, id: \"on-ring\")"), ("ring()", "0 (kind: callback, id: \"on-ring\")"),
    ("door(_:didKnock:)", "0 (kind: callback, id: \"on-knock\")"),
    ("Door.State.shut", "0 (kind: state, id: \"shut\")"), ("onLower()", "1 (kind: callback, id: \"on-lower\")"),
    // Labels are a part of the name; a name of two elements means neither; nothing else is a name.
    ("door", nil), ("door(_:)", nil), ("both", nil), ("onopen", nil), ("onOpen(x)", nil), ("on-open", nil),
    ("Shut", nil), ("onOpen() {}", nil),
  ])
  func names(_ code: String, _ expected: String?) async throws {
    #expect(try await links("Call `\(code)` now.") == (expected.map { [$0] } ?? []))
  }

  @Test func whichMachine() async throws {
    #expect(try await links("`onOpen` `onLower`", "models: [gate]").count == 2)
    #expect(try await links("`onOpen`", "models: [gate, door]") == ["1 (kind: callback, id: \"on-open\")"])
    #expect(try await links("`onLower`", "models: [door]") == [])
    #expect(try await links("`onOpen`", "description: A") == [])
  }

  @Test func places() async throws {
    #expect(try await links("[`onOpen`](https://example.org) `onOpen`").count == 1)
    #expect(try await links("[a *`onOpen`* b](https://example.org)").isEmpty)
    #expect(try await links("## `onOpen()`\n\n> - `bell`\n\n| a |\n|---|\n| `opened` |").count == 3)
    #expect(try await links("```\nonOpen\n```").isEmpty)
  }

  /// Parentheses without a name call nothing.
  @Test func oddCalls() async throws {
    let text = ModelSample.door.replacing("bell(_:)", with: "(bell)")
    let sample = await ModelSample.make(
      "`()` `` ` `` `(_:)` `(bell)`", matter: "models: [door]", files: ["Models/door.yaml": text])
    #expect(sample.lines == ["Models/door.yaml:13:3 models/translated-call: '(bell)' is no name of code"])
    #expect(sample.article("en/a.md")?.codeLinks.count == 1)
  }
}
