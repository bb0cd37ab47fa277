/// All runs of a machine, each with whether what one callback begins has been ended by its counterpart.
///
/// A way out is wrong where it leads to a configuration from which the counterpart cannot come any more, unless the first
/// comes again before it.
struct PairedRuns {
  /// What is wrong at the end of a run.
  enum Fault: Hashable { case left, ended, repeated }

  /// How much of a pair has been called.
  private enum Phase: Hashable {
    case closed, open
    /// The first may have been called, or the order of both is not known.
    case unknown
  }

  private struct Node: Hashable {
    let configuration: Int
    let phase: Phase
  }

  private let exploration: Exploration
  private let first: ID<Callback>
  private let second: ID<Callback>
  private let exceptions: Set<ID<Transition>>
  /// By configuration: whether the counterpart can come before the first does.
  private let awaits: [Bool]
  /// Exceptions that were taken while the pair was not closed.
  private(set) var neededExceptions: Set<ID<Transition>> = []
  /// The first of the shortest.
  private(set) var fault: (fault: Fault, run: [Step])?

  /// Every fault with a shortest run to it, and the exceptions that are needed.
  ///
  /// Once a fault is told, its last transition counts as an exception: what follows from it is no fault of its own.
  static func faults(
    _ first: ID<Callback>, _ counterpart: Callback.Counterpart, in exploration: Exploration
  ) -> (faults: [(fault: Fault, run: [Step])], needed: Set<ID<Transition>>) {
    var exceptions = Set(counterpart.exceptions)
    var faults: [(fault: Fault, run: [Step])] = []
    var needed: Set<ID<Transition>>?
    while let runs = PairedRuns(first, counterpart.callback, except: exceptions, in: exploration) {
      needed = needed ?? runs.neededExceptions
      guard let found = runs.fault else { break }
      faults.append(found)
      let last = found.run.last?.transitions ?? []
      if exceptions.isSuperset(of: last) { break }
      exceptions.formUnion(last)
    }
    return (faults, needed ?? [])
  }

  /// Nil where the counterpart is never called, as in a version that does not have it.
  private init?(
    _ first: ID<Callback>, _ second: ID<Callback>, except exceptions: Set<ID<Transition>>, in exploration: Exploration
  ) {
    self.exploration = exploration
    self.first = first
    self.second = second
    self.exceptions = exceptions
    awaits = Self.awaiting(second, before: first, in: exploration)
    guard awaits.contains(true) else { return nil }
    follow()
  }

  /// Backwards from the steps that call the counterpart, as far as none calls the first for sure.
  private static func awaiting(
    _ second: ID<Callback>, before first: ID<Callback>, in exploration: Exploration
  ) -> [Bool] {
    var result = exploration.configurations.map { _ in false }
    var sources: [Int: [Int]] = [:]
    var waiting: [Int] = []
    for (place, edges) in exploration.edges.enumerated() {
      for edge in edges {
        let calls = edge.step.calls.first { call in
          call.step.uses.contains { $0.callback == second || $0.callback == first && !$0.mayBeSkipped }
        }
        if calls == nil { sources[edge.target, default: []].append(place) }
        guard calls?.step.uses.contains(where: { $0.callback == second }) == true, !result[place] else { continue }
        result[place] = true
        waiting.append(place)
      }
    }
    while let place = waiting.popLast() {
      for source in sources[place, default: []] where !result[source] {
        result[source] = true
        waiting.append(source)
      }
    }
    return result
  }

  /// Breadth-first, so that the first fault is at the end of a shortest run.
  private mutating func follow() {
    var nodes: [(node: Node, step: Step, before: Int?)] = []
    var seen: Set<Node> = []
    func run(to step: Step, from before: Int?) -> [Step] {
      var steps = [step]
      var place = before
      while let current = place {
        steps.append(nodes[current].step)
        place = nodes[current].before
      }
      return steps.reversed()
    }
    var next = 0
    var waiting = exploration.beginnings.map { (edge: $0, from: Int?.none) }
    while true {
      for (edge, from) in waiting {
        let (phase, isRepeated) = after(edge.step, from.map { nodes[$0].node.phase } ?? .closed)
        if fault == nil, let found = kind(of: edge, phase, isRepeated) {
          fault = (found, run(to: edge.step, from: from))
        }
        let node = Node(configuration: edge.target, phase: phase)
        if seen.insert(node).inserted { nodes.append((node, edge.step, from)) }
      }
      guard next < nodes.count else { return }
      waiting = exploration.edges[nodes[next].node.configuration].map { ($0, next) }
      next += 1
    }
  }

  private func kind(of edge: Exploration.Edge, _ phase: Phase, _ isRepeated: Bool) -> Fault? {
    if isRepeated { return .repeated }
    guard phase == .open, !awaits[edge.target] else { return nil }
    return exploration.interpreter.isOver(edge.step.configuration) ? .ended : .left
  }

  private mutating func after(_ step: Step, _ before: Phase) -> (phase: Phase, isRepeated: Bool) {
    var phase = before
    var isRepeated = false
    for microstep in step.microsteps {
      let taken = microstep.taken.map(\.transition).filter(exceptions.contains)
      if phase != .closed { neededExceptions.formUnion(taken) }
      if !taken.isEmpty { phase = .closed }
      for uses in microstep.calls.map(\.step.uses) {
        let isSecond = uses.contains { $0.callback == second }
        if let use = uses.first(where: { $0.callback == first }) {
          let isCertain = !use.mayBeSkipped && !isSecond
          isRepeated = isRepeated || isCertain && phase == .open
          phase = isCertain || phase == .open && !isSecond ? .open : .unknown
        } else if isSecond {
          // One that may be skipped is there all the same: its author has thought of it.
          phase = .closed
        }
      }
    }
    return (phase, isRepeated)
  }
}
