import Diagnostics
import YAML

/// What is told of a machine's paths: properties and scenarios.
extension MachineReader {
  // MARK: Properties

  func properties(_ reader: inout YAMLReader) -> [Property] {
    var count = 0
    return reader.sequence("properties") { value -> Property? in
      guard let id = value.string("id", .required) else { return nil }
      defer { count += 1 }
      let text = text("text", &value)
      let (pattern, scope) = pattern(id.value, id.range, &value)
      return Property(
        id: ID(id.value, count), range: id.range, text: text, pattern: pattern, scope: scope,
        availability: restriction(&value))
    }
  }

  /// `version:` and `variant:` of a property or a scenario.
  private func restriction(_ reader: inout YAMLReader) -> Availability {
    let version = version("version", &reader)?.value
    return Availability(since: version, until: version, variants: chosenVariants(&reader))
  }

  private func chosenVariants(_ reader: inout YAMLReader) -> [String: String] {
    let names =
      reader.at("variant") { value -> [Located<String>]? in
        value.isSequence ? value.strings() : value.string().map { [$0] }
      } ?? []
    var result: [String: String] = [:]
    for name in names {
      if let axis = variants.first(where: { axis in axis.values.contains { $0.id == name.value } }) {
        result[axis.id] = name.value
        continue
      }
      let known = variants.flatMap { $0.values.map(\.id) }
      reader.report(
        Diagnostic(
          .variantValue, "the machine has no variant '\(name.value)'", at: name.range,
          help: suggestion(for: name.value, among: known).map { "did you mean '\($0)'?" }))
    }
    return result
  }

  private func pattern(
    _ id: String, _ range: SourceRange, _ reader: inout YAMLReader
  ) -> (Property.Pattern?, Property.Scope) {
    var found: [Property.Pattern] = []
    var scope = Property.Scope.everywhere
    func read(_ key: String, _ body: (inout YAMLReader) -> Property.Pattern?) {
      let pattern = reader.at(key) { value -> Property.Pattern? in
        defer { scope = self.scope(&value) }
        return body(&value)
      }
      if let pattern { found.append(pattern) }
    }
    read("precedence") { value in
      let (first, then) = (operand("first", &value), operand("then", &value))
      return first.flatMap { first in then.map { .precedence(first: first, then: $0) } }
    }
    read("response") { value in
      let (when, then) = (operand("when", &value), operand("then", &value))
      return when.flatMap { when in then.map { .response(when: when, then: $0) } }
    }
    read("absence") { value in operand("of", &value).map { .absence(of: $0) } }
    read("existence") { value in
      let of = operand("of", &value)
      let bounds = [
        value.int("exactly").map { Property.Bound.exactly($0.value) },
        value.int("at-least").map { Property.Bound.atLeast($0.value) },
        value.int("at-most").map { Property.Bound.atMost($0.value) },
      ].compactMap { $0 }
      return of.map { .existence(of: $0, bounds.first ?? .atLeast(1)) }
    }
    read("universality") { value in
      let states: [ID<State>] = references(.state, "states", .required, &value)
      return states.isEmpty ? nil : .universality(states)
    }
    let kinds = ["precedence", "response", "absence", "existence", "universality"]
    let written = kinds.filter { reader.node[$0] != nil }
    if written.count != 1 {
      reader.report(
        Diagnostic(
          .missingKey,
          written.isEmpty ? "the property '\(id)' does not say what holds" : "the property '\(id)' says several things",
          at: range, help: "write one of \(kinds.joined(separator: ", "))"))
    }
    return (found.first, scope)
  }

  private func scope(_ reader: inout YAMLReader) -> Property.Scope {
    var scope = Property.Scope(
      after: operand("after", .optional, &reader), until: operand("until", .optional, &reader),
      before: operand("before", .optional, &reader))
    let between = reader.sequence("between") { operand(&$0) }
    if between.count == 2 { (scope.after, scope.until) = (between[0], between[1]) }
    return scope
  }

  private func operand(_ key: String, _ reader: inout YAMLReader) -> Property.Operand? {
    operand(key, .required, &reader)
  }

  private func operand(
    _ key: String, _ presence: YAMLReader.Presence, _ reader: inout YAMLReader
  ) -> Property.Operand? {
    reader.at(key, presence) { operand(&$0) }
  }

  private func operand(_ reader: inout YAMLReader) -> Property.Operand? {
    guard let text = reader.string() else { return nil }
    switch text.value {
    case "any": return .any
    case "initial": return .initial
    case "final": return .final
    default: break
    }
    if let place = names[.callback, text.value] { return .callback(ID(text.value, place)) }
    if let place = names[.event, text.value] { return .event(ID(text.value, place)) }
    if let place = names[.state, text.value] { return .state(ID(text.value, place)) }
    if let index = names[.transition, text.value] {
      return place(.transition, text.value, index).map { .transition(ID(text.value, $0)) }
    }
    let known = [ElementKind.callback, .event, .state, .transition].flatMap { names.ids(of: $0) }
    reader.report(
      Diagnostic(
        .unknownReference, "there is no callback, event, state or transition '\(text.value)' in this machine",
        at: text.range, help: suggestion(for: text.value, among: known).map { "did you mean '\($0)'?" }))
    return nil
  }

  // MARK: Scenarios

  func scenarios(_ reader: inout YAMLReader) -> [Scenario] {
    var count = 0
    return reader.sequence("scenarios") { value -> Scenario? in
      guard let id = value.string("id", .required) else { return nil }
      defer { count += 1 }
      return Scenario(
        id: ID(id.value, count), range: id.range, title: text("title", .required, &value),
        summary: text("summary", &value), start: reference(.state, "start", &value),
        version: version("version", &value)?.value, variants: chosenVariants(&value),
        steps: value.sequence("steps", .required) { step(&$0) }, unsettled: text("unsettled", &value),
        sources: sources("sources", &value))
    }
  }

  private func step(_ reader: inout YAMLReader) -> Scenario.Step? {
    var range = reader.range
    let event: ID<Event>? = reader.at("event") { value in
      range = value.range
      return reference(.event, &value)
    }
    let transition: ID<Transition>? = reader.at("transition") { value in
      range = value.range
      return reference(.transition, &value)
    }
    let expected = expectation(&reader)
    let unsettled = text("unsettled", &reader)
    if reader.isMapping, reader.node["event"] == nil, reader.node["transition"] == nil {
      reader.report(
        Diagnostic(
          .missingKey, "the step does not say what happens", at: range, help: "write 'event:' or 'transition:'"))
    }
    let trigger = transition.map(Scenario.Trigger.transition) ?? event.map(Scenario.Trigger.event)
    return trigger.map { Scenario.Step(trigger: $0, expected: expected, unsettled: unsettled, range: range) }
  }

  func expectation(_ reader: inout YAMLReader) -> Expectation? {
    reader.at("expect") { value in
      let hasStates = value.isMapping && value.node["state"] != nil
      let states: [ID<State>] = references(.state, "state", .optional, &value)
      let callbacks = value.at("callbacks") { list -> [ID<Callback>]? in list.items { reference(.callback, &$0) } }
      let absent = value.at("not") { list -> [ID<Callback>]? in list.items { reference(.callback, &$0) } }
      return Expectation(
        states: hasStates ? states : nil, callbacks: callbacks, absent: absent ?? [], range: value.range)
    }
  }
}
