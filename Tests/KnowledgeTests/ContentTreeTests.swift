import Diagnostics
import Files
import Foundation
import Knowledge
import Languages
import Markdown
import TestSupport
import Testing

@Suite("What stands in a content folder")
struct ContentTreeTests {
  private let languages = ["en", "de", "sr"].compactMap { folder in
    LanguageTag(folder).map { SiteLanguage(folder: folder, tag: $0) }
  }

  private func load(_ files: FileSystem) async -> Outcome<ContentTree> {
    await ContentTree.load(files, prefix: "Content/", languages: languages, jobs: Jobs(2))
  }

  @Test func sortsFilesByWhatTheyAre() async {
    let names = [
      "README.md", "en/a.md", "en/b/index.md", "en/B.MD", "en/x.png", "en/noending", "de/a.md", "en/u\u{308}.md",
      "other/a.md",
      "theme/strings/de.po", "theme/strings/fr.po", "phasebook.yaml", "en.md", "EN/c.md",
    ]
    let outcome = await load(.sample(Dictionary(uniqueKeysWithValues: names.map { ($0, Array("x".utf8)) })))
    let tree = outcome.value
    #expect(tree.articles.map { "\($0.language) \($0.topic)" }.sorted() == ["0 B", "0 a", "0 b/index", "0 ü", "1 a"])
    #expect(
      tree.articles.first { $0.topic == "ü" }?.path.string.unicodeScalars.count == "en/ü.md".unicodeScalars.count + 1)
    #expect(tree.articles.first?.source.path.hasPrefix("Content/") == true)
    #expect(
      tree.files.keys.sorted() == [
        "EN/c.md", "README.md", "en.md", "en/noending", "en/x.png", "other/a.md", "phasebook.yaml",
        "theme/strings/de.po",
        "theme/strings/fr.po",
      ])
    #expect(tree.folders == ["EN", "de", "en", "en/b", "other", "theme", "theme/strings"])
    #expect(tree.strings.keys.sorted() == ["de"])
    #expect(
      outcome.diagnostics.map(\.line) == [
        "Content/EN/c.md:1:1 structure/unknown-language: the folder 'EN' holds articles, but no such language is configured"
          + " (did you mean 'en'?)"
      ])
  }

  /// Folders that hold a Markdown file and are no language: a false alarm would be worse than silence.
  @Test(arguments: ["Assets", "Models", "Snippets", "Stubs", "theme", "notes", "draft", "x"])
  func foldersThatAreNoLanguages(_ folder: String) async {
    #expect(await load(.sample(["\(folder)/README.md": []])).diagnostics.map(\.line) == [])
  }

  @Test func oneFindingForAllArticlesOfAnUnknownLanguage() async {
    let outcome = await load(.sample(["fr/a.md": [], "fr/b.md": [], "fr/c/d.md": [], "it/a.png": []]))
    #expect(
      outcome.diagnostics.map(\.line) == [
        "Content/fr/a.md:1:1 structure/unknown-language: the folder 'fr' holds articles, but no such language is configured"
          + " (did you mean 'sr'?)"
      ])
  }

  @Test func whatCannotBeRead() async throws {
    let folder = try TemporaryFolder()
    try folder.write(["en/good.md": "x", "en/folder.md/inside.md": "x"])
    #expect(symlink("/nowhere/at/all", folder["en/bad.md"]) == 0)
    #expect(symlink("good.md", folder["en/alias.md"]) == 0)
    #expect(symlink("..", folder["en/up"]) == 0)
    #expect(mkfifo(folder["en/pipe.md"], 0o644) == 0)
    let outcome = await load(.disk(folder.path))
    #expect(outcome.value.articles.map(\.topic) == ["alias", "folder.md/inside", "good"])
    #expect(
      outcome.diagnostics.sorted().map(\.line) == [
        "Content/en/bad.md:1:1 structure/unreadable: is a symbolic link that leads nowhere or round in a circle",
        "Content/en/folder.md:1:1 structure/unreadable: is a folder, not an article",
        "Content/en/pipe.md:1:1 structure/unreadable: is neither a file nor a folder",
        "Content/en/up:1:1 structure/unreadable: is a symbolic link that leads to a folder that holds it",
      ])
  }

  @Test func aFileThatVanishesBetweenListingAndReading() async throws {
    let path = try #require(RelativePath("en/a.md"))
    let files = FileSystem(
      list: { [FileSystem.Entry(path: path, kind: .file(size: 1))] },
      read: { path throws(FileError) in throw FileError(path: path.string, reason: "no such file or directory") })
    let outcome = await load(files)
    #expect(outcome.value.articles.isEmpty)
    #expect(
      outcome.diagnostics.map(\.line) == [
        "Content/en/a.md:1:1 structure/unreadable: cannot be read: no such file or directory"
      ])
  }

  /// A file that is too large is never read.
  @Test func largeFilesAreNotRead() async throws {
    let path = try #require(RelativePath("en/a.md"))
    let files = FileSystem(
      list: { [FileSystem.Entry(path: path, kind: .file(size: Limits.fileSize + 1))] },
      read: { path throws(FileError) in
        Issue.record("\(path) was read")
        return []
      })
    #expect(await load(files).diagnostics.map(\.rule.id) == ["structure/limit"])
  }
}
