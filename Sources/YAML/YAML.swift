package import Diagnostics

/// Reading YAML, without the parts of it that surprise: anchors, tags, merge keys, several documents.
package enum YAML {
  /// How large a text may be, in bytes.
  package static let sizeLimit = 10 * 1024 * 1024
  /// How deep lists and mappings may stand in each other.
  package static let nestingLimit = 100
  /// After so many findings nobody reads on.
  static let findingLimit = 50

  /// The tree of a file, or of the part of it that `range` names, with positions in the whole file.
  ///
  /// The value is nil where the text cannot be relied on; the diagnostics then say why. An empty text is `.null`.
  package static func parse(_ file: SourceFile, bytes range: Range<Int>? = nil) -> Outcome<YAMLNode?> {
    var bytes = (range ?? 0..<file.bytes.count).clamped(to: 0..<file.bytes.count)
    if bytes.lowerBound == 0 { bytes = min(file.byteOrderMark, bytes.upperBound)..<bytes.upperBound }
    guard bytes.count <= sizeLimit else {
      let message = "the text has \(bytes.count) bytes; at most \(sizeLimit) are read"
      return Outcome(nil, [Diagnostic(.yamlLimit, message, at: SourceRange(file, bytes.prefix(1)))])
    }
    if let marker = Preamble.unsupportedMarker(in: file, bytes) {
      return Outcome(nil, [marker])
    }
    return file.bytes.withUnsafeBufferPointer { all in
      let text = UnsafeBufferPointer(rebasing: all[bytes])
      var builder = TreeBuilder(file, CharacterOffsets(text, from: bytes.lowerBound), text: bytes)
      builder.build(from: EventStream(text))
      return builder.outcome
    }
  }
}
