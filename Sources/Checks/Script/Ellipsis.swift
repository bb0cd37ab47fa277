import Diagnostics
import Languages
import Markdown

extension Rule {
  static let ellipsis = Rule(
    "script/ellipsis", .note, "What is left out is shown by one sign.",
    why: "Three full stops can be broken over two lines, and a screen reader says each of them.",
    bad: .one("de", "Und so weiter..."), good: .one("de", "Und so weiter…"))
}

extension ArticleProse {
  var threeDots: [Diagnostic] {
    texts.flatMap { text in
      let letters = text.prose.text
      return letters.indices.compactMap { index -> Diagnostic? in
        let range = index..<index + 3
        guard range.upperBound <= letters.count, letters[range].allSatisfy({ $0 == "." }),
          index == 0 || letters[index - 1] != ".", range.upperBound == letters.count || letters[range.upperBound] != "."
        else { return nil }
        return Diagnostic(
          .ellipsis, "three full stops stand for an ellipsis", at: text.prose.place(range), help: "write '…'",
          fix: text.fix(range, "…"))
      }
    }
  }
}
