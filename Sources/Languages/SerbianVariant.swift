/// The two standard pronunciations of Serbian, which also differ in writing: време and вријеме.
package enum SerbianVariant: String, Sendable, Hashable {
  case ekavian, ijekavian

  /// Which of the two a word belongs to; nil where it is written alike in both, or not known.
  package init?(_ word: String) {
    let plain = word.lowercased()
    let cyrillic = SerbianScript.cyrillic(plain) ?? plain
    for (ekavian, ijekavian) in Self.words where cyrillic == ekavian || cyrillic == ijekavian {
      self = cyrillic == ekavian ? .ekavian : .ijekavian
      return
    }
    for (ekavian, ijekavian) in Self.beginnings {
      if cyrillic.hasPrefix(ijekavian) {
        self = .ijekavian
        return
      }
      if cyrillic.hasPrefix(ekavian) {
        self = .ekavian
        return
      }
    }
    return nil
  }

  private static let words = [
    ("пре", "прије"), ("где", "гдје"), ("увек", "увијек"), ("овде", "овдје"), ("негде", "негдје"), ("две", "двије"),
    ("време", "вријеме"),
    ("део", "дио"), ("реч", "ријеч"), ("после", "послије"), ("понегде", "понегдје"), ("обе", "обје"),
    ("мења", "мијења"), ("мењају", "мијењају"),
  ]

  /// Beginnings of all forms of a word. Those of the ijekavian words are never those of an ekavian one.
  private static let beginnings = [
    ("обавешт", "обавјешт"), ("промен", "промјен"), ("захтев", "захтјев"),
    ("вредност", "вриједност"), ("следећ", "сљедећ"), ("последњ", "посљедњ"), ("пример", "примјер"),
    ("извешта", "извјешта"), ("мест", "мјест"), ("замен", "замјен"), ("примен", "примјен"), ("смер", "смјер"),
    ("провер", "провјер"), ("целин", "цјелин"), ("свест", "свијест"), ("уверен", "увјерен"),
    ("измен", "измјен"), ("вештач", "вјештач"), ("цел", "цијел"), ("реше", "рјеше"),
    ("видет", "видјет"), ("осет", "осјет"), ("сећањ", "сјећањ"), ("размен", "размјен"),
    ("неповерљив", "неповјерљив"), ("поверљив", "повјерљив"), ("човек", "човјек"), ("разумет", "разумјет"),
  ]
}
