package import Diagnostics

extension Document {
  /// Where some bytes of a prose text stand in the file; the whole text where that cannot be told.
  package func range(of part: Range<Int>, in text: ProseText) -> SourceRange {
    if let holder = text.holder {
      return SourceRange(source, place(of: part, in: text, below: holder) ?? holder)
    }
    guard let node = text.node else { return SourceRange(source, body) }
    let leaf = nodes[node].kind.isInline ? self.leaf(of: node) : node
    let found = ranges(ofInlinesIn: leaf)
    let last = max(part.lowerBound, part.upperBound - 1)
    guard let start = fileRange(of: part.lowerBound, text, leaf, found),
      let end = fileRange(of: last, text, leaf, found)
    else { return range(ofBlock: leaf) }
    return SourceRange(
      source, start.lowerBound..<(part.isEmpty ? start.lowerBound : max(start.lowerBound, end.upperBound)))
  }

  private func fileRange(of byte: Int, _ text: ProseText, _ leaf: Int, _ found: InlineRanges) -> Range<Int>? {
    guard let (node, place, offset) = text.place(of: byte) else { return nil }
    guard let place else { return found.whole[node - leaf] }
    return fileRange(of: offset..<offset + 1, place, leaf, found)
  }

  /// Where some bytes of a part stand in the file; nil where that cannot be told.
  func fileRange(of part: Range<Int>, _ place: ProsePlace, _ leaf: Int, _ found: InlineRanges) -> Range<Int>? {
    let node = nodes[place.field.node]
    if place.field.isExtra {
      let whole = found.whole[place.field.node - leaf]
      let after = found.destinations[place.field.node]?.upperBound ?? whole.lowerBound
      guard let start = start(of: pool[place.range], in: after..<whole.upperBound) else { return nil }
      return start + part.lowerBound..<start + part.upperBound
    }
    guard node.kind == .htmlBlock else { return range(ofLiteral: part, of: place.field.node, in: found) }
    // The last line's end may be missing in the file.
    let lines = bytes(node.literal).dropLast(bytes(node.literal).last == 0x0A ? 1 : 0)
    guard let start = start(of: lines, in: Int(node.lower)..<Int(node.upper)) else { return nil }
    let offset = start + place.range.lowerBound - Int(node.literal.lowerBound)
    return offset + part.lowerBound..<offset + part.upperBound
  }

  /// The first place of some bytes in a part of the file.
  private func start(of bytes: ArraySlice<UInt8>, in range: Range<Int>) -> Int? {
    let end = min(range.upperBound, source.bytes.count)
    guard range.lowerBound + bytes.count <= end else { return nil }
    return (range.lowerBound...end - bytes.count).first { source.bytes[$0...].starts(with: bytes) }
  }

  /// The word is looked for, since quotes and escapes may make the file's bytes other ones than the text's.
  private func place(of part: Range<Int>, in text: ProseText, below holder: Range<Int>) -> Range<Int>? {
    let word = Array(text.bytes[part])
    let earlier = occurrences(of: word, in: text.bytes[..<part.upperBound])
    let places = occurrences(of: word, in: source.bytes[holder.clamped(to: 0..<source.bytes.count)])
    guard let place = earlier.indices.last.flatMap({ places.indices.contains($0) ? places[$0] : nil }) else {
      return nil
    }
    return place..<place + word.count
  }

  private func occurrences(of word: [UInt8], in bytes: ArraySlice<UInt8>) -> [Int] {
    guard !word.isEmpty, bytes.count >= word.count else { return [] }
    return (bytes.startIndex...bytes.endIndex - word.count).filter { bytes[$0...].starts(with: word) }
  }
}
