package import Files

extension DiagramGraph {
  /// Raised whenever the same graph would be drawn otherwise, so that nothing old is taken from a cache.
  private static let algorithm = 4
  private static let library = Graphviz.version ?? ""

  /// Stands for everything that its layout follows from: the key under which that may be kept.
  ///
  /// The library is part of it: another version of Graphviz may find other places.
  package var fingerprint: Fingerprint {
    var bytes = FingerprintBytes()
    bytes.add([String(Self.algorithm), Self.library, id, initial, direction == .leftToRight ? "right" : "down"])
    for state in states { bytes.add(state) }
    for transition in transitions {
      bytes.add([String(transition.number), transition.id, transition.isExceptional ? "!" : ""])
      bytes.add(transition.sources)
      bytes.add([transition.target].compactMap { $0 })
      bytes.add(transition.events)
      bytes.add(transition.callbacks)
    }
    return Fingerprint(bytes.bytes)
  }
}

/// Lists of texts as bytes from which they could be read again, so that no two graphs give the same.
private struct FingerprintBytes {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ texts: [String]) {
    bytes += Array("\(texts.count);".utf8)
    for text in texts {
      bytes += Array("\(text.utf8.count):".utf8)
      bytes += Array(text.utf8)
    }
  }

  mutating func add(_ state: DiagramGraph.State) {
    let kind =
      switch state.kind {
      case .atomic: "atomic"
      case .composite: "composite"
      case .final: "final"
      }
    add([state.id, kind, state.initial ?? ""])
    add(state.labels)
    add(state.glosses ?? [])
    add(["\(state.children.count)"])
    for child in state.children { add(child) }
  }
}
