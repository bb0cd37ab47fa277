/// Some bytes of a file, and what belongs in their place.
package struct Replacement: Sendable, Hashable {
  package let bytes: Range<Int>
  package let text: String

  package init(_ bytes: Range<Int>, _ text: String) {
    self.bytes = bytes
    self.text = text
  }
}

/// Which findings can be put right at once, and what their files are afterwards.
///
/// All bytes outside the replaced ones stay. A finding is put right as a whole or not at all: one whose bytes another one
/// replaces already is left for the next run.
package struct FixPlan: Sendable {
  /// Sorted by path; those whose bytes change.
  package let files: [File]

  /// One file before and after.
  package struct File: Sendable {
    package let source: SourceFile
    package let bytes: [UInt8]
    package let fixed: [Diagnostic]
  }

  package init(_ findings: [Diagnostic]) {
    let fixable = findings.filter { !$0.fix.isEmpty && $0.range != nil }.sorted()
    let byFile = Dictionary(grouping: fixable) { $0.range?.file.path ?? "" }
    files = byFile.keys.sorted().compactMap { path in
      guard let source = byFile[path]?.first?.range?.file else { return nil }
      return Self.file(source, byFile[path] ?? [])
    }
  }

  private static func file(_ source: SourceFile, _ findings: [Diagnostic]) -> File? {
    var taken: [Replacement] = []
    var fixed: [Diagnostic] = []
    for finding in findings {
      var all = taken
      for replacement in finding.fix {
        guard replacement.bytes.upperBound <= source.bytes.count,
          !all.contains(where: { collide($0.bytes, replacement.bytes) })
        else {
          all = taken
          break
        }
        all.append(replacement)
      }
      guard all.count == taken.count + finding.fix.count else { continue }
      taken = all
      fixed.append(finding)
    }
    var bytes = source.bytes
    for replacement in taken.sorted(by: { $0.bytes.lowerBound > $1.bytes.lowerBound }) {
      bytes.replaceSubrange(replacement.bytes, with: Array(replacement.text.utf8))
    }
    return bytes == source.bytes ? nil : File(source: source, bytes: bytes, fixed: fixed)
  }

  /// Whether the order of two replacements would matter.
  private static func collide(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    first.lowerBound == second.lowerBound || first.overlaps(second)
      || first.isEmpty && second.contains(first.lowerBound) || second.isEmpty && first.contains(second.lowerBound)
  }
}
