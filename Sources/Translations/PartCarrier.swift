import Diagnostics
import Markdown

/// Finds what is no prose and changed in a source, and where a translation still has it as it was: code in the text and
/// addresses, and the lines of code blocks. Only those bytes are ever replaced.
package struct PartCarrier {
  private let comparison: TranslationComparison
  /// Earlier versions of the source, newest first.
  private let versions: () -> [ArticleText]

  /// A range of the translation's file, and what belongs there now.
  package typealias Edit = (range: Range<Int>, bytes: [UInt8])

  /// `versions` is asked for only where something differs.
  package init(_ comparison: TranslationComparison, versions: @escaping () -> [ArticleText]) {
    self.comparison = comparison
    self.versions = versions
  }

  private var source: ArticleText { comparison.source }
  private var target: ArticleText { comparison.target }

  /// In the order of the file.
  package var edits: [Edit] {
    let all = comparison.entries.flatMap(edits) + comparison.alignment.blocks.compactMap(codeEdit)
    var end = -1
    return all.sorted { $0.range.lowerBound < $1.range.lowerBound }.filter { edit in
      // An image belongs to its paragraph and has words of its own.
      guard edit.range.lowerBound > end else { return false }
      end = edit.range.lowerBound
      return true
    }
  }

  // MARK: Parts of text

  /// A part of a text that is the same in all languages.
  private struct Part: Hashable {
    let kind: Segment.Slot.Kind
    let literal: String
  }

  private func parts(_ text: ArticleText, _ segment: Segment) -> [(part: Part, node: Int)] {
    let own = segment.kind == .alternative ? segment.node.map { Segment.Slot(kind: .image, node: $0) } : nil
    return (segment.slots + [own].compactMap { $0 }).filter { [.code, .link, .image].contains($0.kind) }.map {
      (Part(kind: $0.kind, literal: text.document.string(text.document.nodes[$0.node].literal)), $0.node)
    }
  }

  private func edits(_ entry: TranslationComparison.Entry) -> [Edit] {
    guard let pair = comparison.pair(entry) else { return [] }
    let now = parts(source, pair.source)
    let known = Set(now.map(\.part))
    let own = parts(target, pair.target)
    let strange = own.filter { !known.contains($0.part) }
    // What the translation has already needs nothing.
    let missing = known.subtracting(own.map(\.part))
    guard !strange.isEmpty, !missing.isEmpty else { return [] }
    var result: [Edit] = []
    var left = strange
    for version in versions() where !left.isEmpty {
      for segment in version.segments where segment.hash == pair.source.hash {
        let then = parts(version, segment)
        guard then.count == now.count else { continue }
        var changes: [Part: Set<Int>] = [:]
        for (place, (old, new)) in zip(then, now).enumerated() where old.part != new.part {
          changes[old.part, default: []].insert(place)
        }
        left = left.filter { part, node in
          guard let places = changes[part], let first = places.first, missing.contains(now[first].part),
            Set(places.map { now[$0].part }).count == 1, let edit = edit(node, from: now[places.min() ?? first].node)
          else { return true }
          result.append(edit)
          return false
        }
      }
    }
    return result
  }

  /// What an author wrote for the part, in place of what a translator wrote.
  private func edit(_ node: Int, from sourceNode: Int) -> Edit? {
    guard let old = range(target.document, node), let new = range(source.document, sourceNode) else { return nil }
    let bytes = Array(source.document.source.bytes[new])
    return bytes.contains(0x0A) || bytes.contains(0x0D) ? nil : (old, bytes)
  }

  /// Of a code span all, of links and images the address.
  private func range(_ document: Document, _ node: Int) -> Range<Int>? {
    let leaf = document.leaf(of: node)
    let found = document.ranges(ofInlinesIn: leaf)
    guard found.isExact else { return nil }
    return document.nodes[node].kind == .code ? found.whole[node - leaf] : found.destinations[node]
  }

  // MARK: Blocks of code

  private func codeEdit(_ pair: (source: Int, target: Int)) -> Edit? {
    guard target.blocks[pair.target].kind == .code else { return nil }
    let (now, own) = (lines(source, pair.source), lines(target, pair.target))
    guard now != own, now.count <= Self.limit, own.count <= Self.limit else { return nil }
    // The version that the translation is most like is the one that it was made from.
    var best = (similarity: LineMerge.similarity(now, own), lines: now)
    for version in versions() {
      guard let block = counterpart(of: pair.source, in: version) else { continue }
      let then = lines(version, block)
      guard then.count <= Self.limit else { continue }
      let similarity = LineMerge.similarity(then, own)
      if similarity > best.similarity { best = (similarity, then) }
    }
    guard best.lines != now, let merged = LineMerge.merge(best.lines, to: now, into: own), merged != own else {
      return nil
    }
    return replacement(of: pair.target, own, with: merged)
  }

  /// Longer code is left to people.
  private static let limit = 400

  private func lines(_ text: ArticleText, _ block: Int) -> [String] {
    let literal = text.document.string(text.document.nodes[text.blocks[block].node].literal)
    return literal.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  private func counterpart(of block: Int, in version: ArticleText) -> Int? {
    TextAlignment(source, version, nil).blocks.first { $0.source == block }?.target
  }

  /// The lines between the fences, each behind what its containers put before it.
  private func replacement(of block: Int, _ own: [String], with merged: [String]) -> Edit? {
    let file = target.document.source
    let range = target.document.range(ofBlock: target.blocks[block].node).bytes
    let index = LineIndex(file)
    let first = index.position(at: range.lowerBound).line
    // A fence opens the block, and another one closes it.
    let last = index.position(at: range.upperBound).line
    guard [0x60, 0x7E].contains(file.bytes[range.lowerBound]), last - first == own.count + 1, !own.isEmpty else {
      return nil
    }
    var prefixes: [[UInt8]] = []
    var starts: [Int] = []
    for (number, line) in own.enumerated() {
      let bytes = index.bytes(ofLine: first + number)
      let text = Array(line.utf8)
      guard file.bytes[bytes].suffix(text.count).elementsEqual(text) else { return nil }
      prefixes.append(Array(file.bytes[bytes].dropLast(text.count)))
      starts.append(bytes.lowerBound)
    }
    let end = index.bytes(ofLine: first + own.count - 1)
    let lineEnd = file.bytes[end.upperBound...].prefix { $0 == 0x0D || $0 == 0x0A }.prefix(2)
    let separator = lineEnd.first == 0x0D && lineEnd.last == 0x0A ? [0x0D, 0x0A] : Array(lineEnd.prefix(1))
    let longest = prefixes.max { $0.count < $1.count } ?? []
    let written = merged.map { line in line.isEmpty ? [] : longest + Array(line.utf8) }
    return (starts[0]..<end.upperBound, Array(written.joined(separator: separator)))
  }
}
