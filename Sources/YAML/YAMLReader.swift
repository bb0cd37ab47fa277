package import Diagnostics

/// Typed reading of a value, which notes what is wrong and which keys were asked for.
///
///     var reader = YAMLReader(node, in: file, called: "the front matter")
///     let title = reader.string("title", .required)
///     let stubs = reader.mapping("snippets") { $0.string("stubs")?.value }
///     let diagnostics = reader.finish()
///
/// Keys are declared by being asked for, so that the list of known keys cannot differ from what is read. The readers of
/// nested values finish by themselves; only the outermost needs `finish()`.
package struct YAMLReader {
  package let node: YAMLNode
  package let file: SourceFile
  /// How messages call the value: `'title'`, `an item of 'models'`, `the front matter`.
  let name: String
  /// Where to report what is missing in the value: at its key where it has one.
  let heading: SourceRange
  private var diagnostics: [Diagnostic] = []
  /// In the order of asking, which is the order of the list of known keys.
  private var asked: [String] = []
  /// Whether the value was read as a whole, so that no key of it is unknown.
  private var isReadWhole = false
  private var isKnownToBeNoMapping = false

  /// Whether a key must be there.
  package enum Presence: Sendable {
    case required, optional
  }

  package init(_ node: YAMLNode, in file: SourceFile, called name: String) {
    let start = SourceRange(file, node.range.lowerBound..<node.range.lowerBound)
    self.init(node, in: file, called: name, heading: start)
  }

  init(_ node: YAMLNode, in file: SourceFile, called name: String, heading: SourceRange) {
    self.node = node
    self.file = file
    self.name = name
    self.heading = heading
  }

  /// Where the value stands; its key where it has no value.
  package var range: SourceRange {
    if case .null = node.kind { heading } else { SourceRange(file, node.range) }
  }

  /// Adds a finding of the caller's own to those of the reader.
  package mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Everything noticed, and each key that nobody asked for.
  package consuming func finish() -> [Diagnostic] {
    reportUnknownKeys()
    return diagnostics
  }

  /// Reads the value of a key, or of whatever is below it, with `read`; nil where there is no such key.
  package mutating func at<Value>(
    _ key: String, _ presence: Presence = .optional, _ read: (inout YAMLReader) -> Value?
  ) -> Value? {
    asked.append(key)
    guard let (place, value) = pair(key) else {
      if presence == .required, !isKnownToBeNoMapping {
        diagnostics.append(Diagnostic(.missingKey, "the key '\(key)' is missing in \(name)", at: heading))
      }
      return nil
    }
    return nested(value, called: "'\(key)'", heading: place, read)
  }

  /// Reads each item of the value with `read`; those for which it gives nil are left out.
  package mutating func items<Value>(_ read: (inout YAMLReader) -> Value?) -> [Value]? {
    isReadWhole = true
    guard case .sequence(let items) = node.kind else { return wrongType("a list") }
    return items.compactMap { item in
      nested(item, called: "an item of \(name)", heading: SourceRange(file, item.range), read)
    }
  }

  /// Reads each value of a mapping whose keys are the author's own, with its key.
  package mutating func entries<Value>(_ read: (Located<String>, inout YAMLReader) -> Value?) -> [Value]? {
    isReadWhole = true
    guard case .mapping(let pairs) = node.kind else { return wrongType("a mapping of keys to values") }
    return pairs.compactMap { pair in
      let key = Located(pair.key.text ?? "", SourceRange(file, pair.key.range))
      return nested(pair.value, called: "'\(key.value)'", heading: key.range) { read(key, &$0) }
    }
  }

  /// Reports that the value should have been `expected`, and gives nil.
  mutating func wrongType<Value>(_ expected: String, help: String? = nil) -> Value? {
    let message = "\(name) must be \(expected), not \(description)"
    diagnostics.append(Diagnostic(.wrongType, message, at: range, help: help))
    return nil
  }

  mutating func readWhole() { isReadWhole = true }

  private mutating func nested<Value>(
    _ value: YAMLNode, called name: String, heading: SourceRange, _ read: (inout YAMLReader) -> Value?
  ) -> Value? {
    var reader = YAMLReader(value, in: file, called: name, heading: heading)
    let result = read(&reader)
    diagnostics += reader.finish()
    return result
  }

  /// A mapping without a value (`en:`) has no keys; whatever else is no mapping is reported once.
  private mutating func pair(_ key: String) -> (key: SourceRange, value: YAMLNode)? {
    switch node.kind {
    case .mapping(let pairs):
      guard let pair = pairs.first(where: { $0.key.text == key }) else { return nil }
      return (SourceRange(file, pair.key.range), pair.value)
    case .null: return nil
    case .scalar, .sequence:
      if isKnownToBeNoMapping { return nil }
      isKnownToBeNoMapping = true
      return wrongType("a mapping of keys to values")
    }
  }

  private mutating func reportUnknownKeys() {
    guard !isReadWhole, case .mapping(let pairs) = node.kind else { return }
    for pair in pairs {
      guard let key = pair.key.text, !asked.contains(key) else { continue }
      let close = suggestion(for: key, among: asked).map { "did you mean '\($0)'?" }
      let known = asked.isEmpty ? "no keys are known here" : "known keys: \(asked.joined(separator: ", "))"
      diagnostics.append(
        Diagnostic(
          .unknownKey, "the key '\(key)' is not known in \(name)", at: SourceRange(file, pair.key.range),
          help: close ?? known))
    }
  }
}
