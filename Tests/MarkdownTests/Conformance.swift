import Diagnostics
import Foundation
import Markdown
import Markup
import Testing

/// Texts to compare with: the examples of the GFM specification, where they lie beside the project, and our own.
enum Texts {
  /// `../shared/conformance/gfm-spec.txt` next to the checkout, or the file named by `PHASEBOOK_GFM_SPEC`.
  static let specification: String? = {
    var places = [ProcessInfo.processInfo.environment["PHASEBOOK_GFM_SPEC"]].compactMap { $0 }
    var folder = URL(filePath: #filePath)
    for _ in 0..<5 {
      folder.deleteLastPathComponent()
      places.append(folder.appending(path: "shared/conformance/gfm-spec.txt").path)
    }
    return places.lazy.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.first
  }()

  struct Example: Sendable, CustomTestStringConvertible {
    let number: Int
    let markdown: String
    let html: String
    var testDescription: String { "example \(number)" }
  }

  static let examples: [Example] = {
    guard let specification else { return [] }
    let fence = String(repeating: "`", count: 32)
    var result: [Example] = []
    var parts = [[String]]()
    for line in specification.components(separatedBy: "\n") {
      if line.hasPrefix(fence + " example") {
        parts = [[]]
      } else if line == fence, !parts.isEmpty {
        let text = parts.map { $0.map { $0 + "\n" }.joined().replacingOccurrences(of: "→", with: "\t") }
        if text.count == 2 { result.append(Example(number: result.count + 1, markdown: text[0], html: text[1])) }
        parts = []
      } else if line == ".", parts.count == 1 {
        parts.append([])
      } else if !parts.isEmpty {
        parts[parts.count - 1].append(line)
      }
    }
    return result
  }()

  /// What the specification has no examples of.
  static let own = [
    "a[^1] b[^1] c[^x]\n\n[^1]: Foot *note*\n\n    - more\n\n[^x]: End\n",
    "a[^1]\n\n[^1]:\n    ```\n    code\n    ```\n",
    "| a | b\\|c |\n|:--|--:|\n| `x\\|y` | ~~z~~ |\n| only |\n",
    "Text line\nmore *x*\n| a | b |\n|---|:-:|\n| 1 | [x](y) |\nend\n",
    "- [x] done\n- [ ] todo *a*\n\n1. [ ] x\n\n   y\n",
    "![a *b* [c](d) `e` ![f](g)](h \"i\")\n",
    "<div>\n*a*\n</div>\n\n<script>x</script> <Title>\n",
    "[a](javascript:x) <b>c</b> [ü](/ä?b=ö&c='d')\n",
    "Привет **мир** и `код` www.example.org и e@example.org\n",
    "> a\n> - b\n>   c\n>\n> d\nlazy `e\nf` [g\nh](i)\n",
    "Setext *a*\nb\n===\n\n# ATX `c` ##\n\n***\n",
  ]
}

@Suite("HTML equals the reference parser's")
struct Conformance {
  private func ours(_ text: String) -> String {
    var options = RenderOptions()
    options.rawHTML = .allow
    var html = HTML()
    let source = SourceFile(path: "t.md", text: text)
    Document.parse(source, body: 0..<source.bytes.count).value.render(options, into: &html)
    return String(decoding: html.bytes, as: UTF8.self)
  }

  private func reference(_ text: String) -> String {
    String(decoding: Document.referenceHTML(SourceFile(path: "t.md", text: text)), as: UTF8.self)
  }

  @Test("every example of the GFM specification", .enabled(if: !Texts.examples.isEmpty, "gfm-spec.txt is absent"))
  func specification() {
    #expect(Texts.examples.count > 600)
    for example in Texts.examples {
      #expect(ours(example.markdown) == reference(example.markdown), "example \(example.number)")
    }
  }

  @Test("constructs that the specification has no examples of", arguments: Texts.own)
  func own(_ text: String) {
    #expect(ours(text) == reference(text))
  }
}
