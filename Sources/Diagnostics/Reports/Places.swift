/// Positions of many ranges; the lines of a file are counted once, not once a finding.
struct Places {
  private var indices: [String: LineIndex] = [:]

  mutating func index(of file: SourceFile) -> LineIndex {
    if let known = indices[file.path] { return known }
    let index = LineIndex(file)
    indices[file.path] = index
    return index
  }

  /// Where a range starts and where it ends; the end is exclusive.
  mutating func span(of range: SourceRange) -> (start: Position, end: Position) {
    let index = index(of: range.file)
    return (index.position(at: range.bytes.lowerBound), index.position(at: range.bytes.upperBound))
  }
}
