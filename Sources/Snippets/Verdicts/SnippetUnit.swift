package import Diagnostics
package import Files

/// The blocks of an article that are compiled together: one, or all of a group, with the declarations hidden behind them.
package struct SnippetUnit: Sendable {
  package let language: String
  /// In reading order; never empty.
  package let snippets: [Snippet]
  /// Files of hidden declarations, each once.
  package let contexts: [SourceFile]
  package let settings: CompilationUnit.Settings
  /// Stands for the code and all that the author says of it, whatever compiles it: equal for translations.
  package let key: Fingerprint
  /// The code of the blocks, then of the contexts.
  package let texts: [CodeText]

  package init(_ snippets: [Snippet], contexts: [SourceFile], settings: SnippetSettings) {
    self.snippets = snippets
    language = snippets.first?.language ?? ""
    self.contexts = contexts
    let isSwift = language == "swift"
    self.settings = CompilationUnit.Settings(
      mode: isSwift ? snippets.lazy.compactMap(\.mode).first ?? settings.swiftMode : nil,
      minimum: isSwift ? snippets.lazy.compactMap(\.minimum).first?.text : nil)
    let language = language
    texts = (snippets.map(\.code) + contexts.map(\.bytes)).map { CodeText($0, language: language) }
    var key = Fingerprint(Array("1\0\(language)\0\(self.settings.mode ?? 0)\0\(self.settings.minimum ?? "")".utf8))
    for text in texts.prefix(snippets.count) { key.add(Array("\0\(text.fingerprint)".utf8)) }
    for context in contexts { key.add(Array("\0c\0".utf8) + context.bytes) }
    self.key = key
  }

  package var compilationUnit: CompilationUnit {
    CompilationUnit(
      parts: snippets.map { CompilationUnit.Part($0.code, isShown: true) }
        + contexts.map { CompilationUnit.Part($0.bytes, isShown: false) },
      settings: settings)
  }

  /// Where in the authors' files a place is: in a block, or in a file of hidden declarations.
  package func range(of place: CompilerMessage.Place) -> SourceRange {
    let rest = texts[place.part].rest(at: place.offset)
    if place.part < snippets.count { return snippets[place.part].range(at: rest.lowerBound, length: rest.count) }
    return SourceRange(contexts[place.part - snippets.count], rest)
  }
}
