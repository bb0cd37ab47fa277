package import Diagnostics

/// Reads catalogues in the format of GNU gettext (manual, "The Format of PO Files").
///
/// In Swift rather than with gettext's library, whose error handler must not return, which Swift cannot promise.
package struct POReader {
  static let sizeLimit = 10 * 1024 * 1024
  static let findingLimit = 50

  private let file: SourceFile
  private var draft = PODraft(isObsolete: false)
  private var messages: [Catalog.Message] = []
  private var obsolete: [Catalog.Message] = []
  private var header: CatalogHeader?
  private var firstRanges: [CatalogKey: SourceRange] = [:]
  private var diagnostics: [Diagnostic] = []

  /// The catalogue, with every message that could be read.
  package static func read(_ file: SourceFile) -> Outcome<Catalog> {
    var reader = POReader(file)
    reader.readLines()
    var ignored: [Diagnostic] = []
    let header = reader.header ?? CatalogHeader([], at: SourceRange(file, 0..<0), &ignored)
    let catalog = Catalog(file, reader.messages, obsolete: reader.obsolete, header: header)
    return Outcome(catalog, reader.diagnostics + reader.formCountFindings(header))
  }

  private init(_ file: SourceFile) { self.file = file }

  private mutating func readLines() {
    guard file.bytes.count <= Self.sizeLimit else {
      return report("the catalogue has \(file.bytes.count) bytes; at most \(Self.sizeLimit) are read", 0..<0)
    }
    let index = LineIndex(file)
    for line in index.starts.indices where diagnostics.count < Self.findingLimit {
      read(file.trimmed(index.bytes(ofLine: line)))
    }
    finishDraft()
  }

  private mutating func read(_ line: Range<Int>) {
    let text = file.bytes[line]
    if text.isEmpty { return }
    if text.starts(with: "#~".utf8) {
      readObsolete(file.trimmed(line.dropFirst(2)))
    } else if text.first == UInt8(ascii: "#") {
      if !draft.isEmpty { finishDraft() }
      readComment(line.dropFirst())
    } else {
      readField(line, isObsolete: false)
    }
  }

  private mutating func readObsolete(_ line: Range<Int>) {
    // "#~|" holds what the text was before.
    guard let first = file.bytes[line].first, first != UInt8(ascii: "|") else { return }
    readField(line, isObsolete: true)
  }

  private mutating func readComment(_ line: Range<Int>) {
    let marker = file.bytes[line].first
    switch marker {
    case UInt8(ascii: ","):
      let flags = file.text(line.dropFirst()).split(separator: ",").map { $0.filter { !$0.isWhitespace } }
      if flags.contains("fuzzy") { draft.isFuzzy = true }
    case UInt8(ascii: ":"), UInt8(ascii: "|"): break
    case UInt8(ascii: "."): draft.comments.append(file.text(file.trimmed(line.dropFirst())))
    default: draft.comments.append(file.text(file.trimmed(line)))
    }
  }

  private mutating func readField(_ line: Range<Int>, isObsolete: Bool) {
    if draft.isObsolete != isObsolete { startDraft(isObsolete: isObsolete) }
    let quote = file.bytes[line].firstIndex(of: UInt8(ascii: "\"")) ?? line.upperBound
    let name = file.trimmed(line.lowerBound..<quote)
    if name.isEmpty { return append(line, to: draft.last) }
    let keyword = file.text(name).filter { !$0.isWhitespace }
    guard let field = PODraft.Field(keyword: keyword) else {
      let known = ["msgctxt", "msgid", "msgid_plural", "msgstr"]
      report("'\(keyword.prefix(40))' is no keyword of a catalogue", name, help: suggestionHelp(keyword, known))
      draft.isDamaged = true
      return
    }
    if draft.ends(before: field) { finishDraft(nextIsObsolete: isObsolete) }
    if let objection = draft.objection(to: field) {
      if !draft.isDamaged { report(objection, name) }
      draft.isDamaged = true
      draft.last = nil
      return
    }
    draft.last = field
    append(quote..<line.upperBound, to: field)
  }

  private mutating func append(_ line: Range<Int>, to field: PODraft.Field?) {
    guard let field else {
      if !draft.isDamaged { report("this text belongs to no keyword", line) }
      return
    }
    do {
      let string = try POString(file, line)
      let text = Catalog.Text(value: string.text, range: SourceRange(file, string.range))
      draft.fields[field, default: []].append(text)
    } catch {
      // So that the next lines still know where they are.
      draft.fields[field, default: []] += []
      report(error.message, error.range, help: error.help)
      draft.isDamaged = true
    }
  }

  /// Begins a message of the other kind; comments belong to it if nothing else did yet.
  private mutating func startDraft(isObsolete: Bool) {
    let (comments, isFuzzy) = draft.isEmpty ? (draft.comments, draft.isFuzzy) : ([], false)
    finishDraft(nextIsObsolete: isObsolete)
    (draft.comments, draft.isFuzzy) = (comments, isFuzzy)
  }

  private mutating func finishDraft(nextIsObsolete: Bool = false) {
    defer { draft = PODraft(isObsolete: nextIsObsolete) }
    guard let message = draft.message else {
      if !draft.isDamaged, let place = (draft.id ?? draft.context)?.range {
        report(draft.id == nil ? "msgid is missing after msgctxt" : "msgstr is missing for this text", place.bytes)
      }
      return
    }
    if draft.isObsolete { return obsolete.append(message) }
    if let first = firstRanges.updateValue(message.id.range, forKey: message.key) {
      firstRanges[message.key] = first
      diagnostics.append(
        Diagnostic(
          .catalogSyntax, "this text is translated twice", at: message.id.range,
          notes: [Diagnostic.Note("the first translation is here and is used", first)], help: "remove one of them"))
    } else if draft.isHeader {
      header = CatalogHeader(
        draft.fields[.string] ?? [], at: message.strings.first?.range ?? message.id.range, &diagnostics)
    } else {
      messages.append(message)
    }
  }

  private func formCountFindings(_ header: CatalogHeader) -> [Diagnostic] {
    let plurals = messages.filter { $0.pluralID != nil }
    guard let first = plurals.first else { return [] }
    guard let forms = header.pluralForms else {
      // A field that could not be read has been reported.
      guard header["Plural-Forms"] == nil else { return [] }
      let note = Diagnostic.Note("the first text with plural forms is here", first.id.range)
      let message = "the header has no Plural-Forms, but there are texts with plural forms"
      return [Diagnostic(.catalogSyntax, message, at: header.range, notes: [note])]
    }
    return plurals.filter { $0.strings.count > forms.count }.map { message in
      let text = "Plural-Forms says nplurals=\(forms.count), but there are \(message.strings.count) forms"
      return Diagnostic(.catalogSyntax, text, at: message.strings[forms.count].range)
    }
  }

  private func suggestionHelp(_ word: String, _ known: [String]) -> String? {
    suggestion(for: word, among: known).map { "did you mean '\($0)'?" }
  }

  private mutating func report(_ message: String, _ range: Range<Int>, help: String? = nil) {
    diagnostics.append(Diagnostic(.catalogSyntax, message, at: SourceRange(file, range), help: help))
  }
}

extension SourceFile {
  /// The range without the blanks at both ends.
  fileprivate func trimmed(_ range: Range<Int>) -> Range<Int> {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    guard let first = bytes[range].firstIndex(where: { !isBlank($0) }) else {
      return range.lowerBound..<range.lowerBound
    }
    let last = bytes[range].lastIndex { !isBlank($0) } ?? first
    return first..<last + 1
  }
}
