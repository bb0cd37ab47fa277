/// The version and the variant under which a machine is looked at.
package struct Conditions: Sendable, Hashable {
  /// Nil where the machine has no versions.
  package var version: Version?
  /// A value for each axis.
  package var variants: [String: String]

  package init(version: Version?, variants: [String: String]) {
    self.version = version
    self.variants = variants
  }
}

/// A version of what a machine describes.
package struct Version: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let name: String
  /// The place in the scheme's order.
  let index: Int

  package var description: String { name }

  /// In the order of the scheme, which no rule of numbers can tell.
  package static func < (left: Version, right: Version) -> Bool { left.index < right.index }
}

/// How versions are called, and in which order they came.
package struct VersionScheme: Sendable {
  package let name: String?
  /// The newest last; never empty.
  package let order: [Version]

  /// The version that is called so; nil where there is none.
  package subscript(name: String) -> Version? { order.first { $0.name == name } }
}

/// Something in which machines differ that are otherwise the same.
package struct VariantAxis: Sendable {
  package let id: String
  package let label: LocalizedString?
  package let values: [Value]
  package let defaultValue: String

  /// One of the ways.
  package struct Value: Sendable {
    package let id: String
    package let label: LocalizedString?
  }
}

/// Where something exists: from one version to another, in some variants.
package struct Availability: Sendable, Hashable {
  package let since: Version?
  /// The last version that has it.
  package let until: Version?
  /// Required values, by axis.
  package let variants: [String: String]

  package static let always = Availability(since: nil, until: nil, variants: [:])

  /// Whether it exists under these conditions.
  package func holds(under conditions: Conditions) -> Bool {
    if let version = conditions.version {
      if let since, version < since { return false }
      if let until, version > until { return false }
    }
    return variants.allSatisfy { conditions.variants[$0.key] == $0.value }
  }
}

extension Machine {
  /// The newest version and the default of every axis.
  package var defaultConditions: Conditions {
    Conditions(
      version: versions?.order.last,
      variants: Dictionary(variants.map { ($0.id, $0.defaultValue) }) { first, _ in first })
  }

  /// Every combination of variants, the defaults first, under one version.
  package func combinations(version: Version?) -> [Conditions] {
    var result = [Conditions(version: version, variants: defaultConditions.variants)]
    // More axes than anyone can survey: the rest keeps its defaults.
    for axis in variants where result.count * axis.values.count <= Self.combinationLimit {
      let values = [axis.defaultValue] + axis.values.map(\.id).filter { $0 != axis.defaultValue }
      result = result.flatMap { conditions in
        values.map { value in
          var conditions = conditions
          conditions.variants[axis.id] = value
          return conditions
        }
      }
    }
    return result
  }

  private static let combinationLimit = 64

  /// Conditions under which everything that can differ does: the newest version first, then those before it at which
  /// something appears or disappears, each with all combinations of variants.
  package var distinctConditions: [Conditions] {
    guard let order = versions?.order, let newest = order.last else { return combinations(version: nil) }
    var boundaries: Set<Version> = [newest]
    for availability in availabilities {
      if let since = availability.since {
        boundaries.insert(since)
        if since.index > 0 { boundaries.insert(order[since.index - 1]) }
      }
      if let until = availability.until {
        boundaries.insert(until)
        if until.index + 1 < order.count { boundaries.insert(order[until.index + 1]) }
      }
    }
    for version in callbacks.flatMap({ [$0.since, $0.removed].compactMap { $0 } }) where version.index > 0 {
      boundaries.formUnion([version, order[version.index - 1]])
    }
    return boundaries.sorted(by: >).flatMap { combinations(version: $0) }
  }

  private var availabilities: [Availability] {
    states.map(\.availability) + transitions.map(\.availability)
      + transitions.flatMap { $0.callbacks.flatMap(\.uses).map(\.availability) }
  }

  /// The transitions that exist under these conditions, with their target and at least one source.
  package func transitions(under conditions: Conditions) -> [Transition] {
    transitions.filter { transition in
      transition.availability.holds(under: conditions) && transition.targets.allSatisfy { exists($0, conditions) }
        && transition.sources.contains { exists($0, conditions) }
    }
  }

  /// The states that exist under these conditions.
  package func states(under conditions: Conditions) -> [State] { states.filter { exists($0.id, conditions) } }

  /// Whether a state, and all around it, exists under these conditions.
  func exists(_ state: ID<State>, _ conditions: Conditions) -> Bool {
    states[state].availability.holds(under: conditions)
      && ancestors(of: state).allSatisfy { $0.availability.holds(under: conditions) }
  }

  /// The calls of a sequence that exist under these conditions.
  package func steps(_ steps: [CallbackStep], under conditions: Conditions) -> [CallbackStep] {
    steps.compactMap { step in
      let uses = step.uses.filter { $0.availability.holds(under: conditions) && isAlive($0.callback, conditions) }
      return uses.isEmpty ? nil : uses.count == 1 ? .one(uses[0]) : .anyOrder(uses)
    }
  }

  private func isAlive(_ id: ID<Callback>, _ conditions: Conditions) -> Bool {
    guard let version = conditions.version else { return true }
    let callback = callbacks[id]
    return callback.since.map { version >= $0 } ?? true && callback.removed.map { version < $0 } ?? true
  }
}
