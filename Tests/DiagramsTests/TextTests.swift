import Testing

@testable import Diagrams

@Suite("How wide texts are, and where their lines end")
struct TextTests {
  /// Measured with the typeface itself, at 13 pixels.
  @Test(arguments: [
    ("Not Running", 80.8), ("user taps icon / didFinishLaunching", 229.6), ("приложение становится видимым", 235.6),
    ("нехватка памяти (без вызова)", 207.2), ("Wird in den Hintergrund verschoben", 237.0),
    ("applicationDidReceiveMemoryWarning", 252.4),
  ])
  func widths(_ text: String, _ width: Double) {
    let measured = Typeface(face: .regular, size: 13, lineHeight: 16).width(of: text)
    #expect(abs(measured - width) < width / 100, "\(text): \(measured)")
  }

  @Test func othersFollowARule() {
    let face = Typeface(face: .regular, size: 10, lineHeight: 12)
    #expect(face.width(of: "実行中") == 30)
    #expect(face.width(of: "e\u{301}") == face.width(of: "e"))
    #expect(face.width(of: "😀") == 10)
    #expect(face.width(of: "ש") == 7)
    #expect(Typeface(face: .mono, size: 10, lineHeight: 12).width(of: "abc") == 18.06)
    #expect(Typeface(face: .bold, size: 10, lineHeight: 12).width(of: "abc") > face.width(of: "abc"))
  }

  private func lines(_ text: String, _ limit: Double, most: Int = 3, code: Bool = false) -> [String] {
    BreakableText(text, code ? .callback : .event, isCode: code).set(within: limit, most: most).lines
  }

  @Test func proseBreaksAtBlanks() {
    #expect(lines("user opens the app", 80) == ["user opens", "the app"])
    #expect(lines("user  opens the app", 500) == ["user opens the app"])
    #expect(lines("Konfigurationsänderung", 20) == ["Konfigurationsänderung"], "never inside a word")
    #expect(lines("", 80) == [])
    #expect(lines("   ", 80) == [])
  }

  /// Where the author wrote no soft hyphens, a word that no line can hold is cut, and shows it.
  @Test func endlessWordsAreCut() {
    let word = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
    let cut = BreakableText(word, .event, longest: 100).set(within: 100, most: 9)
    #expect(cut.lines.count > 3 && cut.width <= 100)
    #expect(cut.lines.dropLast().allSatisfy { $0.hasSuffix("-") } && cut.lines.last?.hasSuffix("-") == false)
    #expect(cut.lines.map { $0.replacing("-", with: "") }.joined() == word)
    let sum = BreakableText(String(repeating: "12345", count: 20), .event, longest: 100).set(within: 100, most: 9)
    #expect(!sum.lines.contains { $0.hasSuffix("-") })
  }

  @Test func softHyphensShowWhereTheyBreak() {
    #expect(lines("Auftrags\u{AD}eingangs\u{AD}bestätigung", 125) == ["Auftragseingangs-", "bestätigung"])
    #expect(lines("Auftrags\u{AD}eingang", 500) == ["Auftragseingang"])
    #expect(lines("\u{AD}\u{AD}", 500) == [])
  }

  @Test func ideographsBreakAnywhereButBeforeAFullStop() {
    #expect(lines("一二三四五。", 60) == ["一二三四", "五。"], "the stop stays with its sign")
    #expect(lines("一二三", 24) == ["一二", "三"])
  }

  @Test func codeBreaksAtItsJoints() {
    #expect(
      lines("applicationDidReceiveMemoryWarning()", 130, most: 4, code: true)
        == ["applicationDid", "ReceiveMemory", "Warning()"])
    #expect(
      lines("application(_:didFinishLaunchingWithOptions:)", 150, most: 4, code: true)
        == ["application(_:did", "FinishLaunchingWith", "Options:)"])
    #expect(
      lines("onCreate()", 20, code: true) == ["on", "Create()"] || lines("onCreate()", 20, code: true) == ["onCreate()"]
    )
  }

  @Test func whatDoesNotFitIsCut() {
    let text = BreakableText("one two three four five six seven eight nine ten", .event)
    let setting = text.set(within: 60, most: 3)
    #expect(setting.lines.count == 3 && setting.isCut)
    #expect(setting.lines.last?.hasSuffix("…") == true)
    #expect(setting.width <= 60)
  }

  @Test func evenLines() {
    let text = BreakableText("Container terminated now", .event)
    let limit = text.leastLimit(lines: 2)
    #expect(text.lineCount(within: limit) == 2)
    #expect(text.lineCount(within: limit - 2) == 3)
    #expect(text.setEvenly(within: 500, most: 3).lines == ["Container terminated now"])
  }

  /// Whatever is in them: no text may hang or vanish.
  @Test func strangeTexts() {
    let joints = String(repeating: "aB", count: 200)
    for text in [
      joints, String(repeating: "x", count: 900), "a\u{AD}", "()", "(_:", "::::", "-/-/-", "👨‍👩‍👧‍👦", "\u{202E}abc",
    ] {
      for code in [false, true] {
        let broken = BreakableText(text, .event, isCode: code)
        #expect(!broken.isEmpty)
        #expect(broken.set(within: 40, most: 4).lines.count <= 4)
        #expect(broken.leastLimit(lines: 2) > 0)
      }
    }
  }
}
