package import Diagnostics
package import YAML

/// What an article says of itself, before its text.
package struct FrontMatter: Sendable {
  /// The page's `h1`.
  package var title: Located<String>?
  package var description: Located<String>?
  /// Ids of machines; the first wins where two of them share a callback's name.
  package var models: [Located<String>] = []
  /// `machine/state`.
  package var subject: Located<String>?
  /// Variant values, by machine; the empty key stands for whichever machine has the value.
  package var variants: [String: Located<String>] = [:]
  /// Versions, likewise.
  package var versions: [String: Located<String>] = [:]
  package var isDraft = false
  /// Earlier addresses of the article in its language, without the language.
  package var redirects: [Located<String>] = []
  package var translations = TranslationDemand.required
  package var updated: CalendarDay?
  package var sources: [Source] = []

  package init() {}

  /// Whether the absence of a translation is wrong.
  package enum TranslationDemand: String, Sendable, CaseIterable {
    case required, optional, none
  }

  /// Where an article's facts come from.
  package struct Source: Sendable {
    package let title: String
    package let url: Located<String>?
  }

  /// Reads the YAML between the fences.
  package static func read(_ file: SourceFile, _ range: Range<Int>?) -> Outcome<FrontMatter> {
    var result = FrontMatter()
    let start = SourceRange(file, file.byteOrderMark..<file.byteOrderMark)
    guard let range else {
      return Outcome(
        result, [Diagnostic(.missingKey, "the article has no front matter, so it has no title", at: start)])
    }
    let parsed = YAML.parse(file, bytes: range)
    guard let node = parsed.value else { return Outcome(result, parsed.diagnostics) }
    var reader = YAMLReader(node, in: file, called: "the front matter")
    result.title = reader.string("title", .required)
    if let title = result.title, title.value.allSatisfy(\.isWhitespace) {
      reader.report(Diagnostic(.missingKey, "the title is empty", at: title.range))
      result.title = nil
    }
    result.description = reader.string("description")
    result.models = reader.strings("models")
    result.subject = reader.string("subject")
    if let subject = result.subject, !isStateOfMachine(subject.value) {
      reader.report(
        Diagnostic(.unknownValue, "the subject '\(subject.value)' is not of the form machine/state", at: subject.range))
    }
    result.variants = byMachine("variant", &reader)
    result.versions = byMachine("version", &reader)
    result.isDraft = reader.bool("draft")?.value ?? false
    result.redirects = reader.strings("redirects")
    result.translations = reader.oneOf("translations", TranslationDemand.self)?.value ?? .required
    result.updated = reader.date("updated")?.value
    result.sources = reader.sequence("sources") { source in
      let title = source.string("title", .required)
      let url = source.webAddress("url")
      return title.map { Source(title: $0.value, url: url) }
    }
    return Outcome(result, parsed.diagnostics + reader.finish())
  }

  /// `machine/state`, neither of them empty.
  private static func isStateOfMachine(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
  }

  /// One value for whichever machine has it, or a mapping of machines to values.
  private static func byMachine(_ key: String, _ reader: inout YAMLReader) -> [String: Located<String>] {
    let pairs =
      reader.at(key) { value -> [(String, Located<String>)]? in
        if value.isMapping { return value.entries { machine, value in value.string().map { (machine.value, $0) } } }
        return value.string().map { [("", $0)] }
      } ?? []
    return Dictionary(pairs) { first, _ in first }
  }
}
