import Diagnostics
import Languages
import Markdown

extension Rule {
  static let invisibleCharacter = Rule(
    "script/invisible-character", .error, "A text has only characters that can be seen, each in its shortest form.",
    why: """
      A zero-width space or a soft hyphen inside a word, or a letter taken apart into a base and a mark, comes with \
      copied text; it cannot be seen, and no search finds the word. An accent that has no letter of its own may stand.
      """,
    bad: .one("ru", "При\u{200B}ложение."), good: .one("ru", "Приложение, состоя́ние."))
}

extension ArticleProse {
  var invisibleCharacters: [Diagnostic] {
    texts.flatMap { text in
      invisible(text) + text.words.flatMap(\.parts).compactMap { decomposed(text, $0) }
    }
  }

  private func invisible(_ text: Text) -> [Diagnostic] {
    text.prose.text.indices.compactMap { index in
      guard let name = Self.name(of: text.prose.text[index]) else { return nil }
      let range = index..<index + 1
      return Diagnostic(
        .invisibleCharacter, "here is a \(name), which nobody sees", at: text.prose.place(range), help: "remove it",
        fix: text.fix(range, ""))
    }
  }

  private static func name(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0xAD: "soft hyphen (U+00AD)"
    case 0x200B: "zero-width space (U+200B)"
    case 0x2060: "word joiner (U+2060)"
    case 0xFEFF: "byte order mark (U+FEFF)"
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
      "mark of writing direction (U+\(String(scalar.value, radix: 16, uppercase: true)))"
    default: nil
    }
  }

  private func decomposed(_ text: Text, _ part: Range<Int>) -> Diagnostic? {
    guard text.prose.text[part].contains(where: \.isMark) else { return nil }
    let word = text.string(part)
    let composed = word.normalized
    guard !composed.unicodeScalars.elementsEqual(word.unicodeScalars) else { return nil }
    return Diagnostic(
      .invisibleCharacter, "letters of '\(composed)' are written as a letter and a mark each",
      at: text.prose.place(part), help: "write them as one character each (NFC)", fix: text.fix(part, composed))
  }
}
