import Diagnostics

/// What a compiler says of a unit, with places that hold for every translation of it.
struct Verdict: Sendable, Hashable {
  private let messages: [Message]

  private struct Message: Sendable, Hashable {
    let severity: Severity
    let id: String
    let text: String
    let place: Place
    let notes: [Note]
  }

  private struct Note: Sendable, Hashable {
    let text: String
    let place: Place?
  }

  /// A token of a part, comments not counted, and a byte in it.
  private struct Place: Sendable, Hashable {
    let part: Int
    let token: Int
    let inside: Int
  }

  /// From what was said of one of the translations.
  init(_ messages: [CompilerMessage], of unit: SnippetUnit) {
    func place(_ place: CompilerMessage.Place) -> Place {
      let part = min(max(place.part, 0), unit.texts.count - 1)
      let found = unit.texts[part].place(place.offset)
      return Place(part: part, token: found.token, inside: found.inside)
    }
    self.messages = messages.map { message in
      Message(
        severity: message.severity, id: message.id, text: message.text, place: place(message.place),
        notes: message.notes.map { Note(text: $0.text, place: $0.place.map(place)) })
    }
  }

  /// For one of the translations.
  func messages(for unit: SnippetUnit) -> [CompilerMessage] {
    func place(_ place: Place) -> CompilerMessage.Place {
      let part = min(place.part, unit.texts.count - 1)
      return CompilerMessage.Place(
        part: part, offset: unit.texts[part].offset(token: place.token, inside: place.inside))
    }
    return messages.map { message in
      CompilerMessage(
        message.severity, message.id, message.text, at: place(message.place),
        notes: message.notes.map { CompilerMessage.Note($0.text, at: $0.place.map(place)) })
    }
  }
}

extension Verdict {
  /// Lines of fields between tabs: `m severity part token inside id text`, each followed by its notes,
  /// `n part token inside text`; a first line says what this is, a last one that it is whole.
  var bytes: [UInt8] {
    var lines = [Self.header]
    for message in messages {
      lines.append(
        "m\t\(message.severity.rawValue)\t\(Self.fields(message.place))\t\(message.id)\t\(Self.escaped(message.text))")
      for note in message.notes { lines.append("n\t\(Self.fields(note.place))\t\(Self.escaped(note.text))") }
    }
    return Array((lines.joined(separator: "\n") + "\n.\n").utf8)
  }

  /// Nil for bytes that this version did not write.
  init?(bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 3, lines[0] == Self.header, lines.suffix(2).elementsEqual([".", ""]) else { return nil }
    var messages: [Message] = []
    for line in lines.dropFirst().dropLast(2) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if fields.count == 7, fields[0] == "m", let severity = Severity(rawValue: fields[1]),
        let place = Self.place(fields[2...4])
      {
        messages.append(
          Message(severity: severity, id: fields[5], text: Self.unescaped(fields[6]), place: place, notes: []))
      } else if fields.count == 5, fields[0] == "n", let last = messages.popLast() {
        let note = Note(text: Self.unescaped(fields[4]), place: Self.place(fields[1...3]))
        messages.append(
          Message(
            severity: last.severity, id: last.id, text: last.text, place: last.place, notes: last.notes + [note]))
      } else {
        return nil
      }
    }
    self.messages = messages
  }

  private static let header = "phasebook verdict 1"

  private static func fields(_ place: Place?) -> String {
    place.map { "\($0.part)\t\($0.token)\t\($0.inside)" } ?? "-\t-\t-"
  }

  private static func place(_ fields: ArraySlice<String>) -> Place? {
    let numbers = fields.compactMap { Int($0) }
    guard numbers.count == 3, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    return Place(part: numbers[0], token: numbers[1], inside: numbers[2])
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\t", with: "\\t")
  }

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
