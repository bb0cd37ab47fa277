/// Watches one property: where its scope is open, what it still waits for, whether it was broken.
struct PropertyMonitor: Monitor {
  let pattern: Property.Pattern
  let scope: Property.Scope

  struct Memory: Hashable {
    /// Whether the part of the run that is looked at has begun and not ended.
    var isOpen = false
    /// Whether that part comes only once and has been.
    var isOver = false
    /// Of precedence 1 once the first has come, of response 1 while an answer is due, of existence how often it came.
    var count = 0
    /// Broken, if the part that is looked at has an end.
    var isDoubtful = false
    var isBroken = false
    /// Whether the property has said anything so far.
    var isTriggered = false
  }

  var start: Memory {
    var memory = Memory()
    if scope.after == nil { open(&memory) }
    return memory
  }

  func watches(_ callback: ID<Callback>) -> Bool {
    operands.contains { $0 == .any || $0 == .callback(callback) }
  }

  private var operands: [Property.Operand] {
    let ofPattern: [Property.Operand] =
      switch pattern {
      case .precedence(let first, let then): [first, then]
      case .response(let when, let then): [when, then]
      case .absence(let of), .existence(let of, _): [of]
      case .universality: []
      }
    return ofPattern + [scope.after, scope.until, scope.before].compactMap { $0 }
  }

  /// Whether a run that stays like this for ever, or ends so, breaks the property.
  func isDue(_ memory: Memory) -> Bool {
    guard memory.isOpen, scope.before == nil else { return false }
    switch pattern {
    case .response: return memory.count == 1
    case .existence: return scope.until == nil && isTooFew(memory)
    case .precedence, .absence, .universality: return false
    }
  }

  /// Whether the property says anything about a run that has come so far.
  func isTriggered(_ memory: Memory) -> Bool { scope.before == nil ? memory.isTriggered : memory.isOver }

  func after(_ observation: Observation, _ memory: Memory) -> [Memory] {
    var memory = memory
    if memory.isBroken { return [memory] }
    if memory.isOpen {
      if let before = scope.before, before.happens(in: observation) {
        close(&memory)
        memory.isOver = true
        return [memory]
      }
      if let until = scope.until, until.happens(in: observation) {
        close(&memory)
        // The same may end one part and begin the next.
        if let after = scope.after, after.happens(in: observation) { open(&memory) }
        return [memory]
      }
      look(at: observation, &memory)
    } else if !memory.isOver, let after = scope.after, after.happens(in: observation) {
      open(&memory)
    }
    return [memory]
  }

  private func open(_ memory: inout Memory) {
    memory.isOpen = true
    memory.count = 0
    memory.isDoubtful = false
    switch pattern {
    case .precedence, .response: break
    case .absence, .existence, .universality: memory.isTriggered = true
    }
  }

  private func close(_ memory: inout Memory) {
    let isDue =
      switch pattern {
      case .response: memory.count == 1
      case .existence: isTooFew(memory)
      case .precedence, .absence, .universality: false
      }
    memory.isBroken = isDue || memory.isDoubtful
    memory.isOpen = false
    memory.count = 0
    memory.isDoubtful = false
  }

  private func look(at observation: Observation, _ memory: inout Memory) {
    var isWrong = false
    switch pattern {
    case .precedence(let first, let then):
      if then.happens(in: observation) {
        memory.isTriggered = true
        isWrong = memory.count == 0 && !first.happens(in: observation)
      }
      if first.happens(in: observation) { memory.count = 1 }
    case .response(let when, let then):
      if then.happens(in: observation) { memory.count = 0 }
      if when.happens(in: observation) {
        memory.isTriggered = true
        memory.count = 1
      }
    case .absence(let operand): isWrong = operand.happens(in: observation)
    case .existence(let operand, let bound):
      guard operand.happens(in: observation) else { return }
      memory.count = min(memory.count + 1, bound.number + 1)
      isWrong = bound.isUpper && memory.count > bound.number
    case .universality(let states):
      if case .rests(let configuration) = observation { isWrong = !states.contains(where: configuration.contains) }
    }
    guard isWrong else { return }
    if scope.before == nil { memory.isBroken = true } else { memory.isDoubtful = true }
  }

  private func isTooFew(_ memory: Memory) -> Bool {
    guard case .existence(_, let bound) = pattern else { return false }
    return bound.isLower && memory.count < bound.number
  }
}

extension Property.Bound {
  fileprivate var number: Int {
    switch self {
    case .exactly(let number), .atLeast(let number), .atMost(let number): max(0, number)
    }
  }

  fileprivate var isUpper: Bool {
    if case .atLeast = self { return false }
    return true
  }

  fileprivate var isLower: Bool {
    if case .atMost = self { return false }
    return true
  }
}
