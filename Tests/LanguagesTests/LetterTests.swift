import Languages
import Testing

@Suite("Letters and their alphabets")
struct LetterTests {
  @Test(arguments: [
    ("Љубав ЉУБАВ", "Ljubav LJUBAV"), ("Љ. П. Његош", "Lj. P. Njegoš"), ("НЕДЕЉА", "NEDELJA"), ("СТАЊЕ", "STANJE"),
    ("НАЏ Наџ", "NADŽ Nadž"), ("инјекција ињекција", "injekcija injekcija"), ("Control Center-а", "Control Center-a"),
    ("СSS", "SSS"),
  ])
  func serbianInLatin(_ cyrillic: String, _ latin: String) {
    #expect(SerbianScript.latin(cyrillic) == latin)
  }

  @Test(arguments: [("ovima", "овима"), ("njom", "њом"), ("jem", "јем"), ("x", nil), ("way", nil)])
  func serbianInCyrillic(_ latin: String, _ cyrillic: String?) {
    #expect(SerbianScript.cyrillic(latin) == cyrillic)
  }

  @Test(arguments: [
    ("React-компонент и DOM-узлами", ["React|компонент", "и", "DOM|узлами"]), ("I/O, C++ 17", ["I|O", "C"]),
    ("состоя́ние", ["состоя́ние"]), ("`", []), ("\u{FFFC}-у", ["у"]), ("a.b c_d", ["a|b", "c|d"]),
    ("конец. Начало", ["конец", "Начало"]),
  ])
  func compounds(_ text: String, _ expected: [String]) {
    let scalars = Array(text.unicodeScalars)
    let words = CompoundWord.all(in: scalars).map { word in
      word.parts.map { String(String.UnicodeScalarView(scalars[$0])) }.joined(separator: "|")
    }
    #expect(words == expected)
  }

  @Test func lookalikesGoBothWays() throws {
    let russian = try #require(LanguageTag("ru")?.cyrillicAlphabet)
    for letter in "АВЕКМНОРСТУХаеорсух".unicodeScalars {
      let latin = try #require(Lookalikes.latin(for: letter))
      #expect(latin.letterScript == .latin && letter.letterScript == .cyrillic)
      #expect(Lookalikes.cyrillic(for: latin, in: russian) == letter)
    }
    #expect(Lookalikes.cyrillic(for: "j", in: russian) == nil)
    #expect(Lookalikes.cyrillic(for: "j", in: LanguageTag("sr")?.cyrillicAlphabet) == "ј")
    #expect(Lookalikes.latin(for: "я") == nil)
  }

  @Test(arguments: [
    ("вријеме", SerbianVariant.ijekavian), ("Време", .ekavian), ("времена", nil), ("промене", .ekavian),
    ("промјене", .ijekavian), ("уvijek", nil), ("стање", nil), ("uvijek", .ijekavian), ("где", .ekavian),
  ])
  func variants(_ word: String, _ expected: SerbianVariant?) {
    #expect(SerbianVariant(word) == expected)
  }
}
