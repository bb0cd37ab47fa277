/// Endings that a language puts behind foreign words.
extension LanguageTag {
  /// Whether a text is such an ending, in the language's own script: `-у` of `Foo-у`.
  package func isCaseEnding(_ text: String) -> Bool {
    CaseEndings.known[language]?.contains(text.lowercased()) ?? false
  }

  /// Whether the language may put endings behind foreign words at all. In Russian the words stay as they are.
  package var declinesForeignWords: Bool { language == "sr" }
}

private enum CaseEndings {
  static let known: [String: Set<String>] = [
    "sr": [
      "а", "е", "и", "о", "у", "ом", "ем", "ја", "је", "ју", "јем", "јом", "ови", "ове", "ова", "ов", "ев", "еви",
      "ева", "ева", "има", "ама", "овима", "евима", "овог", "овом", "овој", "овим", "ов", "ова", "ин", "ка",
    ],
    "ru": [
      "а", "я", "у", "ю", "ом", "ем", "ой", "ей", "е", "и", "ы", "ов", "ев", "ам", "ям", "ами", "ями", "ах", "ях",
    ],
  ]
}
