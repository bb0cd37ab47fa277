/// What changes in a file, as `patch` and `git apply` read it (POSIX, diff -u).
package enum UnifiedDiff {
  /// Lines around a change.
  private static let context = 3

  /// The diff with its two headers; empty where nothing changes. A file that is new has no old bytes.
  package static func text(_ path: String, from old: [UInt8]?, to new: [UInt8]) -> String {
    let (before, after) = (lines(of: old ?? []), lines(of: new))
    let hunks = hunks(before, after)
    guard !hunks.isEmpty else { return "" }
    // An absolute path would lose its first slash in the name that `patch -p1` makes of it.
    let name = path.hasPrefix("/") ? String(path.dropFirst()) : path
    return "--- \(old == nil ? "/dev/null" : "a/\(name)")\n+++ b/\(name)\n" + hunks.joined()
  }

  /// Each with its line end, so that the last one tells whether it has any.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
      result.append(rest[..<end])
      rest = rest[end...]
    }
    return result
  }

  private static func hunks(_ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]) -> [String] {
    var removed = [Bool](repeating: false, count: before.count)
    var added = [Bool](repeating: false, count: after.count)
    for change in after.difference(from: before) {
      switch change {
      case .remove(let place, _, _): removed[place] = true
      case .insert(let place, _, _): added[place] = true
      }
    }
    // All lines in order, with the places in both files that they stand at.
    var all: [(mark: Character, line: ArraySlice<UInt8>, old: Int, new: Int)] = []
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      if i < before.count, removed[i] {
        all.append(("-", before[i], i, j))
        i += 1
      } else if j < after.count, added[j] {
        all.append(("+", after[j], i, j))
        j += 1
      } else {
        all.append((" ", before[i], i, j))
        (i, j) = (i + 1, j + 1)
      }
    }
    var groups: [Range<Int>] = []
    for index in all.indices where all[index].mark != " " {
      let range = max(0, index - context)..<min(all.count, index + context + 1)
      if let last = groups.last, last.upperBound >= range.lowerBound {
        groups[groups.count - 1] = last.lowerBound..<range.upperBound
      } else {
        groups.append(range)
      }
    }
    return groups.map { range in
      let lines = all[range]
      let first = all[range.lowerBound]
      let counts = (lines.count { $0.mark != "+" }, lines.count { $0.mark != "-" })
      let text = lines.map { line in
        "\(line.mark)\(String(decoding: line.line, as: UTF8.self))"
          + (line.line.last == 0x0A ? "" : "\n\\ No newline at end of file\n")
      }
      return "@@ -\(span(first.old, counts.0)) +\(span(first.new, counts.1)) @@\n" + text.joined()
    }
  }

  /// Line numbers count from 1; of no lines, the line before is named.
  private static func span(_ start: Int, _ count: Int) -> String { "\(count == 0 ? start : start + 1),\(count)" }
}
