import Diagnostics
import YAML

/// Events, guards, callbacks and their sequences.
extension MachineReader {
  func events(_ reader: inout YAMLReader) -> [Event] {
    enumerated("events", &reader) { id, range, value in
      Event(
        id: id, range: range, label: text("label", .required, &value) ?? name(id.text),
        kind: value.oneOf("kind", Event.Kind.self)?.value, examples: words("examples", &value))
    }
  }

  func guards(_ reader: inout YAMLReader) -> [Guard] {
    enumerated("guards", &reader) { id, range, value in
      Guard(id: id, range: range, label: text("label", .required, &value) ?? name(id.text))
    }
  }

  func callbacks(_ reader: inout YAMLReader) -> [Callback] {
    enumerated("callbacks", &reader) { id, range, value in
      let since = version("since", &value)
      let deprecated = version("deprecated", &value)
      let removed = version("removed", &value)
      inOrder("since", since, "deprecated", deprecated, &value)
      inOrder("since", since, "removed", removed, mayBeEqual: false, &value)
      inOrder("deprecated", deprecated, "removed", removed, &value)
      return Callback(
        id: id, range: range, call: value.string("call", .required)?.value ?? id.text,
        short: value.string("short")?.value, signature: value.string("signature")?.value,
        owner: value.string("owner")?.value, symbol: value.string("symbol")?.value,
        url: value.webAddress("url")?.value, kind: value.oneOf("kind", Callback.Kind.self)?.value,
        timing: value.oneOf("timing", Callback.Timing.self)?.value, isMain: value.bool("main")?.value ?? false,
        timeLimit: text("time-limit", &value), since: since?.value, deprecated: deprecated?.value,
        removed: removed?.value, replacedBy: reference(.callback, "replaced-by", &value),
        counterpart: counterpart(of: id, &value), notes: text("notes", &value), unsettled: text("unsettled", &value),
        sources: sources("sources", &value))
    }
  }

  /// The id of a callback, or a mapping that says where it does not come.
  private func counterpart(of callback: ID<Callback>, _ reader: inout YAMLReader) -> Callback.Counterpart? {
    reader.at("counterpart") { value -> Callback.Counterpart? in
      var range = value.range
      var other: ID<Callback>?
      var exceptions: [ID<Transition>] = []
      if value.isMapping {
        other = value.at("call", .required) { call in
          range = call.range
          return reference(.callback, &call)
        }
        exceptions = references(.transition, "except", .optional, &value)
      } else {
        other = reference(.callback, &value)
      }
      if other == callback {
        value.report(Diagnostic(.unknownReference, "'\(callback)' cannot be its own counterpart", at: range))
        return nil
      }
      return other.map { Callback.Counterpart(callback: $0, exceptions: exceptions, range: range) }
    }
  }

  /// A sequence of calls; empty where the key is absent.
  func steps(_ key: String, _ reader: inout YAMLReader) -> [CallbackStep] {
    reader.sequence(key) { step(&$0) }
  }

  private func step(_ reader: inout YAMLReader) -> CallbackStep? {
    guard reader.isMapping, reader.node["any-order"] != nil else { return use(&reader).map(CallbackStep.one) }
    let uses = reader.sequence("any-order") { use(&$0) }
    return uses.isEmpty ? nil : .anyOrder(uses)
  }

  /// The id of a callback, or a mapping that says more of the call.
  private func use(_ reader: inout YAMLReader) -> CallbackUse? {
    let range = reader.range
    guard reader.isMapping else {
      return reference(.callback, &reader).map {
        CallbackUse(
          callback: $0, argument: nil, isOptional: false, condition: nil, availability: .always, range: range)
      }
    }
    var place = range
    let callback: ID<Callback>? = reader.at("call", .required) { value in
      place = value.range
      return reference(.callback, &value)
    }
    let argument = reader.string("argument")?.value
    let isOptional = reader.bool("optional")?.value ?? false
    let condition = text("if", &reader)
    let availability = availability(&reader)
    return callback.map {
      CallbackUse(
        callback: $0, argument: argument, isOptional: isOptional, condition: condition, availability: availability,
        range: place)
    }
  }
}
