import Diagnostics
import Markdown

/// Makes a snippet of a block and its info string, and says what is wrong with the latter.
struct SnippetReader {
  private let document: Document
  private let node: Int
  private let number: Int
  private let info: InfoString
  private var findings: [Diagnostic]
  private var given: [String: Snippet.Word] = [:]
  private var isIllustrative = false

  init(_ document: Document, _ node: Int, number: Int, _ info: InfoString) {
    self.document = document
    self.node = node
    self.number = number
    self.info = info
    findings = info.findings
  }

  /// Attributes with a value that every compiled language has.
  private static let attributes = ["group", "context", "fails", "reason"]
  /// And those of Swift alone.
  private static let swiftAttributes = ["mode", "min"]

  mutating func read() -> Outcome<Snippet> {
    let tag = info.language?.text.lowercased() ?? ""
    let language = tag == "kt" ? "kotlin" : tag
    if let word = info.language { check(word) }
    for (key, value) in info.attributes { take(key, value, language) }
    if isIllustrative, given["reason"]?.text.isEmpty ?? true, let place = info.language {
      report(
        .snippetWithoutReason, "this block is 'illustrative' but does not say why", place.range,
        help: "add reason=\"…\" in the language of the article")
    }
    let snippet = Snippet(
      node: node, number: number, language: language, id: info.id, group: given["group"], context: given["context"],
      failure: given["fails"].flatMap { failure($0) }, mode: given["mode"].flatMap { mode($0) },
      minimum: given["min"], isIllustrative: isIllustrative, reason: given["reason"],
      code: Array(document.bytes(document.nodes[node].literal)), lines: CodeLines(document, node),
      range: document.range(ofBlock: node))
    return Outcome(snippet, findings)
  }

  /// A tag that is nearly one that we know was meant to be it, and the block would not be checked.
  private mutating func check(_ word: Snippet.Word) {
    let tag = word.text.lowercased()
    let known = CodeLanguage.tags
    guard !known.contains(tag) else { return }
    let start = String(tag.prefix { $0.isLetter || $0 == "-" })
    guard let meant = known.contains(start) && start != tag ? start : near(tag, known) else { return }
    report(
      .snippetLanguage, "there is no language '\(word.text)'", word.range,
      help: "did you mean '\(meant)'? Attributes stand in braces after a blank")
  }

  private func near(_ tag: String, _ known: [String]) -> String? {
    // Of two or three letters, one that is wrong says nothing.
    tag.count < 4 || CodeLanguage.others.contains(tag)
      ? nil : suggestion(for: tag, among: known.filter { $0.count > 3 })
  }

  private mutating func take(_ key: Snippet.Word, _ value: Snippet.Word?, _ language: String) {
    let isCompiled = Snippet.compiledLanguages.contains(language)
    let known = isCompiled ? Self.attributes + ["illustrative"] + (language == "swift" ? Self.swiftAttributes : []) : []
    guard known.contains(key.text) else {
      let isKnown = (Self.attributes + Self.swiftAttributes + ["illustrative"]).contains(key.text)
      let message =
        isKnown
        ? "'\(key.text)' means nothing for code in '\(language)'" : "there is no attribute '\(key.text)' of code"
      let help =
        isKnown && !isCompiled
        ? "only \(Snippet.compiledLanguages.joined(separator: " and ")) are compiled"
        : suggestion(for: key.text, among: known).map { "did you mean '\($0)'?" }
      report(.snippetAttribute, message, key.range, help: help)
      return
    }
    if key.text == "illustrative" {
      isIllustrative = true
      if let value {
        report(.snippetAttribute, "'illustrative' takes no value", value.range, help: "write reason=\"…\"")
      }
      return
    }
    guard let value else {
      report(.snippetAttribute, "'\(key.text)' needs a value", key.range, help: "write \(key.text)=…")
      return
    }
    if given[key.text] != nil {
      report(.snippetAttribute, "'\(key.text)' is given twice", key.range)
      return
    }
    given[key.text] = value
  }

  private mutating func failure(_ word: Snippet.Word) -> Snippet.ExpectedFailure? {
    let parts = word.text.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 1 { return Snippet.ExpectedFailure(id: word.text, line: nil, range: word.range) }
    guard parts.count == 2, !parts[0].isEmpty, let line = Int(parts[1]), line > 0 else {
      report(
        .snippetAttribute, "'\(word.text)' is no message of a compiler", word.range, help: "write fails=ID or ID@LINE")
      return nil
    }
    return Snippet.ExpectedFailure(id: parts[0], line: line, range: word.range)
  }

  private mutating func mode(_ word: Snippet.Word) -> Int? {
    if let mode = Int(word.text), [5, 6].contains(mode) { return mode }
    report(.snippetAttribute, "there is no language mode '\(word.text)'", word.range, help: "write mode=5 or mode=6")
    return nil
  }

  private mutating func report(_ rule: Rule, _ message: String, _ range: SourceRange, help: String? = nil) {
    findings.append(Diagnostic(rule, message, at: range, help: help))
  }
}
