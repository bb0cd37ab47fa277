import Diagnostics
import Markdown
import TestSupport
import Testing

@Suite("Whatever the text, nothing crashes and places are places")
struct MutationTests {
  /// Pieces of Markdown, as characters, each short enough that thousands of them can be tried.
  private static let pieces: [[Unicode.Scalar]] = {
    var texts = Texts.examples.map(\.markdown) + Texts.own
    for path in Repository.articles {
      let text = Array((Repository.text(path) ?? "").unicodeScalars)
      texts += stride(from: 0, to: text.count, by: 600).map { start in
        String(String.UnicodeScalarView(text[start..<min(start + 600, text.count)]))
      }
    }
    return texts.map { Array($0.unicodeScalars) }
  }()

  private static let marks = Array("*_`[]()<>!#|~-+=>:{}^&\\\"' \t\n\r.1@й\u{301}\u{A0}".unicodeScalars)

  private static func mutated(_ random: inout RepeatableNumbers) -> String {
    func piece() -> [Unicode.Scalar] { pieces.randomElement(using: &random) ?? [] }
    var text = piece()
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let at = Int.random(in: 0...text.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: text.removeSubrange(at..<min(at + Int.random(in: 0...20, using: &random), text.count))
      case 1: text.insert(marks.randomElement(using: &random) ?? "*", at: at)
      case 2: if at < text.count { text[at] = marks.randomElement(using: &random) ?? "*" }
      case 3: text += piece()
      case 4: text.insert(contentsOf: piece().prefix(40), at: at)
      default: text = Array(text[at...] + text[..<at])
      }
    }
    return String(String.UnicodeScalarView(text.prefix(1_500)))
  }

  /// Why the ranges of a document are wrong; nil where all lie in the file and in the right order.
  private func wrongRange(_ document: Document) -> String? {
    let body = document.body
    for index in document.nodes.indices {
      let node = document.nodes[index]
      guard Int(node.end) > index, Int(node.end) <= document.nodes.count else { return "the end of node \(index)" }
      if node.kind.isInline { continue }
      guard node.lower >= body.lowerBound, node.upper >= node.lower, node.upper <= body.upperBound else {
        return "\(node.kind) at \(node.lower)..<\(node.upper) of \(body)"
      }
      guard node.kind.holdsInlines else { continue }
      let found = document.ranges(ofInlinesIn: index)
      for range in found.whole + found.destinations.values
      where !(body.lowerBound <= range.lowerBound && range.upperBound <= body.upperBound) {
        return "an inline of \(node.kind) at \(range) of \(body)"
      }
      for places in found.literals.values {
        for place in places where place < body.lowerBound || place > body.upperBound {
          return "a letter at \(place) of \(body)"
        }
      }
    }
    for heading in document.headings where heading.explicitID != nil {
      guard document.range(ofExplicitID: heading).bytes.upperBound <= body.upperBound else {
        return "the id of \(heading.text)"
      }
    }
    return nil
  }

  /// Whether our HTML may differ from the reference: alerts, ids at headings, texts that are not read at all.
  private func mayDiffer(_ outcome: Outcome<Document>) -> Bool {
    !outcome.diagnostics.isEmpty
      || outcome.value.nodes.contains {
        $0.kind == .blockQuote && $0.alert != nil || $0.kind == .heading && !$0.extra.isEmpty
      }
  }

  @Test(arguments: 0..<8)
  func mutations(_ seed: Int) {
    var random = RepeatableNumbers(seed: UInt64(seed))
    var faults: [String] = []
    var compared = 0
    for number in 0..<250 {
      let text = Self.mutated(&random)
      let source = SourceFile(path: "t.md", text: text)
      let outcome = Document.parse(source, body: 0..<source.bytes.count)
      if let wrong = wrongRange(outcome.value) {
        faults.append("\(seed).\(number): \(wrong): \(text.debugDescription)")
      }
      for policy in [RawHTML.safe, .escape] { _ = rendered(text, policy, ids: true) }
      if mayDiffer(outcome) { continue }
      compared += 1
      let (ours, theirs) = (rendered(text, .allow), reference(text))
      if ours != theirs {
        let place = zip(ours, theirs).prefix { $0 == $1 }.count
        let (here, there) = (
          ours.dropFirst(max(0, place - 40)).prefix(90), theirs.dropFirst(max(0, place - 40)).prefix(90)
        )
        faults.append(
          "\(seed).\(number): \(String(here).debugDescription) is not \(String(there).debugDescription): \(text.debugDescription)"
        )
      }
    }
    #expect(compared > 100)
    let shortest = faults.sorted { $0.utf8.count < $1.utf8.count }.prefix(3)
    #expect(faults.isEmpty, "\(faults.count) of 250, the shortest:\n\(shortest.joined(separator: "\n"))")
  }

  /// A file cut at any byte: front matter, or text, or a finding, and never a crash.
  @Test func filesCutAnywhere() throws {
    let path = try #require(Repository.articles.first { $0.contains("/ru/") })
    let bytes = Array(try #require(Repository.text(path)).utf8)
    for end in stride(from: 0, to: min(bytes.count, 6_000), by: 37) {
      let source = SourceFile(path: path, bytes: Array(bytes[..<end]))
      let outcome = Document.parse(file: source)
      #expect(outcome.value.document.body.upperBound <= end)
      if let front = outcome.value.frontMatter { #expect(front.upperBound <= outcome.value.document.body.lowerBound) }
      #expect(wrongRange(outcome.value.document) == nil)
    }
  }
}
