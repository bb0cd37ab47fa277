/// HTML as it grows: a byte buffer to which only well-formed pieces can be added.
///
/// Text and attribute values are escaped by construction. Bytes are appended directly: a page is written once, so a tree
/// of values would be built only to be thrown away.
package struct HTML: Sendable {
  package private(set) var bytes: [UInt8]

  /// An empty buffer with room for `capacity` bytes.
  package init(capacity: Int = 1 << 10) {
    bytes = []
    bytes.reserveCapacity(capacity)
  }

  /// An attribute; a nil value leaves it out, an empty one writes `name=""`.
  package struct Attribute: Sendable {
    let name: StaticString
    let value: String?

    package init(_ name: StaticString, _ value: String?) {
      self.name = name
      self.value = value
    }

    /// Classes, separated by blanks.
    package static func `class`(_ value: String?) -> Attribute { Attribute("class", value) }
    /// An id, unique in the page.
    package static func id(_ value: String?) -> Attribute { Attribute("id", value) }
    /// An address.
    package static func href(_ value: String?) -> Attribute { Attribute("href", value) }
    /// A language tag (BCP 47).
    package static func lang(_ value: String?) -> Attribute { Attribute("lang", value) }
    /// A name for assistive technology.
    package static func label(_ value: String?) -> Attribute { Attribute("aria-label", value) }
    /// Present without a value where `condition` holds, as `hidden`.
    package static func flag(_ name: StaticString, if condition: Bool = true) -> Attribute {
      Attribute(name, condition ? "" : nil)
    }
  }

  /// `<name attributes>content</name>`.
  package mutating func element(
    _ name: StaticString, _ attributes: Attribute..., content: (inout HTML) -> Void = { _ in }
  ) {
    open(name, attributes)
    content(&self)
    raw("</")
    raw(name)
    raw(">")
  }

  /// `<name attributes>text</name>`.
  package mutating func element(_ name: StaticString, _ attributes: Attribute..., text: String) {
    open(name, attributes)
    self.text(text)
    raw("</")
    raw(name)
    raw(">")
  }

  /// A void element as `<meta …>`.
  package mutating func void(_ name: StaticString, _ attributes: Attribute...) { open(name, attributes) }

  private mutating func open(_ name: StaticString, _ attributes: [Attribute]) {
    raw("<")
    raw(name)
    for attribute in attributes {
      guard let value = attribute.value else { continue }
      raw(" ")
      raw(attribute.name)
      raw("=\"")
      text(value)
      raw("\"")
    }
    raw(">")
  }

  /// Text, with `&`, `<`, `>` and `"` escaped, as cmark does (`houdini_escape_html0`).
  package mutating func text(_ string: String) {
    var string = string
    string.withUTF8 { text(utf8: $0) }
  }

  /// The same for UTF-8 bytes.
  package mutating func text(utf8 buffer: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in 0..<buffer.count {
      let replacement: StaticString
      switch buffer[index] {
      case 0x26: replacement = "&amp;"
      case 0x3C: replacement = "&lt;"
      case 0x3E: replacement = "&gt;"
      case 0x22: replacement = "&quot;"
      default: continue
      }
      bytes.append(contentsOf: buffer[start..<index])
      raw(replacement)
      start = index + 1
    }
    bytes.append(contentsOf: buffer[start..<buffer.count])
  }

  /// A piece that is HTML already, written in the program.
  package mutating func raw(_ html: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: html.utf8Start, count: html.utf8CodeUnitCount))
  }

  /// A piece that is HTML already: another buffer's bytes, or what an author's document may contain unescaped.
  package mutating func raw(bytes html: some Collection<UInt8>) { bytes.append(contentsOf: html) }

  /// A line end, unless the buffer is empty or at the start of a line.
  package mutating func newline() {
    if let last = bytes.last, last != 0x0A { bytes.append(0x0A) }
  }

  /// Another buffer's content.
  package mutating func append(_ other: HTML) { bytes.append(contentsOf: other.bytes) }
}
