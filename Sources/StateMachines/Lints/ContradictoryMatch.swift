package import Diagnostics

extension Rule {
  /// Two machines and what is said of both.
  private static func pair(_ gate: String, _ equivalences: String...) -> Rule.Example {
    let items = equivalences.enumerated().map { "- {id: match-\($0 + 1), members: [\($1)], relation: exactMatch}\n" }
    return [
      "Models/door.yaml": door, "Models/gate.yaml": gate.replacing("machine: door", with: "machine: gate"),
      "Models/equivalences.yaml": items.joined(),
    ]
  }

  /// The door that stays open for ever.
  private static let openForEver =
    door
    .replacing("open: {label", with: "open: {type: final, label")
    .replacing("  - {id: close, source: open, target: shut, event: pull, callbacks: []}\n", with: "")
    .replacing("  pull: {label: {en: pull, de: ziehen}}\n", with: "")

  static let unequalMatch = Rule(
    "models/unequal-match", .warning, "States that match exactly are either all final or all not.",
    why: "What ends in one machine and goes on in the other is alike at most.",
    bad: pair(openForEver, "door/open, gate/open"), good: pair(openForEver, "door/shut, gate/shut"))

  static let contradictoryMatch = Rule(
    "models/contradictory-match", .error,
    "What matches exactly matches whatever the other one matches, and nothing else.",
    why: "If A is the same as B, and B the same as C, then A and C cannot be different things.",
    bad: pair(door, "door/shut, gate/shut", "door/open, gate/shut"),
    good: pair(door, "door/shut, gate/shut", "door/open, gate/open"))
}

extension Equivalence {
  package static let lintRules: [Rule] = [.unequalMatch, .contradictoryMatch]

  /// What comparisons say against each other or against the machines.
  ///
  /// An exact match is transitive (SKOS Reference, S45), the other relations are not.
  package static func lint(_ equivalences: [Equivalence], _ machines: [Machine]) -> [Diagnostic] {
    var groups: [Set<String>] = []
    var findings: [Diagnostic] = []
    for equivalence in equivalences where equivalence.relation == .exactMatch {
      findings += equivalence.unequalStates(machines)
      let members = Set(equivalence.members.compactMap(\.reference))
      let met = groups.filter { !$0.isDisjoint(with: members) }
      let whole = met.reduce(members) { $0.union($1) }
      let known = met.reduce(into: Set<[String]>()) { $0.formUnion(twins(in: $1)) }
      for twins in twins(in: whole).subtracting(known).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
        findings.append(
          equivalence.contradiction("makes '\(twins[0])' and '\(twins[1])' the same, two elements of one machine"))
      }
      groups.removeAll { !$0.isDisjoint(with: members) }
      groups.append(whole)
    }
    for equivalence in equivalences where equivalence.relation != .exactMatch {
      let members = equivalence.members.compactMap(\.reference)
      for group in groups {
        let same = members.filter(group.contains)
        guard same.count > 1 else { continue }
        findings.append(
          equivalence.contradiction("tells '\(same[0])' and '\(same[1])' apart, which match exactly elsewhere"))
      }
    }
    return findings
  }

  private func contradiction(_ what: String) -> Diagnostic {
    Diagnostic(.contradictoryMatch, "'\(id)' \(what)", at: range)
  }

  /// Pairs of one machine and kind.
  private static func twins(in members: Set<String>) -> Set<[String]> {
    let sorted = members.sorted()
    var pairs: Set<[String]> = []
    for (place, first) in sorted.enumerated() {
      for second in sorted[(place + 1)...] where Member.space(of: first) == Member.space(of: second) {
        pairs.insert([first, second])
      }
    }
    return pairs
  }

  private func unequalStates(_ machines: [Machine]) -> [Diagnostic] {
    var ends: [String] = []
    var others: [String] = []
    for (name, state) in states {
      guard let machine = machines.first(where: { $0.id == name }) else { continue }
      if machine.states[state].kind == .final {
        ends.append("\(name)/\(state)")
      } else {
        others.append("\(name)/\(state)")
      }
    }
    guard let end = ends.first, let other = others.first else { return [] }
    return [
      Diagnostic(
        .unequalMatch, "'\(id)' says that '\(end)', which is final, and '\(other)', which is not, match exactly",
        at: range, help: "call it a closeMatch and say in 'caveats' where it does not hold")
    ]
  }
}

extension Equivalence.Member {
  /// As it is written; nil for a text.
  fileprivate var reference: String? {
    switch self {
    case .state(let machine, let id): "\(machine)/\(id)"
    case .callback(let machine, let id): "\(machine)!\(id)"
    case .event(let machine, let id): "\(machine)@\(id)"
    case .text: nil
    }
  }

  /// The machine and the mark of the kind.
  fileprivate static func space(of reference: String) -> Substring {
    reference[...(reference.firstIndex { "/!@".contains($0) } ?? reference.startIndex)]
  }
}
