import Diagnostics
import TestSupport
import Testing

@Suite("Letters and signs of a text")
struct ScriptTests {
  /// The findings of the group in a paragraph, as `rule: message`, and the fixed text.
  private func check(
    _ language: String, _ text: String, files: [String: String] = [:]
  ) async -> (found: [String], fixed: String) {
    let languages = ["en", "de", "ru", "sr"]
    var all = files
    all["phasebook.yaml"] =
      "phasebook: 1\ntitle: {\(languages.map { "\($0): A" }.joined(separator: ", "))}\n"
      + "languages: {\(languages.map { "\($0): {}" }.joined(separator: ", "))}\n"
    let head = "---\ntitle: A\n---\n\n"
    all["\(language)/a.md"] = head + text + "\n"
    let sample = await SampleBase.make(all)
    let found = sample.findings.filter { $0.rule.group == "script" && $0.range?.file.path == "\(language)/a.md" }
    let bytes = FixPlan(found).files.first?.bytes ?? Array((head + text + "\n").utf8)
    return (
      found.map {
        "\($0.rule.id.dropFirst("script/".count)) \(TestSupport.place(of: $0.range ?? $0.range!).split(separator: ":").last ?? "")"
      },
      String(String(decoding: bytes, as: UTF8.self).dropFirst(head.count).dropLast())
    )
  }

  @Test(arguments: [
    ("ru", "React-компонент с DOM-узлами, IP-адрес, в Inactive"), ("ru", "состоя\u{301}ние и ещё"),
    ("sr", "Inactive-а, API-ја, UI-јем, `x`-у и *event handler*-е, [Control Center](a.md)-а"),
    ("ru", "код `cчитаете`, <code>Oптимизация</code> и <https://пример.example/cчет>"),
    ("ru", "ось x и y рядом, план B и план C"), ("de", "Sprachen: Русский, Српски, „слово“"),
    ("ru", "список: Српски, Русский"), ("ru", "<span lang=\"sr\">Ђоковић</span>"),
    ("en", "It’s 5'10\" and “so ‘it’ is”."),
    ("de", "„außen ‚innen‘ außen“, Foo-Bar, --option, 1–3, 5 - 3 = 2"), ("ru", "«внешняя „внутренняя“ внешняя» — да"),
    ("sr", "„један” и „два”"), ("sr", "»један« и »два«"), ("de", "a\nb, c  \nd"), ("de", "Punkt .net und Emoji :x: da"),
    ("de", "`a  b`, `\"x\"` und `...`"), ("sr", "Време и промена, где и увек"), ("ru", "ТЕСТ и НАТО, СССР"),
    ("ru", "`x`-значение, «A»"),
  ])
  func isRight(_ language: String, _ text: String) async {
    #expect(await check(language, text).found == [])
  }

  @Test(arguments: [
    // Letters.
    ("ru", "Слово Oптимизация", ["mixed-letters 7"], "Слово Оптимизация"),
    ("ru", "вы cчитаете", ["mixed-letters 4"], "вы считаете"),
    ("sr", "стaње", ["mixed-letters 1"], "стање"), ("ru", "на iОS", ["mixed-letters 4"], "на iOS"),
    ("sr", "СSS", ["mixed-letters 1"], "CSS"), ("ru", "**с**c", ["mixed-letters 3"], "**с**c"),
    ("de", "Das СSS", ["mixed-letters 5"], "Das CSS"), ("sr", "Javа", ["mixed-letters 1"], "Javа"),
    ("ru", "код c окном", ["lookalike-word 5"], "код с окном"), ("sr", "ХХ век", ["lookalike-word 1"], "XX век"),
    ("en", "The letter С", ["lookalike-word 12"], "The letter C"), ("ru", "А/B-тест", ["lookalike-word 1"], "А/B-тест"),
    ("sr", "једноставны", ["foreign-letters 1"], "једноставны"), ("ru", "Ђоковић", ["foreign-letters 1"], "Ђоковић"),
    // Endings.
    ("sr", "стање Inactive-a", ["ending 16"], "стање Inactive-а"), ("sr", "`x`-om", ["ending 5"], "`x`-ом"),
    ("sr", "`x`у", ["ending 4"], "`x`-у"), ("sr", "[Inactive](a.md)ом", ["ending 2"], "[Inactive](a.md)ом"),
    ("ru", "в Inactive-е", ["ending 3"], "в Inactive-е"),
    // Signs.
    ("de", "\"so\" und „so\"", ["quotation-marks 1", "quotation-marks 10"], "„so“ und „so“"),
    (
      "ru", "\"так\", „так“ и “так”", ["quotation-marks 1", "quotation-marks 8", "quotation-marks 16"],
      "«так», «так» и «так»"
    ),
    ("sr", "„један“ и „два”", ["quotation-marks 11"], "„један“ и „два“"),
    ("de", "Ein „Anfang", ["quotation-marks 5"], "Ein „Anfang"),
    ("en", "\\\"so\\\"", ["quotation-marks 1"], "\\\"so\\\""), ("en", "**\"so\"**", ["quotation-marks 3"], "**“so”**"),
    ("ru", "да - нет", ["dash 4"], "да — нет"), ("ru", "да – нет", ["dash 4"], "да — нет"),
    ("de", "ja — nein", ["dash 4"], "ja – nein"),
    ("de", "`a` -- b", ["dash 5"], "`a` – b"), ("de", "a  b , c", ["blanks 2", "blanks 5"], "a b, c"),
    ("de", "und so...", ["ellipsis 7"], "und so…"),
    // What cannot be seen.
    ("ru", "сло\u{AD}во", ["invisible-character 4"], "слово"), ("ru", "и\u{306}од", ["invisible-character 1"], "йод"),
    ("sr", "Време је, а вријеме није. Време.", ["mixed-variants 13"], "Време је, а вријеме није. Време."),
  ])
  func isWrong(_ language: String, _ text: String, _ expected: [String], _ fixed: String) async {
    let result = await check(language, text)
    #expect(result.found == expected)
    #expect(result.fixed == fixed)
    // A second run finds nothing more to fix.
    #expect(await check(language, fixed).fixed == fixed)
  }

  /// Names of the glossary keep their letters, and tell a Latin word from a Cyrillic one.
  @Test func keptWords() async {
    let glossary = ["glossary.yaml": "keep: [Ђоковић, HTTP]\n"]
    #expect(await check("ru", "Ђоковић", files: glossary).found == [])
    #expect(await check("sr", "НTTP", files: glossary).fixed == "HTTP")
    #expect(await check("sr", "НTTP").fixed == "НTTP")
    #expect(await check("sr", "НTTP", files: ["en/a.md": "---\ntitle: A\n---\n\nHTTP\n"]).fixed == "HTTP")
  }

  @Test func saysWhatIsSeen() async throws {
    let sample = await SampleBase.make([
      "phasebook.yaml": "phasebook: 1\ntitle: {en: A, sr: B}\nlanguages: {en: {}, sr: {}}\n",
      "sr/index.md": "---\ntitle: \"Стaње\"\ndescription: НTМ\n---\n\nТекст.\n", "de/index.md": "x",
    ])
    let lines = sample.lines.filter { $0.contains("script/") }
    #expect(
      lines == [
        "sr/index.md:2:9 script/mixed-letters: 'Стaње' has the Latin letter 'a' (U+0061) among Cyrillic ones,"
          + " and would read 'Stanje' in Latin script (write 'Стање', all Cyrillic)",
        "sr/index.md:3:14 script/mixed-letters: 'НTМ' has the Latin letter 'T' (U+0054) among Cyrillic ones,"
          + " and would read 'NTM' in Latin script",
      ])
  }
}
