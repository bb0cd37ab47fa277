import Files
import Synchronization
import Testing

@Suite("Work in parallel")
struct ConcurrentMapTests {
  @Test(arguments: [0, 1, 2, 3, 15, 16, 17, 33, 1_000, 4_097], [1, 2, 3, 8, 64])
  func keepsTheOrder(_ count: Int, _ jobs: Int) async {
    let numbers = Array(0..<count)
    #expect(await numbers.concurrentMap(jobs: Jobs(jobs)) { $0 * 3 } == numbers.map { $0 * 3 })
    #expect(await numbers.dropFirst(2).concurrentMap(jobs: Jobs(jobs)) { $0 } == Array(numbers.dropFirst(2)))
  }

  @Test func slowFirstElementsComeFirst() async {
    let result = await Array(0..<64).concurrentMap(jobs: Jobs(4)) { number -> Int in
      if number == 0 { for _ in 0..<200_000 { _ = Fingerprint([1]) } }
      return number
    }
    #expect(result == Array(0..<64))
  }

  @Test func eachElementOnce() async {
    let counts = Mutex([Int](repeating: 0, count: 500))
    _ = await Array(0..<500).concurrentMap(jobs: Jobs(8)) { number in counts.withLock { $0[number] += 1 } }
    #expect(counts.withLock { $0.allSatisfy { $0 == 1 } })
  }

  @Test(arguments: [(-3, 1), (0, 1), (1, 1), (7, 7)])
  func atLeastOneJob(_ asked: Int, _ given: Int) {
    #expect(Jobs(asked).count == given)
  }
}
