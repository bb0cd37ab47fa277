internal import Diagnostics
internal import Files
internal import Foundation
internal import Knowledge
internal import Snippets
internal import Translations

/// What articles said before, as far as git knows.
struct SourceHistory {
  /// The content folder.
  private let folder: String
  private let git: String?

  /// Why an old text cannot be had, in the words of a message.
  struct Lack: Error, CustomStringConvertible {
    let description: String
  }

  init(folder: String) {
    self.folder = folder
    git = Tool.git.finding(in: ProcessInfo.processInfo.environment["PATH"] ?? "").version
  }

  /// How many versions of one article are looked at, newest first.
  private static let limit = 100

  /// The versions of an article that were committed, newest first, through renames.
  func versions(of article: Article) -> Result<[ArticleText], Lack> {
    guard let git else { return .failure(Lack(description: "git is not found, so its old text cannot be had")) }
    let scratch = NSTemporaryDirectory() + "phasebook-git-\(ProcessInfo.processInfo.processIdentifier)"
    guard (try? Disk.makeFolder(scratch)) != nil else {
      return .failure(Lack(description: "there is no room for temporary files, so its old text cannot be had"))
    }
    defer { try? Disk.remove(scratch) }
    func run(_ arguments: [String]) -> String? {
      var process = Subprocess(git, ["-c", "core.quotePath=false", "-c", "log.showSignature=false"] + arguments)
      process.folder = folder
      process.limit = 60
      guard let outcome = process.run(scratch: scratch), outcome.status == 0 else { return nil }
      return outcome.output
    }
    let arguments = ["log", "--follow", "--format=", "--raw", "--no-abbrev", "--no-color", "--"]
    guard let log = run(arguments + [article.path.string]) else {
      return .failure(Lack(description: "this is no git repository, so its old text cannot be had"))
    }
    var seen: Set<Substring> = []
    // `:100644 100644 OLD NEW M\tpath`, newest first.
    let blobs = log.split(separator: "\n").flatMap { line -> [Substring] in
      let words = line.split(separator: " ")
      guard line.hasPrefix(":"), words.count > 4 else { return [] }
      return [words[3], words[2]].filter { blob in !blob.allSatisfy { $0 == "0" } && seen.insert(blob).inserted }
    }
    return .success(
      blobs.prefix(Self.limit).compactMap { blob in
        run(["cat-file", "blob", String(blob)]).map { text in
          article.version(SourceFile(path: article.source.path, bytes: Array(text.utf8))).translationText
        }
      })
  }
}
