import Diagnostics
import Languages
import Markdown

extension Rule {
  static let mixedVariants = Rule(
    "script/mixed-variants", .warning, "A Serbian article is written in one pronunciation.",
    why: """
      Ekavian and ijekavian are both standard, and spellers accept both; an article that mixes them reads as if two \
      people had written it, and a search for one form misses the other.
      """,
    bad: .one("sr", "Време пролази, а промена чека. Вријеме не чека."),
    good: .one("sr", "Време пролази, а промена чека. Време не чека."))
}

extension ArticleProse {
  /// One finding: the first word of the rarer form.
  var mixedVariants: [Diagnostic] {
    guard tag.language == "sr" else { return [] }
    var found: [SerbianVariant: [SourceRange]] = [:]
    for text in texts {
      for part in text.words.flatMap(\.parts) {
        guard let variant = SerbianVariant(text.string(part)) else { continue }
        found[variant, default: []].append(text.prose.place(part))
      }
    }
    guard let ekavian = found[.ekavian], let ijekavian = found[.ijekavian] else { return [] }
    let (rare, usual) = ekavian.count < ijekavian.count ? (ekavian, ijekavian) : (ijekavian, ekavian)
    let name = (ekavian.count < ijekavian.count ? SerbianVariant.ekavian : .ijekavian).rawValue
    let more = rare.count > 1 ? ", as \(rare.count - 1) more of the article" : ""
    let word = rare[0].file.text(rare[0].bytes)
    let other = name == SerbianVariant.ekavian.rawValue ? SerbianVariant.ijekavian : .ekavian
    return [
      Diagnostic(
        .mixedVariants, "'\(word)' is \(name)\(more), where the article is \(other.rawValue)", at: rare[0],
        notes: [Diagnostic.Note("a word of the other form", usual[0])])
    ]
  }
}
