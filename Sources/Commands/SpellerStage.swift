import Checks
import Files
import Foundation
import Knowledge
import Languages

/// The stage that asks the dictionaries of this machine about the words of articles.
struct SpellerStage {
  let cache: Cache
  let jobs: Jobs

  func run(_ base: KnowledgeBase) async -> CheckedWords {
    let folders = DictionaryFiles.folders(in: ProcessInfo.processInfo.environment)
    return await CheckedWords.check(base, folders: folders, cache: cache, jobs: jobs)
  }
}
