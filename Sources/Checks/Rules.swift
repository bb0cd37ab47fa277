package import Diagnostics
import Knowledge
import Markdown
import Snippets
import StateMachines
import Translations
import YAML

/// Every rule that exists; nothing registers itself.
package enum Rules {
  /// Sorted by group, in the order of the manual, then by id.
  package static let all: [Rule] = {
    let order = Dictionary(uniqueKeysWithValues: Rule.groups.enumerated().map { ($1, $0) })
    let rules =
      YAML.rules + Machine.readingRules + MachineImport.rules + Catalog.rules + [.exchangeFile] + parsing
      + Snippet.readingRules + linking
      + Check.all.flatMap(\.rules) + Rule.compiled + Rule.spelled + [.unusedSuppression, .unusedFact]
    return rules.sorted { (order[$0.group] ?? 99, $0.id) < (order[$1.group] ?? 99, $1.id) }
  }()

  private static let parsing: [Rule] = [.markdownLimit, .invalidUTF8, .openFrontMatter]

  private static let linking: [Rule] = [
    .missingTarget, .missingAnchor, .missingAsset, .outsideContent, .draftTarget, .addressCollision, .reservedAddress,
    .unknownMachine, .unknownElement, .unknownCondition, .navigationTarget, .unsafeAddress, .unreadable,
    .unknownLanguage, .configurationFormat, .ledgerLine,
  ]

  /// The groups that have rules.
  package static let groups: [String] = Rule.groups.filter { group in all.contains { $0.group == group } }

  /// Rules that find elements of a source which its translation lacks or has otherwise.
  package static let aboutElements: [Rule] = [
    .missingSegment, .headingTree, .listShape, .tableShape, .alertKind, .differentHeadingID,
  ]

  /// The rule of that id or other name; nil where there is none.
  package static func rule(_ name: String) -> Rule? { all.first { $0.isCalled(name) } }
}
