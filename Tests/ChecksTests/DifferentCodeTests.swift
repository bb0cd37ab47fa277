import Diagnostics
import TestSupport
import Testing

@Suite("Code of translations is that of the source")
struct DifferentCodeTests {
  private func findings(_ source: String, _ translation: String) async -> [String] {
    let sample = await SampleBase.make([
      "en/index.md": "---\ntitle: Book\n---\n\n" + source + "\n",
      "de/index.md": "---\ntitle: Buch\n---\n\n" + translation + "\n",
    ])
    return sample.findings.map { finding -> String in
      let note = finding.notes.first.map { " < " + TestSupport.place(of: $0.range) } ?? ""
      let here = finding.range.map { TestSupport.place(of: $0) } ?? ""
      return "\(here) \(finding.rule.id): \(finding.message)\(note)"
    }
  }

  @Test func oneIdentifierHasBothPlaces() async {
    let found = await findings(
      "Text.\n\n- List\n\n  ```swift {#a}\n  // one\n  let first = second(third)\n  ```",
      "Text.\n\n- Liste\n\n  ```swift {#a}\n  let erster = 1\n  ```\n\n".replacing(
        "erster = 1", with: "first = zweiter(third)"))
    #expect(
      found == ["de/index.md:10:15 translation/different-code: 'zweiter' is 'second' in the source < en/index.md:11:15"]
    )
  }

  @Test(arguments: [
    ("```swift\nlet a = \"One \\(n) two\"  // c\n```", "```swift\n/* k */ let a = \"Eins und \\(n)\"\n```"),
    ("```kotlin\nval a = \"One\"\n```", "```kotlin\nval a = \"Eins\" // k\n```"),
    ("```swift\nlet a = \"One\\n\"\n```", "```swift\nlet a = \"Eins \\\"zwei\\\"\\n\"\n```"),
    ("```json\n{\"a\": \"One\"}\n```", "```json\n{ \"a\": \"Eins zwei\" }\n```"),
    ("```console\n$ ls -l\ntotal 3\n```", "```console\n$ ls -l\ninsgesamt 3\n```"),
    ("```text\nOne\n```", "```text\nEins zwei\n```"), ("```\nOne\n```", "```\nEins\n```"),
  ])
  func whatMayDiffer(_ source: String, _ translation: String) async {
    #expect(await findings(source, translation) == [])
  }

  @Test(arguments: [
    ("```swift\nlet a = 1\n```", "```swift\nlet a = 2\n```", "de/index.md:6:9", "'2' is '1' in the source"),
    (
      "```swift\nlet a = \"\"\n```", "```swift\nlet a = \"x\"\n```", "de/index.md:6:9",
      "'\"x\"' is '\"\"' in the source"
    ),
    (
      "```swift\nf()\ng()\n```", "```swift\nf()\n```", "de/index.md:7:1",
      "this code ends where the source goes on with 'g'"
    ),
    (
      "```swift\nf()\n```", "```swift\nf()\ng()\n```", "de/index.md:7:1",
      "this code goes on with 'g' where the source ends"
    ),
    ("```json\n{\"a\": 1}\n```", "```json\n{\"b\": 1}\n```", "de/index.md:6:2", "'\"b\"' is '\"a\"' in the source"),
    ("```console\n$ ls -l\n```", "```console\n$ ls -a\n```", "de/index.md:6:6", "'-a' is '-l' in the source"),
  ])
  func whatMayNot(_ source: String, _ translation: String, _ position: String, _ message: String) async {
    let found = await findings(source, translation)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("\(position) translation/different-code: \(message)") ?? false, "\(found)")
  }

  @Test func blocksArePairedByTheirIds() async {
    let found = await findings(
      "```swift {#a}\nlet a = 1\n```\n\n```swift {#b}\nlet b = 1\n```",
      "```swift {#b}\nlet b = 1\n```\n\n```swift {#a}\nlet a = 1\n```")
    #expect(found == [])
  }

  @Test func aMissingIdIsSaid() async {
    let found = await findings("```swift {#a}\nlet a = 1\n```", "```swift\nlet a = 1\n```")
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("de/index.md:5:1 translation/different-code-id: this block is called 'a' in the source")
        ?? false)
  }

  @Test func whatIsMeantToDifferSaysSoAndReallyDiffers() async {
    let mark = "<!-- phasebook:localized-code -->\n\n"
    let (one, two) = ("```swift\nlet a = 1\n```", "```swift\nlet b = 1\n```")
    #expect(await findings(one, mark + two) == [])
    #expect(await findings(mark + one, two) == [])
    let unused = await findings(one, mark + one)
    #expect(unused.count == 1 && unused[0].contains("structure/unused-ignore"))
  }
}
