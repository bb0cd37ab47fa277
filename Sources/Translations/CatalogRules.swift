package import Diagnostics

extension Catalog {
  /// Every rule that reading and checking a catalogue may report.
  package static let rules: [Rule] = [
    .catalogSyntax, .missingString, .missingPluralForm, .placeholder, .unknownString,
  ]
}

extension Rule {
  package static let catalogSyntax = Rule(
    "translation/catalog-syntax", .error, "A PO file can be read, and each text stands in it once.",
    why: "A text that cannot be read is shown in the source language, in the middle of a page in another one.",
    bad: ["theme/strings/de.po": "msgid \"Menu\"\nmsgstr \"Menü\n"],
    good: ["theme/strings/de.po": "msgid \"Menu\"\nmsgstr \"Menü\"\n"])

  package static let missingString = Rule(
    "translation/missing-string", .error, "Each text of the interface has a confirmed translation.",
    why: """
      A missing one is shown in the source language. A fuzzy one is a guess of a program, made for another text, and \
      is not shown at all.
      """,
    bad: ["theme/strings/de.po": "msgid \"Menu\"\nmsgstr \"\"\n"],
    good: ["theme/strings/de.po": "msgid \"Menu\"\nmsgstr \"Menü\"\n"])

  package static let missingPluralForm = Rule(
    "translation/missing-plural-form", .error, "A text with a count has each plural form that its language needs.",
    why: "Russian says 1 результат, 2 результата, 5 результатов: with two forms every third number reads wrong.",
    bad: [
      "theme/strings/de.po": """
      msgid ""
      msgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

      msgid "%1 page"
      msgid_plural "%1 pages"
      msgstr[0] "%1 Seite"
      msgstr[1] ""

      """
    ],
    good: [
      "theme/strings/de.po": """
      msgid ""
      msgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

      msgid "%1 page"
      msgid_plural "%1 pages"
      msgstr[0] "%1 Seite"
      msgstr[1] "%1 Seiten"

      """
    ])

  package static let placeholder = Rule(
    "translation/placeholder", .error, "A translation has the placeholders of its text: %1, %2.",
    why: "A lost one hides the number or name that the text is about; an invented one is shown as it is.",
    bad: ["theme/strings/de.po": "msgid \"Updated on %1\"\nmsgstr \"Stand\"\n"],
    good: ["theme/strings/de.po": "msgid \"Updated on %1\"\nmsgstr \"Stand: %1\"\n"])

  package static let unknownString = Rule(
    "translation/unknown-string", .warning, "A catalogue translates no text that the interface does not have.",
    why: "Most often the text was changed, and its translation now waits for one that never comes.",
    bad: ["theme/strings/de.po": "msgid \"Menus\"\nmsgstr \"Menü\"\n"],
    good: ["theme/strings/de.po": "msgid \"Menu\"\nmsgstr \"Menü\"\n"])
}
