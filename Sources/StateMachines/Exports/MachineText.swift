import Diagnostics
import YAML

/// A machine's file as its author wrote it, beside the machine that was read of it.
///
/// Writers that keep everything take from here what they have no words for: texts in all languages, versions, sources.
/// Whatever the format may gain later is carried without their knowing it.
struct MachineText {
  /// Of the machine itself: all but states, transitions and how it begins.
  let rest: [YAMLNode.Pair]
  private let states: [String: YAMLNode]
  private let transitions: [String: YAMLNode]

  init(_ machine: Machine) {
    let root = YAML.parse(machine.file).value ?? .mapping([YAMLNode.Pair]())
    rest = root.pairs(except: ["phasebook", "machine", "initial", "states", "transitions"])
    var states: [String: YAMLNode] = [:]
    func add(_ node: YAMLNode?) {
      for pair in node?.pairs ?? [] {
        if let id = pair.key.text, states[id] == nil { states[id] = pair.value }
        add(pair.value["states"])
      }
    }
    add(root["states"])
    self.states = states
    let items = root["transitions"]?.items ?? []
    transitions = Dictionary(items.compactMap { item in item["id"]?.text.map { ($0, item) } }) { first, _ in first }
  }

  /// What a state says beside its kind, its children and its calls.
  func rest(of state: State) -> [YAMLNode.Pair] {
    states[state.id.text]?.pairs(except: Self.stateKeys) ?? []
  }

  /// What a transition says beside where it leads, when and what is called.
  func rest(of transition: Transition) -> [YAMLNode.Pair] {
    transitions[transition.id.text]?.pairs(except: Self.transitionKeys) ?? []
  }

  /// The calls of a state's entry or exit, as they are written.
  func calls(_ key: String, of state: State, _ steps: [CallbackStep]) -> [WrittenCall] {
    Self.calls(steps, states[state.id.text]?[key])
  }

  func calls(of transition: Transition) -> [WrittenCall] {
    Self.calls(transition.callbacks, transitions[transition.id.text]?["callbacks"])
  }

  static let stateKeys: Set = ["type", "states", "initial", "entry", "exit", "default", "depth"]
  static let transitionKeys: Set = [
    "id", "source", "target", "event", "guard", "always", "after", "internal", "callbacks",
  ]

  private static func calls(_ steps: [CallbackStep], _ node: YAMLNode?) -> [WrittenCall] {
    var written: [Int: [YAMLNode.Pair]] = [:]
    for item in node?.items ?? [] {
      for use in item["any-order"]?.items ?? [item] {
        if let call = use["call"] { written[call.range.lowerBound] = use.pairs(except: ["call"]) }
      }
    }
    return steps.enumerated().flatMap { place, step -> [WrittenCall] in
      let isGroup = if case .anyOrder = step { true } else { false }
      return step.uses.map {
        WrittenCall(use: $0, group: isGroup ? place + 1 : nil, rest: written[$0.range.bytes.lowerBound] ?? [])
      }
    }
  }
}

/// One call in a row, with what its author said of it.
struct WrittenCall {
  let use: CallbackUse
  /// Calls of one number come in any order.
  let group: Int?
  let rest: [YAMLNode.Pair]
}

extension Machine {
  /// The calls that exist under these conditions.
  func existing(_ calls: [WrittenCall], under conditions: Conditions) -> Set<Int> {
    let uses = steps(calls.map { .one($0.use) }, under: conditions).flatMap(\.uses)
    let ranges = Set(uses.map(\.range.bytes))
    return Set(calls.indices.filter { ranges.contains(calls[$0].use.range.bytes) })
  }
}
