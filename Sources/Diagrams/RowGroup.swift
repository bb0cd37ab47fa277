/// The transitions that stand beside a state because they do not leave it, or come back to it.
///
/// Graphviz knows them as one node of the state's rank: loops of its own would run through each other's labels.
struct RowGroup: Sendable {
  let state: Int
  /// Those that leave and come back first, then those that stay.
  let transitions: [Int]
  /// How many of them come back.
  let returning: Int
  /// Their boxes, from the group's upper left corner.
  private(set) var boxes: [Box] = []
  /// Whether a box has another one of its kind to its left.
  private(set) var follows: [Bool] = []
  private(set) var size = Size(0, 0)

  /// Room for the line along the rows.
  static let gutter = 16.0
  private static let gap = 4.0

  /// One group a state that has such transitions.
  static func all(_ tree: StateTree, _ sizes: BoxSizes, _ settings: LayoutSettings) -> [Int: RowGroup] {
    var groups: [Int: RowGroup] = [:]
    for state in tree.entries.indices {
      let here = tree.ends.indices.filter { tree.ends[$0].rows.contains(state) }
      guard !here.isEmpty else { continue }
      let back = here.filter { tree.ends[$0].target != nil }
      let stay = here.filter { tree.ends[$0].target == nil }
      groups[state] = RowGroup(
        state: state, back, stay, isInside: tree.entries[state].isComposite, sizes: sizes, settings)
    }
    return groups
  }

  private init(state: Int, _ back: [Int], _ stay: [Int], isInside: Bool, sizes: BoxSizes, _ settings: LayoutSettings) {
    self.state = state
    transitions = back + stay
    returning = back.count
    let room = isInside ? 12 : back.isEmpty || stay.isEmpty ? Self.gutter : Self.gutter + 10
    let width = transitions.reduce(0) { max($0, sizes.rows[$1].width) }
    var y = 0.0
    for block in [back, stay] where !block.isEmpty {
      // Circles in a few columns, so that six of them do not push the ranks apart.
      let columns = settings.isNarrow ? (block.count + settings.rowsInColumn - 1) / settings.rowsInColumn : 1
      for start in stride(from: 0, to: block.count, by: columns) {
        let row = block[start..<min(start + columns, block.count)]
        let height = row.reduce(0) { max($0, sizes.rows[$1].height) }
        for column in row.indices {
          let x = room + Double(column - start) * (width + Self.gap)
          boxes.append(Box(x, y, width, height))
          follows.append(column > start)
          size.grow(Size(x + width, 0))
        }
        y += height + Self.gap
      }
    }
    size.height = y - Self.gap
  }
}
