package import Diagnostics
package import Files
package import Knowledge
import Languages
import Markdown
import YAML

/// What dictionaries say of the words of all articles: which are unknown, and where the glossary is not kept to.
package struct CheckedWords: Sendable {
  package let findings: [Diagnostic]
  package let skipped: [Skipped]
  /// Rules that could not be asked in every language.
  package var notRun: [Rule] { skipped.isEmpty ? [] : Rule.spelled }
  /// The names of the dictionaries that had to be loaded.
  package let loaded: [String]
  private let lexicons: [Lexicon?]
  /// What the unknown words are, by place.
  private let words: [SourceRange: (word: String, language: Int)]
  private let names: KnownNames

  /// Checks all articles with the dictionaries that are found in `folders`.
  package static func check(_ base: KnowledgeBase, folders: [String], cache: Cache, jobs: Jobs) async -> CheckedWords {
    let found = base.languages.map { DictionaryFiles.find(for: $0.tag, in: folders) }
    let additions = base.languages.indices.map(base.additions)
    let lexicons = base.languages.indices.map { index in
      found[index].map { Lexicon(base.languages[index].tag, $0, words: additions[index], cache: cache) }
    }
    let names = KnownNames(base)
    let terms = TermSearch(base, lexicons, names)
    let results = await base.languages.indices.concurrentMap(jobs: jobs) { language -> LanguageWords in
      guard let lexicon = lexicons[language] else { return LanguageWords() }
      var speller = Speller(base.languages[language].tag, lexicon, names, own: Set(additions[language].map(\.word)))
      var result = LanguageWords(findings: base.glossary.unknownModels(language, lexicon))
      for article in base.articles where article.language == language {
        var more = names
        more.add(labels: article.frontMatter.sources.map(\.title))
        let silenced = base.suppressions.filter {
          $0.block.file.path == article.source.path && Rule.unknownWord.isCalled($0.rule.text)
        }
        let unknown = UnknownWords(article, silenced, &speller, more: more)
        result.findings += unknown.findings + terms.forbidden(in: article)
        result.words.merge(unknown.words) { first, _ in first }
      }
      return result
    }
    let missing = await base.topics.indices.concurrentMap(jobs: jobs) { terms.missing(in: $0) }
    for lexicon in lexicons { lexicon?.save() }
    let isUsable = { (finding: Diagnostic) in
      let path = finding.range?.file.path
      return !base.articles.contains { $0.source.path == path && lexicons[$0.language]?.problem != nil }
    }
    var findings = missing.flatMap { $0 }.filter(isUsable)
    var words: [SourceRange: (word: String, language: Int)] = [:]
    for (language, result) in results.enumerated() where lexicons[language]?.problem == nil {
      findings += result.findings
      words.merge(result.words.mapValues { ($0, language) }) { first, _ in first }
    }
    return CheckedWords(
      findings: findings, skipped: skipped(base, lexicons),
      loaded: zip(found, lexicons).compactMap { $1?.isLoaded == true ? $0?.name : nil }, lexicons: lexicons,
      words: words,
      names: names)
  }

  /// The findings, those about unknown words with what may have been meant. Dictionaries are slow at this, so it is done
  /// for what is printed, and after the first fifty words no more.
  package func withSuggestions(_ findings: [Diagnostic]) -> [Diagnostic] {
    var left = 50
    let result = findings.sorted().map { finding -> Diagnostic in
      guard finding.rule == .unknownWord, left > 0, let place = finding.range, let (word, language) = words[place]
      else {
        return finding
      }
      left -= 1
      var meant = lexicons[language]?.suggestions(for: word) ?? []
      if let name = suggestion(for: word, among: names.exact.sorted()), editDistance(name, word) <= 2 {
        meant.removeAll { $0 == name }
        meant.insert(name, at: 0)
      }
      let list = meant.prefix(3).map { "'\($0)'" }
      let help =
        list.isEmpty
        ? "where it is right, put it under 'words' or 'keep' in glossary.yaml"
        : "did you mean \(list.joined(separator: ", "))? Where it is right, put it into glossary.yaml"
      var changed = Diagnostic(finding.rule, finding.message, at: place, notes: finding.notes, help: help)
      changed.severity = finding.severity
      return changed
    }
    for lexicon in lexicons { lexicon?.save() }
    return result
  }

  private static func skipped(_ base: KnowledgeBase, _ lexicons: [Lexicon?]) -> [Skipped] {
    base.languages.indices.flatMap { language -> [Skipped] in
      let tag = base.languages[language].tag
      let count = base.articles.count { $0.language == language }
      guard count > 0, lexicons[language] == nil || lexicons[language]?.problem != nil else { return [] }
      let reason = lexicons[language]?.problem?.reason ?? "there is no dictionary of \(tag) (\(tag.nativeName))"
      let help = DictionaryFiles.howToGet(tag)
      let isInGlossary = base.glossary.terms.contains { $0.names[language] != nil }
      return (isInGlossary ? ["spelling", "translation"] : ["spelling"]).map {
        Skipped(group: $0, count: count, reason: reason, help: help, isMissingTool: true)
      }
    }
  }
}

/// What was found in one language.
private struct LanguageWords: Sendable {
  var findings: [Diagnostic] = []
  var words: [SourceRange: String] = [:]
}

extension KnowledgeBase {
  /// What the glossary adds to the dictionary of a language.
  fileprivate func additions(to language: Int) -> [Lexicon.Addition] {
    let words = glossary.words[language].map { Lexicon.Addition($0.text.value, inflectedAs: $0.model?.value) }
    let own = Set(words.map(\.word))
    let lemmas = glossary.terms.flatMap { $0.names[language]?.lemmas ?? [] }
      .flatMap { lemma in ProseWord.all(in: Array(lemma.value.utf8)).flatMap(\.parts).map(\.text) }
    return words + Set(lemmas).subtracting(own).sorted().map { Lexicon.Addition($0) }
  }
}

extension Rule {
  /// Rules that need dictionaries.
  static let spelled: [Rule] = [.unknownWord, .unknownModel, .missingTerm, .forbiddenTerm]
}
