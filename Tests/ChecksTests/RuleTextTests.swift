import Checks
import Diagnostics
import TestSupport
import Testing

@Suite("The texts of rules")
struct RuleTextTests {
  @Test func idsAreUnique() {
    let ids = Rules.all.map(\.id)
    #expect(ids.count == Set(ids).count)
    #expect(ids.count >= 30)
  }

  @Test func rulesStandInTheOrderOfTheManual() {
    let order = Rules.all.map { (Rule.groups.firstIndex(of: $0.group) ?? 99, $0.id) }
    for (before, after) in zip(order, order.dropFirst()) { #expect(before < after) }
  }

  @Test(arguments: Rules.all)
  func texts(_ rule: Rule) {
    #expect(rule.id.wholeMatch(of: /[a-z]+\/[a-z]+[a-z0-9]*(-[a-z0-9]+)*/) != nil, "\(rule.id)")
    #expect(Rule.groups.contains(rule.group), "\(rule.id)")
    #expect(Rules.groups.contains(rule.group))
    let summary = rule.summary
    #expect(summary.hasSuffix("."), "\(rule.id): the summary is a sentence: \(summary)")
    #expect(!summary.dropLast().contains(". "), "\(rule.id): one sentence: \(summary)")
    #expect(summary.first?.isUppercase == true && !summary.contains { $0.isNewline }, "\(rule.id): \(summary)")
    let complaints = ["not ", "no ", "missing", "wrong", "invalid", "larger"]
    let saysWhatHolds = ["does not", "no larger", "not one that", "no text that", "unless"]
    if !saysWhatHolds.contains(where: summary.contains) {
      for word in complaints { #expect(!summary.contains(" \(word)"), "\(rule.id) says what is wrong: \(summary)") }
    }
    #expect(rule.why.hasSuffix(".") && rule.why.count > 20, "\(rule.id): why it matters: \(rule.why)")
    #expect(rule.why != summary)
    #expect(!rule.bad.files.isEmpty && !rule.good.files.isEmpty)
    #expect(rule.bad != rule.good, "\(rule.id): both examples are the same")
  }

  /// A rule that is written but not in the list could be reported and never explained.
  @Test func everyRuleInTheSourcesIsInTheList() throws {
    var written: Set<String> = []
    for file in Repository.swiftFiles(below: "Sources", "Site") {
      for match in try #require(Repository.text(file)).matches(of: /Rule\(\s*"([^"]+)",/) {
        written.insert(String(match.1))
      }
    }
    #expect(written.symmetricDifference(Rules.all.map(\.id)).sorted() == [])
  }

  /// Authors may write the numbers, whatever the case; each means one rule.
  @Test func otherNames() throws {
    #expect(Rules.rule("M030")?.id == "models/non-determinism" && Rules.rule("m030")?.id == "models/non-determinism")
    let names = Rules.all.flatMap(\.aliases)
    #expect(names.count == Set(names).count && names.count > 40)
    #expect(names.allSatisfy { Rules.rule($0) != nil })
  }
}

extension Rule: CustomTestStringConvertible {
  public var testDescription: String { id }
}
