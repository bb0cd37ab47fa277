import Languages
import Testing

@Suite("Numbers in words")
struct NumberWordTests {
  @Test(arguments: [
    ("en", "five", 5), ("en", "Twenty-one", 21), ("en", "twenty seven", 27), ("en", "12", 12), ("en", "1,200", 1200),
    ("de", "sechs", 6), ("de", "siebenundzwanzig", 27), ("de", "Zwölf", 12), ("de", "eine", 1), ("de", "dreißig", 30),
    ("ru", "шести", 6), ("ru", "двадцатью семью", 27), ("ru", "трёх", 3), ("ru", "трех", 3), ("ru", "сорока", 40),
    ("sr", "шест", 6), ("sr", "двадесет седам", 27), ("sr", "двадесет и један", 21), ("sr", "двеју", 2),
  ])
  func known(_ tag: String, _ text: String, _ number: Int) throws {
    #expect(try #require(LanguageTag(tag)).number(spelled: text) == number)
  }

  @Test(arguments: [
    ("en", "several"), ("en", ""), ("de", "undzwanzig"), ("ru", "пять шесть"), ("en", "ten-five"), ("fr", "cinq"),
  ])
  func unknown(_ tag: String, _ text: String) throws {
    #expect(try #require(LanguageTag(tag)).number(spelled: text) == nil)
  }

  /// Every word means one number.
  @Test func wordsAreUnambiguous() throws {
    for tag in ["en", "de", "ru", "sr"] { #expect(try #require(LanguageTag(tag)).hasNumberWords) }
    #expect(try !#require(LanguageTag("fr")).hasNumberWords)
  }
}
