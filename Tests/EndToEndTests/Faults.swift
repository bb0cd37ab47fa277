import Foundation
import Testing

/// Something that an author gets wrong, made in a knowledge base that has nothing wrong.
///
/// It works in any base whose source language is `en`, which has `de` too and start pages in both.
struct Fault: Sendable, CustomTestStringConvertible {
  let name: String
  /// Makes the fault in the folder `Content` of a sandbox, and tells what must be found, with paths below it.
  let make: @Sendable (Sandbox) throws -> [Place]

  var testDescription: String { name }

  static let start = "Content/en/index.md"

  /// A paragraph at the end of the start page; `column` counts from the paragraph's line `below` the first.
  private static func text(
    _ name: String, _ text: String, _ rule: String, below: Int = 0, column: Int, severity: String = "error",
    files: [String: String] = [:]
  ) -> Fault {
    Fault(name: name) { sandbox in
      for (path, text) in files { try sandbox.write(text, to: "Content/" + path) }
      let line = try sandbox.append(text, to: start)
      return [Place(start, line + below, column, rule, severity: severity)]
    }
  }

  /// A line of the start page's front matter, before all others.
  private static func frontMatter(_ name: String, _ line: String, _ rule: String, column: Int) -> Fault {
    Fault(name: name) { sandbox in
      try sandbox.replace("---\n", with: "---\n\(line)\n", in: start)
      return [Place(start, 2, column, rule)]
    }
  }

  /// Articles that the start page links to; `second` makes an address that is taken already.
  private static func collision(
    _ name: String, _ first: String, _ second: String, rule: String = "structure/address-collision"
  ) -> Fault {
    Fault(name: name) { sandbox in
      for path in [first, second] {
        try sandbox.write(Book.single("Twin"), to: "Content/en/\(path).md")
        try sandbox.append("[Link](\(path).md)", to: start)
      }
      return [Place("Content/en/\(second).md", 1, 1, rule)]
    }
  }

  private static func reserved(_ path: String) -> Fault {
    Fault(name: "reserved address \(path)") { sandbox in
      try sandbox.write(Book.single("Taken"), to: "Content/en/\(path).md")
      try sandbox.append("[Link](\(path).md)", to: start)
      return [Place("Content/en/\(path).md", 1, 1, "structure/reserved-address")]
    }
  }

  static let links: [Fault] = [
    text("missing target", "Go [on](nowhere.md).", "links/missing-target", column: 9),
    text("missing target on a second line", "A\nb [on](nowhere.md).", "links/missing-target", below: 1, column: 8),
    text("missing folder", "Go [on](nowhere/).", "links/missing-target", column: 9),
    text("link with a slash first", "Go [on](/en/index.md).", "links/missing-target", column: 9),
    text("missing anchor here", "Go [on](#nowhere).", "links/missing-anchor", column: 9),
    text(
      "missing anchor there", "Go [on](there.md#nowhere).", "links/missing-anchor", column: 9,
      files: ["en/there.md": Book.single("There", "## Somewhere")]),
    text("missing asset", "![A map](map.png)", "links/missing-asset", column: 10),
    text("missing download", "Take [it](all.zip).", "links/missing-asset", column: 11),
    text("out of the content", "Go [up](../../README.md).", "links/outside-content", column: 9),
    text("link by reference", "Go [on][1].\n\n[1]: nowhere.md", "links/missing-target", column: 4),
    text(
      "link to a draft", "Go [on](later.md).", "links/draft-target", column: 9, severity: "warning",
      files: ["en/later.md": Book.single("Later", more: "draft: true\n")]),
  ]

  static let structure: [Fault] = [
    collision("one address", "twin", "twin/index"),
    collision("one address but for case", "Twin", "twin"),
    collision("one address but for case of the folder", "Twin/part", "twin/part"),
    collision("one address in NFD and NFC", "cafe\u{301}", "caf\u{E9}"),
    reserved("models/order"), reserved("search"), reserved("404"), reserved("assets/map"), reserved("compare"),
    reserved("compare/index"), reserved("Search"),
    Fault(name: "redirect to a page's address") { sandbox in
      try sandbox.write(Book.single("One", more: "redirects: [two]\n"), to: "Content/en/one.md")
      try sandbox.write(Book.single("Two"), to: "Content/en/two.md")
      try sandbox.append("[One](one.md), [two](two.md)", to: start)
      return [Place("Content/en/one.md", 4, 13, "structure/address-collision")]
    },
    Fault(name: "redirect to the address of a page that stands in for a translation") { sandbox in
      try sandbox.write(Book.page("One", "Text.", more: "translations: none\n"), to: "Content/en/one.md")
      try sandbox.write(Book.single("Zwei", more: "redirects: [one]\n"), to: "Content/de/zwei.md")
      try sandbox.append("[One](one.md), [two](zwei.md)", to: start)
      return [Place("Content/de/zwei.md", 4, 13, "structure/address-collision")]
    },
    Fault(name: "one address but for case, in two languages") { sandbox in
      try sandbox.write(Book.single("One"), to: "Content/en/One.md")
      try sandbox.write(Book.single("Eins"), to: "Content/de/one.md")
      try sandbox.append("[One](One.md), [one](one.md)", to: start)
      return [Place("Content/de/one.md", 1, 1, "structure/address-collision")]
    },
    Fault(name: "page below the file of another page") { sandbox in
      try sandbox.write(Book.single("One"), to: "Content/en/one.md")
      try sandbox.write(Book.single("Below"), to: "Content/en/one/index.html.md")
      try sandbox.append("[One](one.md), [below](one/index.html.md)", to: start)
      return [Place("Content/en/one/index.html.md", 1, 1, "structure/reserved-address")]
    },
    Fault(name: "orphan page") { sandbox in
      try sandbox.write(Book.single("Lonely"), to: "Content/en/lonely.md")
      return [Place("Content/en/lonely.md", 2, 8, "structure/orphan-page")]
    },
    Fault(name: "navigation") { sandbox in
      try sandbox.replace("pages: [index", with: "pages: [indx, index", in: "Content/phasebook.yaml")
      let (line, column) = try sandbox.position(of: "indx", in: "Content/phasebook.yaml")
      return [Place("Content/phasebook.yaml", line, column, "structure/navigation-target")]
    },
    text("heading order", "## One\n\n#### Too deep", "structure/heading-order", below: 2, column: 1),
    text("second title", "# Another title", "structure/extra-title", column: 1),
    text("duplicate id", "## One {#part}\n\n## Two {#part}", "structure/duplicate-id", below: 2, column: 10),
    text("unknown directive", "<!-- phasebook:diagramm order -->", "structure/unknown-directive", column: 16),
    text("unknown attribute", "<!-- phasebook:localized-code x=1 -->", "structure/unknown-directive", column: 31),
    text("directive inside a line", "A <!-- phasebook:tabs --> b", "structure/unknown-directive", column: 3),
    text(
      "unused ignore", "<!-- phasebook:ignore links/missing-asset \"soon\" -->\n\nText.", "structure/unused-ignore",
      column: 1),
    text(
      "unknown rule", "<!-- phasebook:ignore links/missing-asse \"soon\" -->\n\nText.", "structure/unknown-rule",
      column: 23),
    text(
      "ignore without a reason", "<!-- phasebook:ignore links/missing-asset -->\n\n![A map](map.png)",
      "structure/unknown-directive", column: 1),
    text("raw HTML", "<iframe src=\"x\"></iframe>", "structure/raw-html", column: 1, severity: "warning"),
    frontMatter("unknown key", "titel: A", "structure/unknown-key", column: 1),
    frontMatter("wrong type", "draft: [true]", "structure/wrong-type", column: 8),
    frontMatter("wrong value", "translations: maybe", "structure/unknown-value", column: 15),
    frontMatter("wrong day", "updated: 2026-02-30", "structure/unknown-value", column: 10),
    Fault(name: "no title") { sandbox in
      try sandbox.replace("title:", with: "models: [] #", in: start)
      return [Place(start, 2, 1, "structure/missing-key")]
    },
    Fault(name: "unknown language") { sandbox in
      try sandbox.write(Book.page("Page", "Texte."), to: "Content/fr/index.md")
      return [Place("Content/fr/index.md", 1, 1, "structure/unknown-language", severity: "warning")]
    },
  ]

  static let others: [Fault] = [
    Fault(name: "missing translation") { sandbox in
      try sandbox.remove("Content/de/index.md")
      let line = try sandbox.position(of: "title: ", in: start).line
      return [Place(start, line, 8, "translation/missing")]
    },
    Fault(name: "translation that is a draft") { sandbox in
      for language in try languages(of: sandbox) {
        try sandbox.write(Book.page("New", "Text."), to: "Content/\(language)/new.md")
      }
      try sandbox.write(Book.page("Neu", "Text.", more: "draft: true\n"), to: "Content/de/new.md")
      try sandbox.append("[New](new.md)", to: start)
      return [Place("Content/en/new.md", 2, 8, "translation/missing")]
    },
    Fault(name: "translation that is not there yet, and need not be") { sandbox in
      try sandbox.write(Book.page("New", "Text.", more: "translations: optional\n"), to: "Content/en/new.md")
      try sandbox.append("[New](new.md)", to: start)
      return try languages(of: sandbox).dropFirst().map { _ in
        Place("Content/en/new.md", 2, 8, "translation/missing", severity: "note")
      }
    },
    Fault(name: "configured text without a language") { sandbox in
      let path = "Content/phasebook.yaml"
      let title = try #require(sandbox.text(path).split(separator: "\n").first { $0.hasPrefix("title: ") })
      try sandbox.replace(String(title), with: "title: {en: Book}", in: path)
      return try languages(of: sandbox).dropFirst().map { _ in Place(path, 2, 8, "translation/missing-text") }
    },
    text(
      "missing alternative text", "See ![](dot.svg).", "accessibility/missing-alternative-text", column: 5,
      files: ["en/dot.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n"]),
    catalogue("missing string", remove: "", "translation/missing-string") { sandbox in
      try sandbox.replace("msgstr \"Menü\"", with: "msgstr \"\"", in: "Content/theme/strings/de.po")
      let (line, _) = try sandbox.position(of: "msgid \"Menu\"", in: "Content/theme/strings/de.po")
      return (line + 1, 8)
    },
    catalogue("missing plural form", remove: "msgstr[1] \"%1 Seiten\"\n", "translation/missing-plural-form") {
      try $0.position(of: "\"%1 page\"", in: "Content/theme/strings/de.po")
    },
    catalogue("unknown string", remove: "", "translation/unknown-string", severity: "warning") { sandbox in
      try sandbox.append("msgid \"Nothing of ours\"\nmsgstr \"Nichts\"", to: "Content/theme/strings/de.po")
      let (line, column) = try sandbox.position(of: "\"Nothing of ours\"", in: "Content/theme/strings/de.po")
      return (line, column)
    },
    catalogue("placeholder", remove: "", "translation/placeholder") { sandbox in
      try sandbox.replace("Aktualisiert am %1", with: "Aktualisiert am %1, %2", in: "Content/theme/strings/de.po")
      return try sandbox.position(of: "\"Aktualisiert am %1, %2", in: "Content/theme/strings/de.po")
    },
  ]

  /// Those that the knowledge base has, the source language first.
  static func languages(of sandbox: Sandbox) throws -> [String] {
    try ["en"] + sandbox.names(in: "Content").filter { $0.count == 2 && $0 != "en" }
  }

  /// The program's own German catalogue in the content folder, without a part of it.
  private static func catalogue(
    _ name: String, remove part: String, _ rule: String, severity: String = "error",
    _ place: @escaping @Sendable (Sandbox) throws -> (line: Int, column: Int)
  ) -> Fault {
    Fault(name: "catalogue: \(name)") { sandbox in
      try sandbox.folder("Content/theme/strings")
      let path = "Content/theme/strings/de.po"
      try sandbox.copy(Program.checkout + "/Site/Assets/Strings/de.po", to: path)
      if !part.isEmpty { try sandbox.replace(part, with: "", in: path) }
      let (line, column) = try place(sandbox)
      return [Place(path, line, column, rule, severity: severity)]
    }
  }
}
