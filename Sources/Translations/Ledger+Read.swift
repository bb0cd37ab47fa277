package import Diagnostics
import Files

extension Ledger {
  /// Reads `SOURCE TARGET MARK` lines. Order, repetition, blank lines and the line ends of other systems do not matter,
  /// since merging makes them; a line that cannot be understood is reported and the others count.
  package static func read(_ file: SourceFile) -> Outcome<Ledger> {
    var facts: [Fact] = []
    var diagnostics: [Diagnostic] = []
    for range in lines(of: file) {
      switch fact(file, range) {
      case .success(let fact): facts.append(fact)
      case .failure(let problem): diagnostics.append(problem.diagnostic)
      }
    }
    return Outcome(Ledger(facts), diagnostics)
  }

  /// Lines with something in them, without blanks at their ends.
  private static func lines(of file: SourceFile) -> [Range<Int>] {
    let bytes = file.bytes
    var result: [Range<Int>] = []
    var start = file.byteOrderMark
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      var last = end
      while last > start, bytes[last - 1] <= 0x20 { last -= 1 }
      if last > start { result.append(start..<last) }
      start = end + 1
    }
    return result
  }

  private struct Problem: Error {
    let diagnostic: Diagnostic

    init(_ message: String, _ file: SourceFile, _ range: Range<Int>, help: String? = nil) {
      diagnostic = Diagnostic(.ledgerLine, message, at: SourceRange(file, range), help: help)
    }
  }

  private static func fact(_ file: SourceFile, _ range: Range<Int>) -> Result<Fact, Problem> {
    let words = split(file, range)
    let form = "a line is SOURCE TARGET t, SOURCE TARGET c or SOURCE TARGET i:RULE reason"
    if ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(file.text(words[0])) {
      return .failure(
        Problem("a mark of an unfinished merge", file, range, help: "remove it; the lines of both sides may stay"))
    }
    guard words.count >= 3 else {
      return .failure(Problem("the line has \(words.count) of three parts", file, range, help: form))
    }
    guard let source = Fingerprint(letters: file.bytes[words[0]]) else {
      return .failure(Problem("'\(file.text(words[0]))' is no hash", file, words[0], help: form))
    }
    guard let target = Fingerprint(letters: file.bytes[words[1]]) else {
      return .failure(Problem("'\(file.text(words[1]))' is no hash", file, words[1], help: form))
    }
    let word = file.text(words[2])
    let reason = words.count > 3 ? file.text(words[3].lowerBound..<range.upperBound) : ""
    let mark: Mark
    if word.hasPrefix("i:") {
      guard word.count > 2 else {
        return .failure(Problem("'i:' names no rule", file, words[2], help: "write i:group/rule and a reason"))
      }
      guard !reason.isEmpty else {
        return .failure(Problem("'\(word)' gives no reason", file, words[2], help: "write one behind the rule"))
      }
      mark = .ignored(rule: String(word.dropFirst(2)), reason: reason)
    } else if word == "t" || word == "c" {
      guard reason.isEmpty else {
        let rest = words[3].lowerBound..<range.upperBound
        return .failure(Problem("nothing may follow '\(word)'", file, rest, help: form))
      }
      mark = word == "t" ? .translated : .confirmed
    } else {
      return .failure(Problem("'\(word)' is no mark of a fact", file, words[2], help: form))
    }
    return .success(Fact(source, target, mark, range: SourceRange(file, range)))
  }

  private static func split(_ file: SourceFile, _ range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var at = range.lowerBound
    while at < range.upperBound {
      while at < range.upperBound, file.bytes[at] <= 0x20 { at += 1 }
      let start = at
      while at < range.upperBound, file.bytes[at] > 0x20 { at += 1 }
      if at > start { result.append(start..<at) }
    }
    return result
  }
}

extension Ledger.Fact {
  /// Where the rule of an ignored finding stands in the ledger.
  package var ruleRange: SourceRange? {
    guard let range, case .ignored(let rule, _) = mark else { return nil }
    let text = Array("i:\(rule)".utf8)
    var start = range.bytes.lowerBound
    while start + text.count <= range.bytes.upperBound, !range.file.bytes[start...].starts(with: text) { start += 1 }
    return SourceRange(range.file, start + 2..<start + text.count)
  }
}

extension Rule {
  package static let ledgerLine = Rule(
    "translation/ledger", .error, "A ledger belongs to a translated language, and each of its lines can be understood.",
    why: """
      A line of Translations/<language>.ledger says that one text is the translation of another. One that cannot be \
      read attests nothing, and what it was about is reported as unconfirmed.
      """,
    bad: ["Translations/de.ledger": "aaaaaaaaaaaaa bbbbbbbbbbbbb translated\n"],
    good: ["en/page.md": "---\ntitle: Page\ntranslations: none\n---\n\nText.\n"])
}
