import Diagnostics
import Knowledge
import StateMachines
import YAML

/// The machines that a command about models works with.
struct Models {
  let library: ModelLibrary
  let configuration: Configuration
  let findings: [Diagnostic]
  /// The paths of all files of machines, as messages name them.
  let files: [String]

  var languages: [String] { configuration.languages.map(\.tag.value) }

  /// The machine that an argument names.
  func machine(_ id: String) throws(UsageError) -> Machine {
    if let place = library.place(of: id) { return library.machines[place] }
    let ids = library.machines.map(\.id)
    throw UsageError(
      "there is no machine “\(id)”",
      help: UsageError.didYouMean(suggestion(for: id, among: ids))
        ?? (ids.isEmpty ? "there are no machines in Models/" : "one of \(ids.joined(separator: ", "))"))
  }

  /// The place of the language that an option names; the source language where it names none.
  func language(_ name: String?) throws(UsageError) -> Int {
    guard let name else { return 0 }
    if let place = languages.firstIndex(of: name) { return place }
    throw UsageError(
      "there is no language “\(name)”", help: UsageError.didYouMean(suggestion(for: name, among: languages)))
  }

  /// The conditions that options name: the defaults but for those.
  func conditions(of machine: Machine, version: String?, variants: [String]) throws(UsageError) -> Conditions {
    var conditions = machine.defaultConditions
    if let version {
      guard let found = machine.versions?[version] else {
        let order = machine.versions?.order.map(\.name) ?? []
        throw UsageError(
          "“\(version)” is no version of \(machine.id)",
          help: order.isEmpty ? "it has no versions" : "one of \(order.joined(separator: ", "))")
      }
      conditions.version = found
    }
    for variant in variants {
      guard let axis = machine.axis(of: variant) else {
        let values = machine.variants.flatMap { $0.values.map(\.id) }
        throw UsageError(
          "“\(variant)” is no variant of \(machine.id)",
          help: values.isEmpty ? "it has no variants" : "one of \(values.joined(separator: ", "))")
      }
      conditions.variants[axis] = variant
    }
    return conditions
  }
}
