import Diagnostics
import Languages
import TestSupport
import Testing
import Translations

@Suite struct ProblemTests {
  private static let german = "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n\n"
  private static let expected = [
    CatalogEntry("Menu"), CatalogEntry("Page %1 of %2"), CatalogEntry("Open", context: "verb"),
    CatalogEntry("%1 page", plural: "%1 pages"),
  ]
  private static let good = [
    "msgid \"Menu\"\nmsgstr \"Menü\"\n", "msgid \"Page %1 of %2\"\nmsgstr \"%2: Seite %1\"\n",
    "msgctxt \"verb\"\nmsgid \"Open\"\nmsgstr \"Öffnen\"\n",
    "msgid \"%1 page\"\nmsgid_plural \"%1 pages\"\nmsgstr[0] \"Eine Seite\"\nmsgstr[1] \"%1 Seiten\"\n",
  ]

  private func problems(_ text: String, _ language: String = "de", _ expected: [CatalogEntry] = expected) throws
    -> [String]
  {
    let outcome = POReader.read(SourceFile(path: "de.po", text: text))
    #expect(findings(outcome.diagnostics) == [])
    return findings(outcome.value.problems(expected: expected, language: try #require(LanguageTag(language))))
  }

  @Test func completeCatalogue() throws {
    #expect(try problems(Self.german + Self.good.joined()) == [])
  }

  /// The good catalogue with one message replaced, at line 4 of the file.
  @Test(arguments: [
    (0, "", ["1:1 translation/missing-string: the text 'Menu' has no translation into 'de' (add: msgid \"Menu\")"]),
    (0, "msgid \"Menu\"\nmsgstr \"\"\n", ["5:8-5:10 translation/missing-string: the translation of 'Menu' is empty"]),
    (
      0, "#, fuzzy\nmsgid \"Menu\"\nmsgstr \"M\"\n",
      [
        "5:7-5:13 translation/missing-string: the translation"
          + " of 'Menu' is only a guess (fuzzy) (check it and remove the mark 'fuzzy')"
      ]
    ),
    (
      0, "msgid \"Menus\"\nmsgstr \"M\"\n",
      [
        "1:1 translation/missing-string: the text 'Menu' has no translation into 'de' (add: msgid \"Menu\")",
        "4:7-4:14 translation/unknown-string: the text 'Menus' is not used (did you mean 'Menu'?)",
      ]
    ),
    (
      1, "msgid \"Page %1 of %2\"\nmsgstr \"Seite %1 von %3, 100 %%2\"\n",
      [
        "5:8-5:34 translation/placeholder: the translation has %3, which the text does not have",
        "5:8-5:34 translation/placeholder: %2 is missing in the translation",
      ]
    ),
    (
      2, "msgid \"Open\"\nmsgstr \"Öffnen\"\n",
      [
        "1:1 translation/missing-string: the text 'Open' has no translation into 'de' "
          + "(add: msgctxt \"verb\" msgid \"Open\")",
        "4:7-4:13 translation/unknown-string: the text 'Open' is not used "
          + "(write it as: msgctxt \"verb\" msgid \"Open\")",
      ]
    ),
    (
      3, "msgid \"%1 page\"\nmsgid_plural \"%1 pages\"\nmsgstr[0] \"%1 Seite\"\n",
      ["4:7-4:16 translation/missing-plural-form: the translation of '%1 page' has no form 1 (other, as in 0, 2, 3)"]
    ),
    (
      3, "msgid \"%1 page\"\nmsgid_plural \"%1 pages\"\nmsgstr[0] \"\"\nmsgstr[1] \"%1 Seiten\"\n",
      ["6:11-6:13 translation/missing-plural-form: the translation of '%1 page' has no form 0 (one, as in 1)"]
    ),
    (
      3, "msgid \"%1 page\"\nmsgid_plural \"%1 pages\"\nmsgstr[0] \"%1 Seite\"\nmsgstr[1] \"Seiten\"\n",
      ["7:11-7:19 translation/placeholder: %1 is missing in the translation"]
    ),
    (
      3, "msgid \"%1 page\"\nmsgstr \"%1 Seite\"\n",
      [
        "4:7-4:16 translation/missing-plural-form: the text '%1"
          + " page' must have the plural '%1 pages' (write msgid_plural \"%1 pages\")"
      ]
    ),
    (
      0, "msgid \"Menu\"\nmsgid_plural \"Menus\"\nmsgstr[0] \"M\"\nmsgstr[1] \"M\"\n",
      [
        "5:14-5:21 translation/missing-string: the text 'Menu'"
          + " has no plural (remove msgid_plural and write one msgstr)"
      ]
    ),
  ])
  func oneMessage(_ index: Int, _ replacement: String, _ found: [String]) throws {
    var messages = Self.good
    messages[index] = ""
    let text = Self.german + replacement + "\n" + messages.joined()
    #expect(try problems(text) == found)
  }

  @Test(arguments: [
    ("de", "nplurals=2; plural=n!=1;", nil),
    ("ru", "nplurals=2; plural=n!=1;", "Plural-Forms says nplurals=2, but 'ru' needs 3: one, few, many"),
    (
      "ru", "nplurals=3; plural=n==1?0:n<5?1:2;",
      "Plural-Forms gives the form 1 to few (as in 2) and many (as in 0), which 'ru' tells apart"
    ),
    ("ru", "nplurals=3; plural=n%10==1&&n%100!=11?0:n%10>=2&&n%10<=4&&(n%100<10||n%100>=20)?1:2;", nil),
    ("fr", "nplurals=2; plural=n>1;", nil),
    (
      "fr", "nplurals=2; plural=n!=1;",
      "Plural-Forms gives the form 1 to one (as in 0) and other (as in 2), which 'fr' tells apart"
    ),
    ("ja", "nplurals=2; plural=n!=1;", nil),
    ("qzz", "nplurals=1; plural=0;", nil),
  ])
  func pluralForms(_ language: String, _ forms: String, _ expected: String?) throws {
    let text = "msgid \"\"\nmsgstr \"\"\n\"A: b\\n\"\n\"Plural-Forms: \(forms)\\n\"\n"
    let entry = CatalogEntry("%1 page", plural: "%1 pages")
    let found = try problems(text, language, [entry]).filter { $0.contains("missing-plural-form") }
    #expect(found.count == (expected == nil ? 0 : found.count))
    if let expected {
      #expect(found.first?.hasPrefix("4:1-4:") == true)
      #expect(found.first?.hasSuffix(expected) == true)
    }
  }
}
