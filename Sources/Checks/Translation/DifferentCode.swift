import Diagnostics
import Knowledge
import Markdown
import Snippets

extension Rule {
  static let differentCode = Rule(
    "translation/different-code", .error,
    "Code is the same in all languages, but for comments and the words of strings.",
    why: """
      Whoever mends a mistake in one language leaves it in the others, and readers of those copy it. Only one of the \
      versions is compiled where they should be one.
      """,
    bad: [
      "en/index.md": "---\ntitle: Book\n---\n\n```swift\nlet number = 1\n```\n",
      "de/index.md": "---\ntitle: Buch\n---\n\n```swift\nlet nummer = 1\n```\n",
    ],
    good: [
      "en/index.md": "---\ntitle: Book\n---\n\n```swift\nlet name = \"Ann\"  // a name\n```\n",
      "de/index.md": "---\ntitle: Buch\n---\n\n```swift\nlet name = \"Anne\"  // ein Name\n```\n",
    ])

  static let differentCodeID = Rule(
    "translation/different-code-id", .error, "A block of code has one id in all languages.",
    why: "Blocks are paired by their ids; links and recorded verdicts name them in every language.",
    bad: [
      "en/index.md": "---\ntitle: Book\n---\n\n```swift {#number}\nlet number = 1\n```\n",
      "de/index.md": "---\ntitle: Buch\n---\n\n```swift {#nummer}\nlet number = 1\n```\n",
    ],
    good: [
      "en/index.md": "---\ntitle: Book\n---\n\n```swift {#number}\nlet number = 1\n```\n",
      "de/index.md": "---\ntitle: Buch\n---\n\n```swift {#number}\nlet number = 1\n```\n",
    ])
}

extension Check {
  static let differentCode = Check(.differentCode, .differentCodeID) { article, base in
    guard article.language != 0, let topic = base.topicIndex[article.topic],
      let source = base.topics[topic].articles[0].map({ base.articles[$0] })
    else { return [] }
    let localized = localizedBlocks(of: article)
    let everywhere = localizedBlocks(of: source)
    return SnippetPair.all(source.snippets, article.snippets).compactMap { pair in
      if let wrongID = pair.differentID { return wrongID }
      guard let directive = localized[pair.translation.node] else {
        return everywhere[pair.source.node] == nil ? pair.difference : nil
      }
      return pair.difference == nil
        ? Diagnostic(
          .unusedSuppression, "'localized-code' suppresses nothing: the code is that of the source",
          at: directive.range, help: "remove it")
        : nil
    }
  }

  /// The blocks that an author says to be different in other languages, by node.
  private static func localizedBlocks(of article: Article) -> [Int: Directive] {
    let marks = article.directives.filter { $0.name.text == "localized-code" }
    return Dictionary(marks.compactMap { mark in article.block(after: mark).map { ($0, mark) } }) { first, _ in first }
  }
}

/// A block of code and its counterpart in a translation.
struct SnippetPair {
  let source: Snippet
  let translation: Snippet

  /// Pairs by id; and by place where both articles have as many blocks, of the same languages.
  static func all(_ source: [Snippet], _ translation: [Snippet]) -> [SnippetPair] {
    let isAligned = source.map(\.language) == translation.map(\.language)
    return translation.enumerated().compactMap { index, block in
      if let id = block.id?.text,
        let found = source.first(where: { $0.id?.text == id && $0.language == block.language })
      {
        return SnippetPair(source: found, translation: block)
      }
      return isAligned ? SnippetPair(source: source[index], translation: block) : nil
    }
  }

  /// That the ids differ.
  var differentID: Diagnostic? {
    guard source.id?.text != translation.id?.text else { return nil }
    let note = [Diagnostic.Note("this is the block in the source", source.id?.range ?? source.range)]
    guard let id = source.id?.text else {
      return Diagnostic(
        .differentCodeID, "the source has no id at this block", at: translation.id?.range, notes: note,
        help: "give it the same id, or remove this one")
    }
    return Diagnostic(
      .differentCodeID,
      translation.id.map { "this block is called '\(id)' in the source, not '\($0.text)'" }
        ?? "this block is called '\(id)' in the source",
      at: translation.id?.range ?? translation.range, notes: note, help: "write {#\(id)}")
  }

  /// The first token that differs, in both texts; nil where none does. What has no grammar is not compared.
  var difference: Diagnostic? {
    guard CodeSyntax(tag: source.language) != .plain, source.code != translation.code else { return nil }
    let first = CodeText(source.code, language: source.language)
    let second = CodeText(translation.code, language: translation.language)
    let compared = [first, second].map { text in
      text.tokens.indices.filter { ![.text, .escape].contains(text.tokens[$0].kind) }
    }
    var index = 0
    while index < compared[0].count, index < compared[1].count,
      first.essence(of: compared[0][index]) == second.essence(of: compared[1][index])
    {
      index += 1
    }
    guard index < compared[0].count || index < compared[1].count else { return nil }
    let here = place(index, compared[1], second, translation)
    let there = place(index, compared[0], first, source)
    let words = [(here, translation), (there, source)].map { place, snippet in snippet.range.file.text(place.bytes) }
    return Diagnostic(
      .differentCode,
      words[0].isEmpty
        ? "this code ends where the source goes on with '\(words[1])'"
        : words[1].isEmpty
          ? "this code goes on with '\(words[0])' where the source ends"
          : "'\(words[0])' is '\(words[1])' in the source",
      at: here, notes: [Diagnostic.Note("the source", there)],
      help:
        "only comments and the words of strings are translated; where more must differ, write <!-- phasebook:localized-code --> before the block"
    )
  }

  private func place(_ index: Int, _ compared: [Int], _ text: CodeText, _ snippet: Snippet) -> SourceRange {
    guard index < compared.count else { return snippet.range(at: snippet.code.count) }
    let token = text.tokens[compared[index]].range
    return snippet.range(at: token.lowerBound, length: token.count)
  }
}
