package import Diagnostics

/// An instruction in a comment: `<!-- phasebook:NAME [ARGUMENT…] [key=bare|key="quoted text"]… -->`.
package struct Directive: Sendable {
  /// A word of a directive, and where it stands.
  package struct Word: Sendable, Hashable {
    package let text: String
    package let range: SourceRange

    package init(text: String, range: SourceRange) {
      self.text = text
      self.range = range
    }
  }

  /// The HTML block that holds it.
  package let node: Int
  package let name: Word
  package let arguments: [Word]
  package let attributes: [(key: Word, value: Word)]
  /// The block of the closing comment `<!-- /phasebook -->`, where there is one.
  package internal(set) var closingNode: Int?
  /// The whole comment.
  package let range: SourceRange

  /// The value of an attribute; nil where it is not given.
  package func value(_ key: String) -> Word? { attributes.first { $0.key.text == key }?.value }
}

extension Directive.Word {
  static func == (word: Directive.Word, text: String) -> Bool { word.text == text }
}

extension Document {
  /// The directives that stand alone on their line, in reading order, each with its closing comment.
  package var directives: [Directive] {
    var result: [Directive] = []
    // What is open among the blocks of one parent: nothing closes across a container.
    var waiting: [(directive: Int, parentEnd: Int32)] = []
    for index in nodes.indices where nodes[index].kind == .htmlBlock {
      let parentEnd = self.parentEnd(of: index)
      if isClosing(index) {
        if let place = waiting.lastIndex(where: { $0.parentEnd == parentEnd }) {
          result[waiting[place].directive].closingNode = index
          waiting.removeSubrange(place...)
        }
      } else if let directive = directive(at: index) {
        if Directive.Known.mayEnclose(directive.name.text) { waiting.append((result.count, parentEnd)) }
        result.append(directive)
      }
    }
    return result
  }

  private func parentEnd(of index: Int) -> Int32 {
    var parent = index - 1
    while parent > 0, Int(nodes[parent].end) <= index { parent -= 1 }
    return parent >= 0 ? nodes[parent].end : 0
  }

  /// Whether a block is the comment `<!-- /phasebook -->`.
  package func isClosing(_ index: Int) -> Bool {
    guard nodes[index].kind == .htmlBlock else { return false }
    let text = string(nodes[index].literal).filter { !$0.isWhitespace }
    return text == "<!--/phasebook-->"
  }

  /// The directive that a block of HTML is.
  package func directive(at index: Int) -> Directive? {
    let block = range(ofBlock: index)
    let bytes = source.bytes
    let (lower, upper) = (block.bytes.lowerBound, block.bytes.upperBound)
    guard bytes[lower..<upper].starts(with: "<!--".utf8), bytes[lower..<upper].suffix(3).elementsEqual("-->".utf8)
    else {
      return nil
    }
    var words = DirectiveWords(source, lower + 4..<upper - 3)
    guard let first = words.next(), first.text.hasPrefix("phasebook:"), first.value == nil else { return nil }
    let prefix = "phasebook:".utf8.count
    let name = Directive.Word(
      text: String(first.text.dropFirst(prefix)),
      range: SourceRange(source, first.range.lowerBound + prefix..<first.range.upperBound))
    var arguments: [Directive.Word] = []
    var attributes: [(key: Directive.Word, value: Directive.Word)] = []
    while let word = words.next() {
      let key = Directive.Word(text: word.text, range: SourceRange(source, word.range))
      if let value = word.value {
        attributes.append((key, Directive.Word(text: value.text, range: SourceRange(source, value.range))))
      } else {
        arguments.append(key)
      }
    }
    return Directive(node: index, name: name, arguments: arguments, attributes: attributes, range: block)
  }
}

/// Splits the inside of a comment at blanks, outside quotes.
private struct DirectiveWords {
  let source: SourceFile
  var rest: Range<Int>

  struct Word {
    let text: String
    let range: Range<Int>
    let value: (text: String, range: Range<Int>)?
  }

  init(_ source: SourceFile, _ range: Range<Int>) {
    self.source = source
    rest = range
  }

  mutating func next() -> Word? {
    let bytes = source.bytes
    var at = rest.lowerBound
    let end = rest.upperBound
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    while at < end, isBlank(bytes[at]) { at += 1 }
    guard at < end else { return nil }
    let start = at
    // A quoted argument, as the reason of `ignore`.
    if let quoted = quoted(&at) {
      rest = at..<end
      return Word(text: quoted.text, range: quoted.range, value: nil)
    }
    while at < end, !isBlank(bytes[at]), bytes[at] != 0x3D { at += 1 }
    let name = start..<at
    var value: (text: String, range: Range<Int>)?
    if at < end, bytes[at] == 0x3D {
      at += 1
      if let quoted = quoted(&at) {
        value = quoted
      } else {
        let from = at
        while at < end, !isBlank(bytes[at]) { at += 1 }
        value = (source.text(from..<at), from..<at)
      }
    }
    rest = at..<end
    return Word(text: source.text(name), range: name, value: value)
  }

  private func quoted(_ at: inout Int) -> (text: String, range: Range<Int>)? {
    let bytes = source.bytes
    guard at < rest.upperBound, bytes[at] == 0x22 else { return nil }
    var end = at + 1
    while end < rest.upperBound, bytes[end] != 0x22 { end += 1 }
    let inside = at + 1..<end
    at = min(end + 1, rest.upperBound)
    return (source.text(inside), inside)
  }
}
