import Diagnostics
import TestSupport
import Testing
import Translations

@Suite struct POReaderTests {
  private func read(_ text: String) -> Outcome<Catalog> {
    POReader.read(SourceFile(path: "de.po", text: text))
  }

  static let complete = """
    # Words.
    msgid ""
    msgstr ""
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 "
    ": n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"

    #. For the button.
    #: a.swift:3
    msgid "Menu"
    msgstr "Меню"

    msgctxt "verb"
    msgid "Open"
    msgstr "Открыть"

    msgctxt "adjective"
    msgid "Open"
    msgstr "Открыто"

    #, c-format, fuzzy
    #| msgid "Old"
    msgid "New"
    msgstr "Старое"

    msgid "%1 page"
    msgid_plural "%1 pages"
    msgstr[0] "%1 страница"
    msgstr[1] "%1 страницы"
    msgstr[2] "%1 страниц"

    msgid ""
    "a\\tb \\"c\\" "
    "\\\\d\\n"
    msgstr "\\303\\226\\x41\\n"

    #~ msgid "Gone"
    #~ msgstr "Ушло"

    """

  @Test func everything() {
    let outcome = read(Self.complete)
    #expect(findings(outcome.diagnostics) == [])
    let catalog = outcome.value
    #expect(catalog.header["content-type"] == "text/plain; charset=UTF-8")
    #expect(catalog.header.pluralForms?.count == 3)
    #expect(catalog.string("Menu") == "Меню")
    #expect(catalog.message("Menu")?.comments == ["For the button."])
    #expect(catalog.string("Open") == nil)
    #expect(catalog.string("Open", context: "verb") == "Открыть")
    #expect(catalog.string("Open", context: "adjective") == "Открыто")
    #expect(catalog.message("New")?.isFuzzy == true)
    #expect(catalog.string("New") == nil)
    #expect(catalog.string("a\tb \"c\" \\d\n") == "ÖA\n")
    #expect(catalog.string("Gone") == nil)
    #expect(catalog.obsolete.map(\.id.value) == ["Gone"])
    #expect(
      [1, 2, 5, 21, 112].map { catalog.plural("%1 page", $0) }
        == ["%1 страница", "%1 страницы", "%1 страниц", "%1 страница", "%1 страниц"])
    #expect(catalog.messages.count == 6)
  }

  @Test func places() throws {
    let catalog = read("msgid \"\"\n\"Ж\"\n  \"🚀\"\nmsgstr  \"Ü\"  \n").value
    let message = try #require(catalog.message("Ж🚀"))
    #expect(place(message.id.range) == "1:7-3:6")
    #expect(message.strings.map { place($0.range) } == ["4:9-4:12"])
  }

  @Test func otherLineEndings() {
    for end in ["\r\n", "\r"] {
      let text = "msgid \"a\"\nmsgstr \"b\"\n\n#, fuzzy\nmsgid \"c\"\nmsgstr \"d\""
      let outcome = read(text.replacing("\n", with: end))
      #expect(outcome.diagnostics.isEmpty)
      #expect(outcome.value.string("a") == "b")
      #expect(outcome.value.message("c")?.isFuzzy == true)
    }
  }

  @Test(arguments: [
    (
      "msgid \"Ж\nmsgstr \"b\"\n",
      "1:7-1:9 translation/catalog-syntax: the closing quote is missing (end the line with '\"')"
    ),
    (
      "msgid \"Ж\" x\nmsgstr \"b\"\n",
      "1:10-1:12 translation/catalog-syntax: nothing may"
        + " follow the closing quote (write a quote inside a text as \\\")"
    ),
    (
      "msgid \"Ж\\q\"\nmsgstr \"b\"\n",
      "1:9-1:11 translation/catalog-syntax: this escape is not known (write \\\\ for a backslash)"
    ),
    (
      "msgid \"a\"\nmsgstr \"\\377\"\n",
      "2:8-2:14 translation/catalog-syntax: the escapes of this text give no valid UTF-8"
    ),
    ("msgid \"a\"\nmsgstr\n", "2:7 translation/catalog-syntax: a text in quotes is missing here"),
    (
      "msgid \"a\"\nmsgstring \"b\"\n",
      "2:1-2:10 translation/catalog-syntax: 'msgstring' is no keyword of a catalogue (did you mean 'msgstr'?)"
    ),
    ("\"a\"\n", "1:1-1:4 translation/catalog-syntax: this text belongs to no keyword"),
    ("msgid \"a\"\n", "1:7-1:10 translation/catalog-syntax: msgstr is missing for this text"),
    (
      "msgid \"a\"\n\nmsgid \"b\"\nmsgstr \"c\"\n",
      "1:7-1:10 translation/catalog-syntax: msgstr is missing for this text"
    ),
    ("msgctxt \"a\"\n", "1:9-1:12 translation/catalog-syntax: msgid is missing after msgctxt"),
    ("msgstr \"a\"\n", "1:1-1:7 translation/catalog-syntax: msgid is missing before msgstr"),
    (
      "msgid \"a\"\nmsgctxt \"b\"\nmsgstr \"a\"\n",
      "2:1-2:8 translation/catalog-syntax: msgctxt must stand before msgid"
    ),
    (
      "msgid \"a\"\nmsgstr[0] \"b\"\n",
      "2:1-2:10 translation/catalog-syntax: "
        + "msgid_plural is missing before msgstr[0]"
    ),
    (
      "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr \"c\"\n",
      "3:1-3:7 translation/catalog-syntax: with msgid_plural each form has a number: msgstr[0]"
    ),
    (
      "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[1] \"c\"\n",
      "3:1-3:10 translation/catalog-syntax: msgstr[0] is missing before this one"
    ),
    (
      "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[99999] \"c\"\n",
      "3:1-3:14 translation/catalog-syntax: forms are numbered from 0 to 9"
    ),
    (
      "msgid \"\"\nmsgstr \"A: b\\n\"\n\nmsgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\n",
      "2:8-2:16 translation/catalog-syntax: the header has no Plural-Forms, but there are texts with plural forms"
    ),
    (
      "msgid \"\"\nmsgstr \"\"\n\"A: b\\n\"\n\"Plural-Forms: nplurals=1; plural=0;\\n\"\n\nmsgid \"a\"\n"
        + "msgid_plural \"b\"\nmsgstr[0] \"c\"\nmsgstr[1] \"d\"\n",
      "9:11-9:14 translation/catalog-syntax: Plural-Forms says nplurals=1, but there are 2 forms"
    ),
    (
      "msgid \"\"\nmsgstr \"\"\n\"A: b\\n\"\n\"Plural-Forms: nplurals=2; plural=n;\\n\"\n",
      "4:1-4:40 translation/catalog-syntax: Plural-Forms"
        + " cannot be used: it gives no form below nplurals=2 for the count 2"
        + " (write it as in the manual of gettext, as nplurals=2; plural=(n != 1);)"
    ),
    (
      "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=KOI8-R\\n\"\n",
      "2:8-2:52 translation/catalog-syntax: the catalogue"
        + " says that it is not in UTF-8 but in 'koi8-r' (save it as UTF-8 and write charset=UTF-8)"
    ),
    (
      "msgid \"a\"\nmsgstr \"b\"\nmsgid \"Ж\"\nmsgstr \"b\"\n#. x\nmsgid \"a\"\nmsgstr \"c\"\n",
      "6:7-6:10 translation/catalog-syntax: this text is translated twice (remove one of them)"
    ),
  ])
  func faults(_ text: String, _ expected: String) {
    #expect(findings(read(text).diagnostics) == [expected])
  }

  @Test func duplicatesPointAtTheFirst() throws {
    let outcome = read("msgid \"a\"\nmsgstr \"b\"\n\nmsgid \"a\"\nmsgstr \"c\"\n")
    #expect(outcome.value.string("a") == "b")
    #expect(try place(#require(outcome.diagnostics.first?.notes.first).range) == "1:7-1:10")
  }

  @Test func whatFollowsAFaultIsRead() {
    #expect(read("msgid \"a\nmsgstr \"b\"\n\nmsgid \"c\"\nmsgstr \"d\"\n").value.string("c") == "d")
  }

  @Test func anyBytes() {
    let alphabet = [
      "msgid ", "msgstr ", "msgstr[0] ", "msgid_plural ", "msgctxt ", "\"a\"", "\"", "\\", "\n", "\n", "#~ ",
      "#, fuzzy", "[", "Ж", "\0",
    ]
    var state: UInt32 = 7
    for _ in 0..<5000 {
      let parts = (0..<20).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return alphabet[Int(state >> 16) % alphabet.count]
      }
      let file = SourceFile(path: "a.po", text: parts.joined())
      for diagnostic in POReader.read(file).diagnostics {
        #expect(diagnostic.range.map { $0.bytes.upperBound <= file.bytes.count } == true, "\(parts)")
      }
    }
  }
}
