import Foundation
import Testing

/// Small knowledge bases.
enum Book {
  /// Two languages, three articles each, nothing wrong.
  static let files: [String: String] = [
    "phasebook.yaml": configuration,
    "en/index.md": page("Start", "See [the first part](part/one.md) and [the second](part/two.md#end)."),
    "en/part/one.md": page("One", "## Begin\n\nText. Go [back](../index.md).\n\n## End\n\n![A dot](dot.svg)"),
    "en/part/two.md": page("Two", "## Begin\n\nText.\n\n## End\n\nSee [its end](one.md#end)."),
    "en/part/dot.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"4\"/>\n",
    "de/index.md": page("Anfang", "Siehe [Teil eins](part/one.md) und [Teil zwei](part/two.md#end)."),
    "de/part/one.md": page(
      "Eins", "## Anfang\n\nText. [Zurück](../index.md).\n\n## Ende\n\n![Ein Punkt](../../en/part/dot.svg)"),
    "de/part/two.md": page("Zwei", "## Anfang\n\nText.\n\n## Ende\n\nSiehe [dessen Ende](one.md#ende)."),
  ]

  static let configuration = """
    phasebook: 1
    title: {en: Book, de: Buch}
    base-url: https://example.org/book/
    languages:
      en: {}
      de: {}
    navigation:
      - title: {en: Parts, de: Teile}
        pages: [index, part/one, part/two]

    """

  static func page(_ title: String, _ text: String, more: String = "") -> String {
    "---\ntitle: \(title)\n\(more)---\n\n\(text)\n"
  }

  /// One that nobody need translate.
  static func single(_ title: String, _ text: String = "Text.", more: String = "") -> String {
    page(title, text, more: "translations: none\n" + more)
  }

  /// The book in the folder `Content` of a sandbox; an empty text removes a file.
  static func sandbox(_ changes: [String: String] = [:]) throws -> Sandbox {
    let files = Self.files.merging(changes) { $1 }.filter { !$0.value.isEmpty }
    return try Sandbox(Dictionary(uniqueKeysWithValues: files.map { ("Content/" + $0, $1) }))
  }

  /// The repository's own knowledge base, in the folder `Content` of a sandbox.
  static func ownContent() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.copy(Program.checkout + "/Content", to: "Content")
    return sandbox
  }
}

extension Sandbox {
  /// How many lines a file has.
  func lines(of path: String) throws -> Int {
    try text(path).split(separator: "\n", omittingEmptySubsequences: false).count - 1
  }

  /// The line and the column at which a text begins, counted as reports count.
  func position(of text: String, in path: String) throws -> (line: Int, column: Int) {
    let all = try self.text(path)
    let range = try #require(all.range(of: text), "'\(text)' is not in \(path)")
    let before = all[..<range.lowerBound].unicodeScalars
    let line = before.count { $0 == "\n" } + 1
    let column = before.reversed().prefix { $0 != "\n" }.count + 1
    return (line, column)
  }

  /// Adds a paragraph at the end; gives the line on which it begins.
  @discardableResult
  func append(_ text: String, to path: String) throws -> Int {
    let line = try lines(of: path) + 2
    try write(self.text(path) + "\n" + text + "\n", to: path)
    return line
  }
}
