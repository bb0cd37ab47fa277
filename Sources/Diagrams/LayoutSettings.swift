/// What a search for a good layout may vary.
struct LayoutSettings: Sendable, Hashable {
  /// The two drawings of a machine.
  enum Width: Int, Sendable, Hashable {
    case wide, narrow

    /// How many pixels there are: the main column, or a telephone's screen without its edges.
    var limit: Double { self == .wide ? 728 : 344 }
  }

  var width: Width
  /// Pixels in which events and states are set, where their words allow it.
  var eventWrap = 118.0
  var stateWrap = 150.0
  /// Between neighbours and between ranks, in inches as Graphviz wants them.
  var nodeGap = 0.2
  var rankGap = 0.25
  var labelSize = 14.0
  /// How many circles stand below each other beside a state of a narrow drawing.
  var rowsInColumn = 3
  var walk = ReadingOrder.Walk.depthFirst
  /// Whether transitions are declared in reverse; Graphviz begins its search for few crossings with the order given.
  var isReversed = false
  /// Whether pills between the same two states take turns in two ranks, where they would stand side by side.
  var isStaggered = false
  /// Whether a state and its rows are a cluster, so that nothing comes between them; clusters cost room.
  var keepsRowsClose = false

  var limit: Double { width.limit }
  var isNarrow: Bool { width == .narrow }

  /// The first attempts, the better ones first: of equals the earlier wins.
  static func candidates(_ width: Width, machineSize: Int) -> [LayoutSettings] {
    var all: [LayoutSettings] = []
    switch width {
    case .wide:
      for eventWrap in [118.0, 150, 96, 80] {
        for stateWrap in [150.0, 100] {
          for nodeGap in [0.2, 0.12] {
            all.append(LayoutSettings(width: .wide, eventWrap: eventWrap, stateWrap: stateWrap, nodeGap: nodeGap))
          }
        }
      }
    case .narrow:
      for stateWrap in [104.0, 136, 84, 64] {
        for nodeGap in [0.14, 0.08] {
          all.append(LayoutSettings(width: .narrow, stateWrap: stateWrap, nodeGap: nodeGap, rankGap: 0.2))
        }
      }
    }
    return Array(all.prefix(most(all.count, machineSize)))
  }

  /// Further attempts from the best one so far, where that has a fault.
  func variations(machineSize: Int) -> [LayoutSettings] {
    var all: [LayoutSettings] = []
    func add(_ change: (inout LayoutSettings) -> Void) {
      var next = self
      change(&next)
      if next != self, !all.contains(next) { all.append(next) }
    }
    add { $0.keepsRowsClose = true }
    add { ($0.keepsRowsClose, $0.isReversed) = (true, true) }
    if isNarrow {
      for labelSize in [12.5, 11.5] {
        add { ($0.labelSize, $0.stateWrap, $0.nodeGap) = (labelSize, 60, 0.06) }
      }
    } else {
      for isStaggered in [true, false] {
        for eventWrap in isStaggered ? [118.0, 150, 96] : [96, 80, 64] {
          for stateWrap in [150.0, 100] {
            for nodeGap in [0.2, 0.08] {
              add {
                ($0.eventWrap, $0.stateWrap, $0.nodeGap) = (eventWrap, stateWrap, nodeGap)
                $0.isStaggered = isStaggered
              }
            }
          }
        }
      }
    }
    for walk in ReadingOrder.Walk.allCases {
      for isReversed in [false, true] {
        for nodeGap in [nodeGap, 0.08] {
          add { ($0.walk, $0.isReversed, $0.nodeGap) = (walk, isReversed, nodeGap) }
        }
        for eventWrap in isNarrow ? [] : [96.0, 80, 64] {
          for isStaggered in [false, true] {
            add {
              ($0.walk, $0.isReversed, $0.nodeGap) = (walk, isReversed, 0.06)
              ($0.eventWrap, $0.stateWrap, $0.isStaggered) = (eventWrap, 100, isStaggered)
            }
          }
        }
        for labelSize in isNarrow ? [12.5, 11.5] : [] {
          add {
            ($0.walk, $0.isReversed, $0.nodeGap) = (walk, isReversed, 0.06)
            ($0.labelSize, $0.stateWrap) = (labelSize, 60)
          }
          add {
            ($0.walk, $0.isReversed, $0.nodeGap) = (walk, isReversed, 0.06)
            ($0.labelSize, $0.stateWrap, $0.rowsInColumn) = (labelSize, 60, 6)
          }
        }
      }
    }
    return Array(all.prefix(Self.most(all.count, machineSize)))
  }

  /// Layouts of large machines take long, and nobody chooses between two drawings of six thousand pixels.
  private static func most(_ count: Int, _ machineSize: Int) -> Int {
    switch machineSize {
    case ...45: count
    case ...90: min(count, 8)
    case ...200: min(count, 4)
    default: min(count, 1)
    }
  }
}
