import Foundation
import Testing

extension GeneratedSite.InBrowser {
  /// What `phasebook sync` writes for viewers that draw by themselves is understood by what they draw with.
  @Suite(.needs(.mermaid)) struct Mermaid {
    private struct Block: Sendable {
      let file: String
      let text: String

      /// The labels of the states that it declares, and of its arrows.
      var labels: [String] {
        let states = text.matches(of: #/state "([^"]*)" as /#).map { String($0.1) }
        let arrows = text.matches(of: #/ --> [^:\n]* : (.*)/#).flatMap { String($0.1).components(separatedBy: "<br>") }
        return (states + arrows).map(Self.decoded)
      }

      /// A label without Mermaid's own escapes.
      private static func decoded(_ label: String) -> String {
        label.replacing(/#([0-9]+);/) { number in
          UInt32(number.1).flatMap(UnicodeScalar.init).map { String($0) } ?? ""
        }
      }
    }

    @Test func ownContent() async throws {
      let blocks = try blocks { folder in
        try FileManager.default.copyItem(at: Repository.root.appendingPathComponent("Content"), to: folder)
        try write(machinesOf: folder, in: ["en", "de", "ru", "sr"])
      }
      #expect(blocks.count >= 24)
      try await expectUnderstood(blocks)
    }

    @Test func wordsThatMeanSomethingToMermaid() async throws {
      let blocks = try blocks { try SampleContent.write(into: $0) }
      let block = try #require(blocks.first)
      #expect(blocks.count == 1 && PuzzleModel.labels.allSatisfy { block.labels.contains($0.label) })
      try await expectUnderstood(blocks)
    }

    /// Mermaid refuses what is wrong: without this the tests above could be blind.
    @Test func mistakesAreRefused() async throws {
      try await withMermaid { browser in
        for text in ["nonsense", "stateDiagram-v2\n  state \"a: b", "stateDiagram-v2\n  a --> b : one\n  a ->> b"] {
          await #expect(throws: Browser.Failure.self, "\(text)") {
            _ = try await browser.value(Self.draw, .string(text), as: String.self)
          }
        }
      }
    }

    /// Parses and draws each block, and expects to find all labels in the drawing.
    private func expectUnderstood(_ blocks: [Block]) async throws {
      try await withMermaid { browser in
        for block in blocks {
          do {
            let drawn: String = try await browser.value(Self.draw, .string(block.text))
            let words = drawn.filter { !$0.isWhitespace }
            for label in block.labels {
              #expect(words.contains(label.filter { !$0.isWhitespace }), "\(block.file): '\(label)' in \(drawn)")
            }
          } catch {
            Issue.record("\(block.file): \(error)\n\(block.text)")
          }
        }
      }
    }

    private func withMermaid(_ body: (Browser) async throws -> Void) async throws {
      let folder = try Repository.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let page = folder.appendingPathComponent("page.html")
      let script = try Tool.mermaid.place.absoluteString
      try Data("<!DOCTYPE html><meta charset=utf-8><title>Mermaid</title><script src=\"\(script)\"></script>".utf8)
        .write(to: page)
      try await Browsing.browse { browser, _ in
        try await browser.open(page)
        try await browser.run("mermaid.initialize({startOnLoad: false})")
        try await body(browser)
      }
    }

    private static let draw = """
      mermaid.parse(arguments[0]).then(() => mermaid.render("drawing", arguments[0])).then(({svg}) => {
        const holder = document.createElement("div");
        holder.innerHTML = svg;
        for (const style of holder.querySelectorAll("style")) style.remove();
        return holder.textContent;
      })
      """

    /// Articles that do nothing but show every machine, in every variant.
    private func write(machinesOf folder: URL, in languages: [String]) throws {
      let models = folder.appendingPathComponent("Models")
      for name in try FileManager.default.contentsOfDirectory(atPath: models.path) where name != "equivalences.yaml" {
        let id = name.dropLast(".yaml".count)
        let text = String(decoding: try Data(contentsOf: models.appendingPathComponent(name)), as: UTF8.self)
        let variants = text.matches(of: /\bvalues: \[([^\]]*)\]/).flatMap { match in
          match.1.split(separator: ",").map { " variant=" + $0.trimmingCharacters(in: .whitespaces) }
        }
        let directives = ([""] + variants).map { "<!-- phasebook:diagram \(id)\($0) -->\n<!-- /phasebook -->\n" }
        let article = "---\ntitle: Machine\n---\n\n" + directives.joined(separator: "\n")
        for language in languages {
          try Data(article.utf8).write(to: folder.appendingPathComponent("\(language)/all-of-\(id).md"))
        }
      }
    }

    /// The blocks in all articles of a knowledge base after `sync`.
    private func blocks(_ make: (URL) throws -> Void) throws -> [Block] {
      let above = try Repository.temporaryFolder()
      defer { try? FileManager.default.removeItem(at: above) }
      let folder = above.appendingPathComponent("Content")
      try make(folder)
      let sync = try Repository.output(of: Repository.program, ["sync", "--content", folder.path])
      try #require(sync.status == 0, "\(sync.out)\(sync.err)")
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
        .sorted()
      return try files.flatMap { file in
        let text = String(decoding: try Data(contentsOf: folder.appendingPathComponent(file)), as: UTF8.self)
        return text.matches(of: /```mermaid\n([\s\S]*?)```/).map { Block(file: file, text: String($0.1)) }
      }
    }
  }
}
