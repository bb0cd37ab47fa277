package import Diagnostics

/// One thing to look for in a machine that could be read as a whole, or several that are found on the same way.
struct Lint: Sendable {
  let rules: [Rule]
  /// The set: transitions that scenarios over several machines take.
  let find: @Sendable (Machine, Set<ID<Transition>>) -> [Diagnostic]

  init(_ rules: Rule..., find: @escaping @Sendable (Machine) -> [Diagnostic]) {
    self.rules = rules
    self.find = { machine, _ in find(machine) }
  }

  /// One for which it matters what is told of the machine elsewhere.
  init(_ rule: Rule, find: @escaping @Sendable (Machine, Set<ID<Transition>>) -> [Diagnostic]) {
    rules = [rule]
    self.find = find
  }

  static let all = [
    unreachableState, deadEnd, nonDeterminism, finalWithWayOut, unavailableCallback, singleRegion, wrongHistory,
    choiceWithoutElse, pseudoName, crossingRegions, illegalTargets, unusedDeclaration, unreachableGuard,
    shadowedTransition, noWayToFinal, repeatedCallback, differentOrder, contradictoryTiming,
    deprecatedWithoutReplacement, neverAvailable, ambiguousLabel, untidyText, longLabel, translatedCall,
    stepWithoutExpectation, largeDiagram,
    endlessLoop, scenarioDifference, uncoveredTransition, propertyVerdict,
    overriddenTransition, untranslatedLabel, eventInOneState, missingCounterpart,
  ]
}

extension Machine {
  package static let lintRules = Lint.all.flatMap(\.rules)

  /// Everything that is wrong with the machine as a whole, for every version and variant.
  ///
  /// Empty where the file has errors: what is missing then would be found a second time, as its consequences.
  ///
  /// `toldElsewhere`: the transitions that scenarios over several machines take.
  package func lint(toldElsewhere: Set<ID<Transition>> = []) -> [Diagnostic] {
    isWhole ? Lint.all.flatMap { $0.find(self, toldElsewhere) } : []
  }

  /// Elements for which `isBad` holds under some conditions, each with words for when: nil where it is whenever it exists.
  func elements<Element>(
    badUnder isBad: (Conditions) -> [ID<Element>], existing: (Conditions) -> [ID<Element>]
  ) -> [(element: ID<Element>, when: String?)] {
    var bad: [ID<Element>: [Conditions]] = [:]
    var all: [ID<Element>: [Conditions]] = [:]
    for conditions in distinctConditions {
      for element in existing(conditions) { all[element, default: []].append(conditions) }
      for element in isBad(conditions) { bad[element, default: []].append(conditions) }
    }
    return bad.sorted { $0.key.index < $1.key.index }.map { element, found in
      (element, words(for: found, among: all[element] ?? []))
    }
  }

  /// Words for the first of the conditions that were found, as few as keep it true that it is so whenever they apply:
  /// `in version 28 with view without-view`. Nil where it is so under all conditions.
  package func words(for found: [Conditions], among all: [Conditions]) -> String? {
    guard let first = found.first else { return nil }
    let others = Set(all).subtracting(found)
    var version = first.version
    var axes = variants.map(\.id)
    func isTrue(_ version: Version?, _ axes: [String]) -> Bool {
      !others.contains { other in
        (version == nil || other.version == version) && axes.allSatisfy { other.variants[$0] == first.variants[$0] }
      }
    }
    for axis in axes {
      let rest = axes.filter { $0 != axis }
      if isTrue(version, rest) { axes = rest }
    }
    if isTrue(nil, axes) { version = nil }
    let variants = axes.map { "\($0) \(first.variants[$0] ?? "")" }.joined(separator: " and ")
    let words = [version.map { "in version \($0)" }, variants.isEmpty ? nil : "with \(variants)"].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
