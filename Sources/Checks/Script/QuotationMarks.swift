import Diagnostics
import Languages
import Markdown

extension Rule {
  static let quotationMarks = Rule(
    "script/quotation-marks", .warning, "Quotations stand in the quotation marks of the language.",
    why: """
      Each language has its own: „so“ in German, «так» in Russian, „овако“ or „овако” in Serbian, but one way in an \
      article. Straight marks come from keyboards and translation programs, and belong to code.
      """,
    bad: .one("de", "Der Zustand \"aktiv\" und der „ruhende\" Zustand."),
    good: .one("de", "Der Zustand „aktiv“ und der „ruhende“ Zustand."))
}

extension ArticleProse {
  var wrongQuotationMarks: [Diagnostic] {
    guard let typography = tag.typography else { return [] }
    var result: [Diagnostic] = []
    // The pair that the article began with, where a language has several.
    var first: (marks: QuotationMarks, place: SourceRange)?
    for text in texts {
      let quotations = QuotationReader(text.prose.text).quotations
      for quotation in quotations {
        guard let closing = quotation.closing else {
          let place = quotation.opening..<quotation.opening + 1
          result.append(
            Diagnostic(.quotationMarks, "this quotation mark has no counterpart", at: text.prose.place(place)))
          continue
        }
        let marks = QuotationMarks(text.prose.text[quotation.opening], text.prose.text[closing])
        let right = quotation.depth.isMultiple(of: 2) ? typography.quotations : typography.innerQuotations
        let place = text.prose.place(quotation.opening..<closing + 1)
        if right.contains(marks) {
          guard quotation.depth == 0 else { continue }
          if let first, first.marks != marks {
            result.append(
              Diagnostic(
                .quotationMarks,
                "this quotation stands in \(marks.sample), others of the article in"
                  + " \(first.marks.sample)", at: place, notes: [Diagnostic.Note("another one", first.place)],
                fix: fix(text, quotation.opening, closing, first.marks)))
          }
          first = first ?? (marks, place)
        } else {
          let wanted = quotation.depth == 0 ? first?.marks ?? right[0] : right[0]
          result.append(
            Diagnostic(
              .quotationMarks, "this quotation stands in \(marks.sample)", at: place, help: "write \(wanted.sample)",
              fix: fix(text, quotation.opening, closing, wanted)))
        }
      }
    }
    return result
  }

  private func fix(_ text: Text, _ opening: Int, _ closing: Int, _ marks: QuotationMarks) -> [Replacement] {
    let all = [(opening, marks.opening), (closing, marks.closing)].filter { text.prose.text[$0] != $1 }
    let changes = all.flatMap { place, mark in text.fix(place..<place + 1, String(Character(mark))) }
    return changes.count == all.count ? changes : []
  }
}

/// Pairs the quotation marks of a text, of whatever language, by what stands beside them.
struct QuotationReader {
  /// Places of two marks; one alone has no second.
  struct Quotation {
    let opening: Int
    let closing: Int?
    /// How many quotations it stands in.
    let depth: Int
  }

  private(set) var quotations: [Quotation] = []

  init(_ text: [Unicode.Scalar]) {
    var open: [Int] = []
    for (index, mark) in text.enumerated() where Self.marks.contains(mark) {
      let before = index > 0 ? text[index - 1] : " "
      let after = index + 1 < text.count ? text[index + 1] : " "
      if Self.opens(mark, before, after, isInside: !open.isEmpty) {
        open.append(index)
      } else if let opening = open.popLast() {
        quotations.append(Quotation(opening: opening, closing: index, depth: open.count))
      } else if !(mark == "\"" && before.isDigit) {
        // Behind a number it is a sign of inches or seconds.
        quotations.append(Quotation(opening: index, closing: nil, depth: 0))
      }
    }
    quotations += open.enumerated().map { Quotation(opening: $1, closing: nil, depth: $0) }
    quotations.sort { $0.opening < $1.opening }
  }

  private static let marks: Set<Unicode.Scalar> = ["\"", "“", "”", "„", "‟", "«", "»"]

  private static func opens(
    _ mark: Unicode.Scalar, _ before: Unicode.Scalar, _ after: Unicode.Scalar, isInside: Bool
  ) -> Bool {
    if mark == "„" { return true }
    let isBehindWord =
      !(before.properties.isWhitespace || "([{—–/-".unicodeScalars.contains(before) || marks.contains(before))
    let isBeforeWord = after.letterScript != nil || after.isDigit || after == SegmentProse.object
    if isBehindWord != isBeforeWord { return isBeforeWord }
    // Between two words, or between none: what the mark mostly is, where no quotation waits for its end.
    return !isInside && mark != "”" && mark != "»"
  }
}
