import Diagnostics

/// Reads what the Swift compiler prints with `-diagnostic-style llvm -debug-diagnostic-names`:
/// `FILE:LINE:COLUMN: error: TEXT [name] [#Group]`.
struct SwiftMessages {
  /// One line of it. Columns are bytes.
  struct Message {
    let file: String
    let line: Int
    let column: Int
    /// `error`, `warning` or `note`.
    let kind: String
    let id: String
    let text: String
  }

  let messages: [Message]
  /// What was said without a place: a crash, a missing module.
  let rest: [String]

  init(_ output: String) {
    var messages: [Message] = []
    var rest: [String] = []
    for line in output.split(separator: "\n") {
      if let message = Self.message(line) {
        messages.append(message)
      } else if line.hasPrefix("<unknown>") || line.hasPrefix("error:") || line.contains(": error: ") {
        rest.append(String(line))
      }
    }
    self.messages = messages
    self.rest = rest
  }

  private static func message(_ line: Substring) -> Message? {
    for kind in ["error", "warning", "note"] {
      guard let mark = line.firstRange(of: ": \(kind): ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else {
        continue
      }
      var text = line[mark.upperBound...]
      var id = ""
      // `[#Group]` follows `[name]` where there is one.
      while text.hasSuffix("]"), let open = text.lastIndex(of: "["), open > text.startIndex {
        let inside = text[text.index(after: open)..<text.index(before: text.endIndex)]
        guard !inside.contains(" "), !inside.isEmpty else { break }
        text = text[..<text.index(before: open)]
        if !inside.hasPrefix("#") {
          id = String(inside)
          break
        }
      }
      return Message(
        file: place.dropLast(2).joined(separator: ":"), line: row, column: column, kind: kind, id: id,
        text: String(text))
    }
    return nil
  }
}
