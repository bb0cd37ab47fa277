extension Drawing {
  /// What a reader would trip over.
  package struct Quality: Sendable, Hashable {
    /// Two transitions' boxes on each other; a transition's on a state.
    package var labelsOnLabels = 0
    package var labelsOnStates = 0
    /// Lines through the box of another transition, through a state.
    package var linesThroughLabels = 0
    package var linesThroughStates = 0
    /// Lines and boxes on the header of a composite state.
    package var onHeaders = 0
    package var crossings = 0
    /// Lines that pass another transition's box so closely that they seem to touch it.
    package var nearMisses = 0

    /// What must not be.
    package var overlaps: Int { labelsOnLabels + labelsOnStates + linesThroughLabels + linesThroughStates }
  }

  /// Counts what is wrong with the drawing.
  package var quality: Quality {
    var quality = Quality()
    let labels =
      pills.enumerated().compactMap { index, box in box.map { (index, $0) } }
      + rows.map { ($0.transition, $0.box) }
    let simple = states.indices.filter { headers[$0] == 0 }.map { states[$0] }
    let titles = states.indices.filter { headers[$0] > 0 }.map {
      Box(states[$0].x + 10, states[$0].y + 4, min(states[$0].width - 20, 60), headers[$0] - 6)
    }
    for (index, label) in labels.enumerated() {
      for other in labels[..<index] where label.1.overlaps(other.1) { quality.labelsOnLabels += 1 }
      for state in simple where label.1.overlaps(state) { quality.labelsOnStates += 1 }
      for title in titles where label.1.overlaps(title) { quality.onHeaders += 1 }
    }
    for line in lines {
      let samples = line.samples(step: 4)
      let around = Box(around: samples)
      func passes(_ box: Box, _ inset: Double) -> Bool {
        box.overlaps(around, slack: inset) && samples.contains { box.contains($0, inset: inset) }
      }
      for label in labels where label.0 != line.transition {
        if passes(label.1, 1) {
          quality.linesThroughLabels += 1
        } else if passes(label.1, -3) {
          quality.nearMisses += 1
        }
      }
      for state in simple where passes(state, 2) { quality.linesThroughStates += 1 }
      for title in titles where passes(title, 0) { quality.onHeaders += 1 }
    }
    quality.crossings = crossings
    return quality
  }

  /// How often lines of different transitions cross.
  private var crossings: Int {
    let paths = lines.map { line in (line.transition, line.samples(step: 12)) }
    let boxes = paths.map { Box(around: $0.1) }
    var count = 0
    for first in paths.indices {
      for second in paths[..<first].indices
      where paths[first].0 != paths[second].0 && boxes[first].overlaps(boxes[second], slack: 0) {
        count += Self.crossings(paths[first].1, paths[second].1, within: boxes[second])
      }
    }
    return count
  }

  private static func crossings(_ first: [Point], _ second: [Point], within box: Box) -> Int {
    var count = 0
    for (a, b) in zip(first, first.dropFirst()) where Box(around: [a, b]).overlaps(box, slack: -1) {
      for (c, d) in zip(second, second.dropFirst())
      where turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0 {
        count += 1
      }
    }
    return count
  }

  /// Positive where the three points turn to one side, negative to the other.
  private static func turn(_ a: Point, _ b: Point, _ c: Point) -> Double {
    (c.y - a.y) * (b.x - a.x) - (b.y - a.y) * (c.x - a.x)
  }
}
