package import Diagnostics
package import Files

/// What was compiled with which compiler: facts about code, by its content, so that moving and translating an article
/// changes nothing.
///
/// One fact a line, `KEY COMPILER VERSION`, sorted by bytes: lines of two branches are merged by taking both.
package struct SnippetLedger: Sendable {
  package private(set) var facts: Set<Fact> = []
  /// Lines that are none.
  package private(set) var badLines: [SourceRange] = []
  /// Where each fact stands.
  private var places: [Fact: SourceRange] = [:]

  /// That a unit compiles as its author says.
  package struct Fact: Sendable, Hashable {
    /// A unit's key, as 13 letters of base32.
    package let key: String
    /// The fence's tag.
    package let compiler: String
    package let version: String

    package init(key: Fingerprint, compiler: String, version: String) {
      self.key = key.description
      self.compiler = compiler
      self.version = version
    }

    fileprivate init?(_ line: String) {
      let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      guard words.count == 3, words[0].utf8.count == 13, words.allSatisfy({ !$0.isEmpty }),
        words[0].utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x32...0x37).contains($0) })
      else { return nil }
      (key, compiler, version) = (words[0], words[1], words[2])
    }
  }

  package init(_ facts: Set<Fact> = []) { self.facts = facts }

  /// Reads a file; the order of its lines and doubled ones mean nothing.
  package init(_ file: SourceFile) {
    let index = LineIndex(file)
    for line in index.starts.indices {
      let range = index.bytes(ofLine: line)
      guard !range.isEmpty else { continue }
      guard let fact = Fact(file.text(range)) else {
        badLines.append(SourceRange(file, range))
        continue
      }
      facts.insert(fact)
      places[fact] = SourceRange(file, range)
    }
  }

  package func place(of fact: Fact) -> SourceRange? { places[fact] }

  /// The newest version that a unit was compiled with, by numbers between dots; nil where nobody recorded it.
  package func version(of key: Fingerprint, compiler: String) -> String? {
    let name = key.description
    return facts.filter { $0.key == name && $0.compiler == compiler }.map(\.version).max { Self.isOlder($0, $1) }
  }

  private static func isOlder(_ first: String, _ second: String) -> Bool {
    let (a, b) = (first, second)
    let numbers = [a, b].map { $0.split { !$0.isNumber }.compactMap { Int($0) } }
    return numbers[0] == numbers[1] ? a < b : numbers[0].lexicographicallyPrecedes(numbers[1])
  }

  /// The file's text.
  package var text: String {
    facts.map { "\($0.key) \($0.compiler) \($0.version)\n" }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined()
  }
}
