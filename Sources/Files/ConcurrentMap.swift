/// How many pieces of work may run at the same time; at least one.
package struct Jobs: Sendable {
  package let count: Int
  package init(_ count: Int) { self.count = max(1, count) }
}

extension RandomAccessCollection where Self: Sendable, Element: Sendable, Index == Int {
  /// `transform` of every element, in the order of the elements, on up to `jobs` threads at a time.
  ///
  /// The work is cut into contiguous runs, several a thread, so that one slow run does not hold up the end;
  /// results are put together in the order of the input, so that no output depends on timing.
  package func concurrentMap<Result: Sendable>(
    jobs: Jobs, _ transform: @escaping @Sendable (Element) -> Result
  ) async -> [Result] {
    guard jobs.count > 1, count > 1 else { return map(transform) }
    let length = Swift.max(1, count / (jobs.count * 16))
    let runs = stride(from: startIndex, to: endIndex, by: length).map { $0..<Swift.min($0 + length, endIndex) }
    return await withTaskGroup(of: (Int, [Result]).self) { group in
      var results = [[Result]](repeating: [], count: runs.count)
      var next = 0
      func addOne() {
        guard next < runs.count else { return }
        let (index, run) = (next, runs[next])
        next += 1
        group.addTask { (index, self[run].map(transform)) }
      }
      for _ in 0..<jobs.count { addOne() }
      for await (index, part) in group {
        results[index] = part
        addOne()
      }
      return Array(results.joined())
    }
  }
}
