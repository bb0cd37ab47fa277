import Languages
import Testing

@Suite struct SerbianLatinTests {
  private let latin = SerbianLatin(
    forms: [
      "Андроид": "Android", "Свифт": "Swift", "Гит": "Git", "Јава": "Java", "Ајфон": "iPhone",
      "Контролни центар": "Control Center",
    ], keep: ["Википедија", "UIKit"])

  @Test(arguments: [
    ("Љубав ЉУБАВ љубав", "Ljubav LJUBAV ljubav"), ("Љ. П. Његош", "Lj. P. Njegoš"), ("НЕДЕЉА Љ", "NEDELJA LJ"),
    ("Љ НЕДЕЉА", "LJ NEDELJA"), ("СТАЊЕ Њ1", "STANJE NJ1"), ("Стање Њ1", "Stanje Nj1"), ("В-Џ", "V-Dž"),
    ("НАЏ Наџ наџ", "NADŽ Nadž nadž"), ("ЏУГАЊ", "DŽUGANJ"), ("Њ", "Nj"), ("ТАЧКА Љ. Затим", "TAČKA Lj. Zatim"),
    ("инјекција ињекција", "injekcija injekcija"), ("надживети конјункција", "nadživeti konjunkcija"),
    ("Control Center-а, API-ја, UI-јем", "Control Center-a, API-ja, UI-jem"), ("Inactive-а", "Inactive-a"),
    ("API Љ", "API Lj"), ("0,1 с", "0,1 s"), ("XX век", "XX vek"), ("ХХ век", "HH vek"),
    (
      "а б в г д ђ е ж з и ј к л љ м н њ о п р с т ћ у ф х ц ч џ ш",
      "a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š"
    ),
    ("„Ђорђе, ћути!“ – рече Шћепан.", "„Đorđe, ćuti!“ – reče Šćepan."), ("", ""), ("plain text", "plain text"),
  ])
  func vectors(_ cyrillic: String, _ expected: String) {
    #expect(latin.converted(cyrillic) == expected)
  }

  /// Accents stay where they are, composed or not.
  @Test(arguments: [
    ("зе\u{301}ница", "ze\u{301}nica"), ("гра\u{302}д", "gra\u{302}d"), ("р\u{311}т", "r\u{311}t"), ("ѐ ѝ", "è ì"),
    ("Љ\u{301}УДИ", "LJ\u{301}UDI"),
  ])
  func accents(_ cyrillic: String, _ expected: String) {
    #expect(Array(latin.converted(cyrillic).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(arguments: [
    ("Андроид, Андроида, Андроидом, андроидски", "Android, Androida, Androidom, androidski"),
    ("АНДРОИД АНДРОИДА", "ANDROID ANDROIDA"), ("на Свифту", "na Swiftu"),
    ("у Јави, Јавом, Јава", "u Javi, Javom, Java"),
    ("Гит, Гита, гитара, Гитара", "Git, Gita, gitara, Gitara"), ("Ајфони и ајфон", "iPhonei i iPhone"),
    ("Контролни центар и Контролни центара", "Control Center i Control Centera"), ("Андроид-а", "Android-a"),
    ("прасвифт", "prasvift"), ("Википедија и Википедије", "Википедија i Vikipedije"), ("UIKit-а", "UIKit-a"),
  ])
  func terms(_ cyrillic: String, _ expected: String) {
    #expect(latin.converted(cyrillic) == expected)
  }

  /// Half a word in Latin letters would be a word of no language.
  @Test(arguments: [
    ("руски „состояние“ је стање", "ruski „состояние“ je stanje"), ("щ, Ѓорче, й", "щ, Ѓорче, й"),
    ("мой и мои\u{306}", "мой i мои\u{306}"), ("язык-језик", "язык-jezik"),
  ])
  func foreignWordsStayWhole(_ cyrillic: String, _ expected: String) {
    #expect(Array(latin.converted(cyrillic).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func foreignTexts() {
    #expect(SerbianLatin.isForeign("Жизненный цикл"))
    #expect(!SerbianLatin.isForeign("Животни циклус, life cycle, 1"))
  }

  /// Pieces of a text with what becomes of them; those in backticks are fixed.
  private static let texts: [(pieces: [String], expected: [String])] = [
    (["Њ", "ЕГА"], ["NJ", "EGA"]), (["Њ", "ега"], ["Nj", "ega"]), (["`стање`", "-у"], ["`стање`", "-u"]),
    (["Inactive", "-а"], ["Inactive", "-a"]), (["НЕДЕ", "ЉА ", "Љ"], ["NEDE", "LJA ", "LJ"]),
    (["`КОД`", " Љ"], ["`КОД`", " Lj"]), (["Андро", "ид"], ["Andro", "id"]), (["Андроид", "а"], ["Android", "a"]),
    ([], []),
  ]

  /// `*Њ*ЕГА` is one word, and so is a code span with its ending.
  @Test(arguments: texts.indices)
  func pieces(_ index: Int) {
    let (pieces, expected) = Self.texts[index]
    let converted = latin.converted(pieces.map { SerbianLatin.Piece($0, isFixed: $0.hasPrefix("`")) })
    #expect(converted == expected)
  }

  @Test func editsAreBytes() {
    let edits = latin.edits(in: [SerbianLatin.Piece("a ње, б")])[0]
    #expect(edits.map(\.range) == [2..<6, 8..<10])
    #expect(edits.map(\.text) == ["nje", "b"])
  }

  @Test(arguments: [
    "Љ. П. Његош у НЕДЕЉА Љ", "Андроида Википедија состояние Ајфони", "С\u{301}тање `x`-у",
  ])
  func onceIsEnough(_ text: String) {
    let once = latin.converted(text)
    #expect(latin.converted(once) == once)
  }

  @Test func orderOfLists() {
    let sorted = [
      "авион", "банка", "цена", "чаша", "ћуран", "дан", "Дунав", "џеп", "ђак", "ера", "лук", "љубав", "мајка", "нула",
      "њега", "око", "шума", "зебра", "жаба",
    ]
    for texts in [sorted, sorted.map(latin.converted)] {
      #expect(texts.reversed().sorted(by: SerbianLatin.precedes) == texts)
    }
    #expect(["љ", "лз", "ла"].sorted(by: SerbianLatin.precedes) == ["ла", "лз", "љ"])
    // In Cyrillic it is known which words have two letters.
    #expect(["коњ", "конј", "конус"].sorted(by: SerbianLatin.precedes) == ["конј", "конус", "коњ"])
    #expect(
      ["Web", "ваза", "зид", "2", "а б", "аб"].sorted(by: SerbianLatin.precedes) == [
        "2", "а б", "аб", "ваза", "Web", "зид",
      ])
  }
}
