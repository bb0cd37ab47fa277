/// The small words that no sentence does without: they tell a language without a dictionary.
extension LanguageTag {
  /// Whether a word, in lower case, is such a word of the language; of none where they are not known.
  package func isFunctionWord(_ word: String) -> Bool { FunctionWords.known[language]?.contains(word) ?? false }

  package var hasFunctionWords: Bool { FunctionWords.known[language] != nil }
}

private enum FunctionWords {
  static let known: [String: Set<String>] = [
    "en": [
      "the", "a", "an", "of", "and", "or", "to", "is", "are", "was", "were", "be", "been", "it", "its", "that", "this",
      "these", "those", "with", "from", "by", "for", "not", "but", "as", "at", "on", "which", "when", "if", "has",
      "have", "there", "they", "you", "your", "can", "only", "does", "do", "no", "than", "then", "into",
    ],
    "de": [
      "der", "die", "das", "dem", "den", "des", "ein", "eine", "einer", "einem", "einen", "eines", "und", "oder", "zu",
      "ist", "sind", "wird", "werden", "nicht", "mit", "von", "vom", "auf", "für", "bei", "als", "auch", "sich", "es",
      "sie", "er", "wenn", "dass", "im", "zum", "zur", "aus", "nach", "über", "nur", "noch", "kein", "keine", "hat",
      "haben", "kann", "wie", "so", "aber", "durch",
    ],
    "ru": [
      "и", "а", "в", "во", "не", "на", "что", "с", "со", "по", "к", "ко", "из", "от", "до", "для", "это", "как", "или",
      "но", "если", "когда", "он", "она", "оно", "они", "его", "её", "ее", "их", "у", "о", "об", "за", "при", "только",
    ],
    "sr": [
      "и", "а", "у", "на", "да", "се", "је", "су", "не", "са", "с", "од", "до", "за", "из", "по", "као", "или", "али",
      "ако", "када", "кад", "који", "која", "које", "то", "што", "само", "није", "о",
    ],
  ]
}
