package import Diagnostics
import YAML

/// Elements of several machines that readers compare, and how far the comparison holds.
package struct Equivalence: Sendable {
  package let id: String
  package let range: SourceRange
  /// What they have in common.
  package let label: LocalizedString?
  package let members: [Member]
  package let relation: Relation
  /// Where they differ; nil only where they do not.
  package let caveats: LocalizedString?

  /// The names of SKOS (W3C, 2009), and one for what only looks alike.
  package enum Relation: String, Sendable, CaseIterable {
    case exactMatch, closeMatch, relatedMatch, falseFriend
  }

  /// One of the things compared.
  package enum Member: Sendable {
    case state(machine: String, ID<State>)
    case callback(machine: String, ID<Callback>)
    case event(machine: String, ID<Event>)
    case text(LocalizedString)

    /// The machine that the member belongs to; nil for a text.
    package var machine: String? {
      switch self {
      case .state(let machine, _), .callback(let machine, _), .event(let machine, _): machine
      case .text: nil
      }
    }
  }

  /// The states among the members.
  package var states: [(machine: String, state: ID<State>)] {
    members.compactMap { if case .state(let machine, let state) = $0 { (machine, state) } else { nil } }
  }

  /// Reads `equivalences.yaml`: a list.
  package static func read(_ file: SourceFile, languages: [String], editions: [TextEdition] = [], machines: [Machine])
    -> Outcome<[Equivalence]>
  {
    let parsed = YAML.parse(file)
    guard let node = parsed.value else { return Outcome([], parsed.diagnostics) }
    if case .null = node.kind { return Outcome([], parsed.diagnostics) }
    var reader = YAMLReader(node, in: file, called: "the list of equivalences")
    let texts = MachineReader(languages: languages, editions: editions, names: .none, versions: nil, variants: [])
    let byID = Dictionary(machines.map { ($0.id, $0) }) { first, _ in first }
    var seen: [String: SourceRange] = [:]
    let found = reader.items { value -> Equivalence? in
      let id = value.string("id", .required)
      if let id, !id.value.isID { value.report(Names.badID(id.value, at: id.range)) }
      if let id, let first = seen.updateValue(id.range, forKey: id.value) {
        value.report(
          Diagnostic(
            .duplicateID, "the id '\(id.value)' names two equivalences", at: id.range,
            notes: [Diagnostic.Note("it is first used here", first)]))
      }
      let label = texts.text("label", &value)
      let members = value.sequence("members", .required) { member($0.isMapping, &$0, byID, texts) }
      let relation = value.oneOf("relation", Relation.self, .required)
      let caveats = texts.text("caveats", &value)
      if let relation, relation.value != .exactMatch, caveats == nil {
        value.report(
          Diagnostic(
            .missingKey, "a \(relation.value.rawValue) needs 'caveats' that say where it does not hold",
            at: relation.range))
      }
      guard let id, let relation else { return nil }
      return Equivalence(
        id: id.value, range: id.range, label: label, members: members, relation: relation.value, caveats: caveats)
    }
    return Outcome(found ?? [], parsed.diagnostics + reader.finish())
  }

  /// `machine/state`, `machine!callback`, `machine@event`, or a text in every language.
  private static func member(
    _ isText: Bool, _ reader: inout YAMLReader, _ machines: [String: Machine], _ texts: MachineReader
  ) -> Member? {
    if isText { return texts.text(&reader).map(Member.text) }
    guard let written = reader.string() else { return nil }
    guard let place = written.value.firstIndex(where: { "/!@".contains($0) }) else {
      reader.report(
        Diagnostic(
          .unknownReference, "'\(written.value)' is none of machine/state, machine!callback and machine@event",
          at: written.range))
      return nil
    }
    let name = String(written.value[..<place])
    let id = String(written.value[written.value.index(after: place)...])
    guard let machine = machines[name] else {
      reader.report(
        Diagnostic(
          .unknownReference, "there is no machine '\(name)'", at: written.range,
          help: suggestion(for: name, among: machines.keys.sorted()).map { "did you mean '\($0)'?" }))
      return nil
    }
    let (found, kind, ids): (Member?, ElementKind, [String]) =
      switch written.value[place] {
      case "/":
        (machine.states[named: id].map { .state(machine: name, $0.id) }, .state, machine.states.map(\.id.text))
      case "!":
        (
          machine.callbacks[named: id].map { .callback(machine: name, $0.id) }, .callback,
          machine.callbacks.map(\.id.text)
        )
      default:
        (machine.events[named: id].map { .event(machine: name, $0.id) }, .event, machine.events.map(\.id.text))
      }
    if found == nil {
      reader.report(
        Diagnostic(
          .unknownReference, "there is no \(kind.rawValue) '\(id)' in \(name)", at: written.range,
          help: suggestion(for: id, among: ids).map { "did you mean '\($0)'?" }))
    }
    return found
  }
}
