import Foundation
import Languages
import Testing

/// The dictionaries of this machine.
enum InstalledDictionaries {
  static let folders = DictionaryFiles.folders(in: ProcessInfo.processInfo.environment)

  /// A test that needs them is skipped, by the name of what is missing, where one is not there.
  static func needed(_ languages: String...) -> ConditionTrait {
    let missing = languages.compactMap(LanguageTag.init).first { DictionaryFiles.find(for: $0, in: folders) == nil }
    let hint = missing.map { "no dictionary of '\($0)': \(DictionaryFiles.howToGet($0))" } ?? ""
    return .enabled(if: missing == nil, "\(hint)")
  }
}
