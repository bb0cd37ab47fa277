import Knowledge
import Markdown
import Snippets

/// What a page says beside each block of code: with what it compiles, or that it does not and why.
enum CodeNotes {
  /// By node of the article's document. It comes from what was recorded; a build asks no compiler.
  static func all(of article: Article, _ context: SiteContext) -> [Int: RenderOptions.CodeNote] {
    let versions = context.base.recordedVersions(in: article)
    let strings = context.allStrings[article.language]
    let site = context.base.languages[article.language]
    var notes: [Int: RenderOptions.CodeNote] = [:]
    for snippet in article.snippets {
      if snippet.isIllustrative, let reason = snippet.reason?.text {
        notes[snippet.node] = RenderOptions.CodeNote(
          strings.text(.notCompiled, site.converted(reason)), isWarning: false)
      } else if snippet.isCompiled, snippet.failure != nil {
        notes[snippet.node] = RenderOptions.CodeNote(strings[.doesNotCompile], isWarning: true)
      } else if let version = versions[snippet.node] {
        let release = version.split(separator: ".").prefix(2).joined(separator: ".")
        let name = "\(CodeLanguage.name(snippet.language)) \(release)"
        notes[snippet.node] = RenderOptions.CodeNote(strings.text(.compiled, name), isWarning: false)
      }
    }
    return notes
  }
}
