import Diagnostics
import Foundation
import Snippets
import TestSupport
import Testing

/// The Kotlin compiler of this machine, for the tests that need a real one.
enum InstalledKotlin {
  static let search = KotlinToolchain.find(in: ProcessInfo.processInfo.environment, from: [Repository.root])

  static let stubsFolder = Repository.root + "/Content/Stubs/Kotlin"

  static let stubs = Repository.files.filter {
    $0.hasPrefix("Content/Stubs/Kotlin/") && ($0.hasSuffix(".java") || $0.hasSuffix(".kt"))
  }.map { SourceFile(path: $0, text: Repository.text($0) ?? "") }

  /// Kept between runs of the tests, since what is in it takes seconds to make.
  static let cache = Repository.root + "/.build/tools/cache"

  static func compiler(_ settings: KotlinSettings = KotlinSettings(stubs: stubs), cache: String? = cache) throws
    -> KotlinCompiler
  {
    KotlinCompiler(try search.get(), settings, cache: cache)
  }

  /// A unit of shown parts.
  static func unit(_ parts: String..., hidden: String? = nil) -> CompilationUnit {
    CompilationUnit(
      parts: parts.map { CompilationUnit.Part(Array($0.utf8), isShown: true) }
        + [hidden].compactMap { $0 }.map { CompilationUnit.Part(Array($0.utf8), isShown: false) })
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips what needs a real compiler where there is none, and says how to get it.
  static var needsKotlin: Self {
    switch InstalledKotlin.search {
    case .success: .enabled(if: true)
    case .failure(let missing): .enabled(if: false, "\(missing.reason): \(missing.howToGet)")
    }
  }
}
