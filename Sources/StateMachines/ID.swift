package import Diagnostics

/// The name of an element of a machine: `[a-z][a-z0-9-]*`, stable for ever, while labels may change.
///
/// Typed by what it names, and only made for an element that exists: looking it up cannot fail.
package struct ID<Element>: Sendable, CustomStringConvertible {
  package let text: String
  /// The place among the machine's elements of this kind.
  package let index: Int

  init(_ text: String, _ index: Int) {
    self.text = text
    self.index = index
  }

  package var description: String { text }
}

extension ID: Hashable {
  /// By the place first, which differs in most cases and is quick to compare.
  package static func == (left: ID, right: ID) -> Bool { left.index == right.index && left.text == right.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

/// Something in a machine that can be referred to.
package protocol MachineElement: Sendable {
  var id: ID<Self> { get }
  /// Where the id is written.
  var range: SourceRange { get }
}

/// The elements of one kind, in the order in which they are declared.
package struct Elements<Element: MachineElement>: Sendable, RandomAccessCollection {
  private let all: [Element]

  /// Each element's id must carry the element's place.
  init(_ all: [Element]) { self.all = all }

  package var startIndex: Int { all.startIndex }
  package var endIndex: Int { all.endIndex }
  package subscript(position: Int) -> Element { all[position] }

  /// The element of an id of the same machine.
  package subscript(id: ID<Element>) -> Element { all[id.index] }

  /// The element that is called so; nil where there is none.
  package subscript(named text: String) -> Element? { all.first { $0.id.text == text } }
}

extension String {
  /// Whether an element can be called so: `[a-z][a-z0-9-]*`.
  package var isID: Bool {
    func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    guard let first = utf8.first, isLetter(first) else { return false }
    return utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
  }
}
