import Diagnostics
import Markdown
import Snippets
import TestSupport
import Testing

/// The blocks of a text, and what is wrong with their fences.
func snippets(_ text: String) -> (file: SourceFile, found: [Snippet], findings: [Diagnostic]) {
  let file = SourceFile(path: "page.md", text: text)
  let document = Document.parse(file, body: 0..<file.bytes.count).value
  let outcome = Snippet.all(in: document, directives: document.directives)
  return (file, outcome.value, outcome.diagnostics)
}

@Suite("Fences say what their code is")
struct ReadingTests {
  @Test func everyAttribute() throws {
    let text = """
      ```swift {#one group=g context=order fails=cannot_find_in_scope@2 mode=5 min=ios17.0}
      let a = 1
      ```

      ~~~~ Kotlin {illustrative reason="only {a} sketch"}
      val a = 1
      ~~~~

      ``` json
      {}
      ```
      """
    let (_, found, findings) = snippets(text)
    #expect(findings.isEmpty)
    let first = try #require(found.first)
    #expect(first.language == "swift" && first.id?.text == "one" && first.group?.text == "g")
    #expect(first.context?.text == "order" && first.mode == 5 && first.minimum?.text == "ios17.0")
    #expect(first.failure?.id == "cannot_find_in_scope" && first.failure?.line == 2)
    #expect(first.isCompiled && !first.isIllustrative)
    #expect(found[1].language == "kotlin" && found[1].isIllustrative && !found[1].isCompiled)
    #expect(found[1].reason?.text == "only {a} sketch" && found[1].number == 2)
    #expect(found[2].language == "json" && found[2].name == "3")
  }

  @Test(arguments: [
    ("swift {#a contxt=order}", "contxt"), ("swift {mode=7}", "7"), ("swift {fails=@3}", "@3"),
    ("swift {fails=a@b}", "a@b"), ("swift {group=\"a}", "\"a}"), ("swift {group=ö}", "ö"), ("swift #a", "#a"),
    ("swift {#a} more", "more"), ("swift {#a", "{#a"), ("kotlin {min=ios17}", "min"), ("json {fails=a}", "fails"),
    ("swift {illustrative=yes reason=\"r\"}", "yes"), ("swift {context}", "context"), ("swift {=a}", "="),
    ("swift {group=a group=b}", "group"), ("swift,ignore", "swift,ignore"), ("swift{#a}", "swift"), ("swfit", "swfit"),
    ("kotln", "kotln"), ("compile-fail {#a", "{#a"), ("swift {illustrative}", "swift"),
  ])
  func whatNobodyUnderstandsIsAnErrorAtItsPlace(_ info: String, _ place: String) throws {
    let (file, found, findings) = snippets("```\(info)\nlet a = 1\n```\n")
    #expect(found.count == 1)
    let finding = try #require(findings.first)
    let range = try #require(finding.range)
    #expect(file.text(range.bytes) == place, "\(finding.message)")
    #expect(finding.severity == .error)
  }

  @Test(arguments: ["", "text", "javascript", "toml", "Swift", "c", "js", "ts", "mermaid", "python", "kt"])
  func otherLanguagesAreNobodysFault(_ info: String) {
    #expect(snippets("```\(info)\nlet a = 1\n```\n").findings.isEmpty)
  }

  @Test func generatedAndIndentedCodeIsNobodys() {
    let text = """
      <!-- phasebook:diagram door -->

      ```swift
      generated
      ```

      <!-- /phasebook -->

          indented

      <!-- phasebook:tabs -->
      ```swift
      mine
      ```
      <!-- /phasebook -->
      """
    let found = snippets(text).found
    #expect(found.map { String(decoding: $0.code, as: UTF8.self) } == ["mine\n"])
    #expect(found.first?.number == 1)
  }

  @Test func anIdIsOnePerArticle() throws {
    let (file, _, findings) = snippets("```swift {#a}\n```\n\n```kotlin {#a}\n```\n")
    let finding = try #require(findings.first)
    #expect(findings.count == 1 && finding.rule == .duplicateSnippet)
    #expect(finding.range?.bytes.lowerBound == file.text(0..<file.bytes.count).utf8.count - 7)
  }

  /// Each text has `here` once in its code: its place in the file must be found from its place in the code.
  @Test(arguments: [
    "```swift\nhere\n```\n", "```swift\n\n\nхе🙂 here\n```\n", "- item\n\n  ```swift\n  a\n    here\n  ```\n",
    "> ```swift\n> a\n> here\n> ```\n", "> - ```swift\n>   a\n>\n>   here\n>   ```\n",
    "```swift\r\na\r\n\r\nhere\r\n```\r\n",
    "   ```swift\n  a\n   here\n   ```\n", "1. a\n\n\t```swift\n\t\there\n\t```\n", "```swift\nnever closed\nhere",
    "text\n~~~ swift {#a}\n``` here\n~~~\n", "- ```swift\n\there\n  ```\n",
  ])
  func placesInTheFile(_ text: String) throws {
    let (file, found, _) = snippets(text)
    let snippet = try #require(found.first)
    let code = String(decoding: snippet.code, as: UTF8.self)
    let place = try #require(code.firstRange(of: "here"))
    let offset = code.utf8.distance(from: code.startIndex, to: place.lowerBound)
    #expect(file.text(snippet.range(at: offset, length: 4).bytes) == "here")
    #expect(snippet.lines.number(offset) == code[..<place.lowerBound].count { $0.isNewline } + 1)
  }

  @Test func aPlaceOutsideDegradesToTheBlock() throws {
    let (_, found, _) = snippets("text\n\n```swift\n```\n")
    let snippet = try #require(found.first)
    #expect(snippet.range(at: 100).bytes == 6..<6)
  }
}
