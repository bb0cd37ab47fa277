import Diagnostics
package import Markdown

/// A segment on its way to a translator and back.
package struct ExchangeUnit: Sendable {
  /// What it is found by when it comes back: article, content of the source, and which of equal ones. No number of a line
  /// is in it, so that a moved paragraph is still the same.
  package let key: String
  package let kind: Segment.Kind
  package let source: String
  /// Nil where there is no translation yet.
  package let target: String?
  package let status: SegmentStatus

  /// The units of an article beside its translation, in the order of the source; what cannot be edited is left out.
  package static func all(of article: String, _ comparison: TranslationComparison) -> [ExchangeUnit] {
    places(article, comparison).compactMap { key, entry in
      let segment = comparison.source.segments[entry.source]
      guard let source = EditableText(segment, in: comparison.source.document) else { return nil }
      let target = entry.target.flatMap {
        EditableText(comparison.target.segments[$0], in: comparison.target.document)
      }
      guard entry.target == nil || target != nil else { return nil }
      return ExchangeUnit(
        key: key, kind: segment.kind, source: source.text, target: target?.text, status: entry.status)
    }
  }

  private static func places(
    _ article: String, _ comparison: TranslationComparison
  ) -> [(key: String, entry: TranslationComparison.Entry)] {
    var seen: [String: Int] = [:]
    return comparison.entries.map { entry in
      let base = "\(article) \(comparison.source.segments[entry.source].hash)"
      let count = seen[base, default: 0] + 1
      seen[base] = count
      return ("\(base) \(count)", entry)
    }
  }

  /// What came back, put into the translation's file.
  package struct Splice: Sendable {
    /// The file as it must be; equal to what it is where nothing was changed.
    package let bytes: [UInt8]
    /// How many segments were changed.
    package let changed: Int
    /// Units that belong nowhere any more, by key, and why.
    package let left: [(key: String, reason: String)]
  }

  /// Replaces the bytes of segments whose text came back changed, and no others. `texts` are by key.
  package static func splice(_ texts: [String: String], into article: String, _ comparison: TranslationComparison)
    -> Splice
  {
    var edits: [(range: Range<Int>, bytes: [UInt8])] = []
    var left: [(key: String, reason: String)] = []
    var known: Set<String> = []
    let document = comparison.target.document
    for (key, entry) in places(article, comparison) {
      known.insert(key)
      guard let text = texts[key] else { continue }
      guard let target = entry.target else {
        left.append((key, "the translation has no place for it yet"))
        continue
      }
      guard let editable = EditableText(comparison.target.segments[target], in: document),
        let bytes = editable.bytes(for: text)
      else { continue }
      edits.append((editable.range, bytes))
    }
    for key in texts.keys.sorted() where !known.contains(key) {
      left.append((key, "its source is not there any more, or was changed"))
    }
    var bytes = document.source.bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.bytes)
    }
    return Splice(bytes: bytes, changed: edits.count, left: left)
  }
}
