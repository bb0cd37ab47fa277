internal import Foundation

/// What the system calls a language in that language itself; nil where it does not know it.
///
/// Only for languages outside our table: the answer may differ from one system to the next.
func systemName(of tag: LanguageTag) -> String? {
  let name = Locale(identifier: tag.description).localizedString(forIdentifier: tag.description)
  return name.flatMap { $0.isEmpty || $0.lowercased() == tag.description.lowercased() ? nil : $0 }
}
