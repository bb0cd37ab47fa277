internal import Files

extension Diagram {
  private static let heading = "phasebook-diagram 1"

  /// The drawings as a file for a cache: lines of numbers, in tenths of a pixel, and a checksum at the end.
  package var bytes: [UInt8] {
    var text = "\(Self.heading) \(graph.fingerprint)\n" + wide.text
    if let narrow { text += narrow.text }
    return Array("\(text)end \(Fingerprint(Array(text.utf8)))\n".utf8)
  }

  /// What was written for the same graph; nil for anything else.
  package init?(_ graph: DiagramGraph, bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    guard let last = lines.popLast(), let first = lines.first else { return nil }
    let body = Array(bytes.prefix(max(0, bytes.count - last.utf8.count - 1)))
    guard last == "end \(Fingerprint(body))", first == "\(Self.heading) \(graph.fingerprint)",
      let tree = try? StateTree(graph)
    else { return nil }
    let starts = lines.indices.filter { lines[$0].hasPrefix("drawing ") }
    guard (1...2).contains(starts.count), starts.first == 1 else { return nil }
    let ends = starts.dropFirst() + [lines.endIndex]
    let drawings = zip(starts, ends).compactMap { Drawing(lines: lines[$0..<$1], tree) }
    guard drawings.count == starts.count, !drawings[0].isNarrow, drawings.dropFirst().allSatisfy(\.isNarrow) else {
      return nil
    }
    self.init(graph: graph, wide: drawings[0], narrow: drawings.count > 1 ? drawings[1] : nil)
  }
}

extension Drawing {
  /// One line a thing: what it is, then its numbers.
  fileprivate var text: String {
    var text = ""
    func line(_ word: String, _ numbers: [Double], indices: [Int] = []) {
      let all = indices + numbers.map { Int(($0 * 10).rounded()) }
      text += "\(word) \(all.map(String.init).joined(separator: " "))\n"
    }
    line("drawing", [width, height, labelSize], indices: [isNarrow ? 1 : 0])
    for (box, header) in zip(states, headers) { line("state", [box.x, box.y, box.width, box.height, header]) }
    for box in pills {
      if let box { line("pill", [box.x, box.y, box.width, box.height]) } else { line("none", []) }
    }
    for row in rows {
      line("row", [row.box.x, row.box.y, row.box.width, row.box.height], indices: [row.transition, row.state])
    }
    for one in lines {
      let points = one.points + [one.tip].compactMap { $0 }
      line(
        one.isCurved ? "curve" : "corners", points.flatMap { [$0.x, $0.y] },
        indices: [one.transition ?? -1, one.tip == nil ? 0 : 1])
    }
    for dot in dots { line("dot", [dot.center.x, dot.center.y, dot.radius]) }
    return text
  }

  /// No drawing is a million pixels wide.
  private static let largest = 10_000_000

  /// Nil where a line is not understood, or the numbers do not fit the graph.
  fileprivate init?(lines text: ArraySlice<Substring>, _ tree: StateTree) {
    self.init(
      isNarrow: false, width: 0, height: 0, labelSize: 0, states: [], headers: [], pills: [], rows: [], lines: [],
      dots: [])
    for line in text {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Int($0) }
      guard let word = words.first, numbers.count == words.count - 1,
        numbers.allSatisfy({ abs($0) <= Self.largest }), add(String(word), numbers, tree)
      else {
        return nil
      }
    }
    guard states.count == tree.entries.count, pills.count == tree.ends.count, width > 0, height > 0 else { return nil }
  }

  private mutating func add(_ word: String, _ numbers: [Int], _ tree: StateTree) -> Bool {
    func pixels(from index: Int) -> [Double] { numbers.dropFirst(index).map { Double($0) / 10 } }
    func box(_ pixels: [Double]) -> Box { Box(pixels[0], pixels[1], pixels[2], pixels[3]) }
    switch (word, numbers.count) {
    case ("drawing", 4):
      isNarrow = numbers[0] == 1
      (width, height, labelSize) = (pixels(from: 1)[0], pixels(from: 1)[1], pixels(from: 1)[2])
    case ("state", 5):
      states.append(box(pixels(from: 0)))
      headers.append(pixels(from: 4)[0])
    case ("pill", 4): pills.append(box(pixels(from: 0)))
    case ("none", 0): pills.append(nil)
    case ("row", 6):
      guard tree.ends.indices.contains(numbers[0]), tree.entries.indices.contains(numbers[1]) else { return false }
      rows.append(Row(transition: numbers[0], state: numbers[1], box: box(pixels(from: 2))))
    case ("curve", 6...), ("corners", 6...):
      let transition = numbers[0] == -1 ? nil : numbers[0]
      guard transition.map({ tree.ends.indices.contains($0) }) ?? true else { return false }
      let values = pixels(from: 2)
      guard values.count.isMultiple(of: 2) else { return false }
      var points = stride(from: 0, to: values.count, by: 2).map { Point(values[$0], values[$0 + 1]) }
      let tip = numbers[1] == 1 ? points.popLast() : nil
      guard word == "curve" ? points.count >= 4 && points.count % 3 == 1 : points.count >= 2 else { return false }
      lines.append(Line(transition: transition, isCurved: word == "curve", points: points, tip: tip))
    case ("dot", 3):
      let values = pixels(from: 0)
      dots.append(Dot(center: Point(values[0], values[1]), radius: values[2]))
    default: return false
    }
    return true
  }
}
