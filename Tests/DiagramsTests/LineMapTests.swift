import Diagnostics
import Diagrams
import Markup
import StateMachines
import Testing

@Suite("The map of all machines")
struct LineMapTests {
  /// A machine that passes through states in order.
  private func machine(_ id: String, _ states: String...) throws -> Machine { try machine(id, states) }

  private func machine(_ id: String, _ states: [String]) throws -> Machine {
    let lines = states.map { "  \($0): {label: \($0)}" }.joined(separator: "\n")
    let ways = zip(states, states.dropFirst()).map {
      "  - {id: \($0)-to-\($1), source: \($0), target: \($1), event: next, callbacks: []}"
    }.joined(separator: "\n")
    let text = """
      phasebook: 1
      machine: \(id)
      title: Machine \(id)
      initial: \(states[0])
      events: {next: {label: next}}
      states:
      \(lines)
      transitions:
      \(ways)

      """
    return try #require(Machine.read(SourceFile(path: "\(id).yaml", text: text), languages: ["en"]).value)
  }

  private func map(_ machines: [Machine], _ equivalences: String) -> LineMap {
    let file = SourceFile(path: "equivalences.yaml", text: equivalences)
    let read = Equivalence.read(file, languages: ["en"], machines: machines)
    #expect(read.diagnostics.map(\.message) == [])
    return LineMap(machines, read.value)
  }

  private func same(_ id: String, _ members: String, _ relation: String = "exactMatch") -> String {
    "- {id: \(id), label: \(id), members: [\(members)], relation: \(relation), caveats: x}\n"
  }

  @Test func equivalentStatesStandInOneColumn() throws {
    let machines = try [machine("a", "x", "y", "z"), machine("b", "p", "q", "r", "s")]
    let map = map(machines, same("first", "a/x, b/p") + same("last", "a/z, b/s"))
    #expect(map.lines[0].map(\.column) == [0, 2, 3], "as near to what follows as it can be")
    #expect(map.lines[1].map(\.column) == [0, 1, 2, 3])
    #expect(map.columnCount == 4)
  }

  /// Of two comparisons that contradict each other the closer one wins, whatever the order in the file.
  @Test func linesNeverRunBackwards() throws {
    let machines = try [machine("a", "x", "y"), machine("b", "p", "q")]
    let map = map(machines, same("cross", "a/x, b/q", "relatedMatch") + same("close", "a/y, b/p", "closeMatch"))
    for line in map.lines {
      for (one, next) in zip(line, line.dropFirst()) { #expect(one.column < next.column) }
    }
    #expect(map.lines[0][1].column == map.lines[1][0].column)
    #expect(map.lines[0][0].group == nil)
  }

  @Test func falseFriendsAreNoInterchanges() throws {
    let machines = try [machine("a", "x", "y"), machine("b", "p", "q")]
    let map = map(machines, same("false", "a/x, b/q", "falseFriend"))
    #expect(map.lines.joined().allSatisfy { $0.group == nil })
  }

  @Test func oneMachineIsOneLine() throws {
    let map = try LineMap([machine("a", "x", "y")], [])
    #expect(map.lines.map { $0.map(\.column) } == [[0, 1]])
  }

  @Test func ofTheOwnContent() throws {
    let machines = ContentMachines.all
    let map = LineMap(machines, [])
    for (machine, line) in zip(machines, map.lines) {
      #expect(line.count == machine.states.count { $0.children.isEmpty && !$0.kind.isPseudo })
    }
  }

  // MARK: The drawings

  private func html(_ map: LineMap) -> String {
    var html = HTML()
    let view = LineMapView(
      language: 0, prefix: "m", title: "Map", lineClass: { "l\($0 + 1)" }, machineAddress: { "m\($0)" },
      stateAddress: { "s\($0)-\($1)" })
    map.write(view, into: &html)
    return String(decoding: html.bytes, as: UTF8.self)
  }

  private func svg(_ map: LineMap) -> [String] {
    html(map).split(separator: "</svg>").map(String.init).filter { $0.contains("<svg") }
  }

  @Test func bothDrawingsHaveEveryStationOnce() throws {
    let machines = try [machine("a", "x", "y", "z"), machine("b", "p", "q")]
    let drawings = svg(map(machines, same("first", "a/x, b/p")))
    #expect(drawings.count == 2)
    for drawing in drawings {
      for address in ["s0-x", "s0-y", "s0-z", "s1-p", "s1-q", "m0", "m1"] {
        #expect(drawing.ranges(of: "href=\"\(address)\"").count == 1, "\(address)")
      }
      #expect(drawing.contains("aria-label=\"Machine a – x\""))
      #expect(drawing.ranges(of: "class=\"change\"").count == 2)
      #expect(drawing.ranges(of: "class=\"walk near\"").count == 1)
      #expect(!drawing.contains("style="))
    }
    #expect(drawings[0].contains("class=\"map wide\"") && drawings[1].contains("class=\"map narrow\""))
  }

  /// Made to fit the page, it could not be read.
  @Test func aLongLineScrolls() throws {
    let long = try machine("a", (0..<40).map { "s\($0)" })
    #expect(
      html(LineMap([long], [])).hasPrefix(
        "<div class=\"scroll wide\" role=\"region\" tabindex=\"0\" aria-label=\"Map\">"))
    let short = try machine("a", "x", "y")
    #expect(!html(LineMap([short], [])).contains("scroll"))
  }

  /// No two labels at one place: in the narrow drawing each has a line of its own.
  @Test func labelsDoNotOverlap() throws {
    let machines = ContentMachines.all
    for drawing in svg(LineMap(machines, [])) {
      let places = drawing.matches(of: /<text[^>]*x="([0-9.]+)" y="([0-9.]+)"/).map { "\($0.1) \($0.2)" }
      #expect(places.count == Set(places).count && places.count >= machines.reduce(0) { $0 + $1.states.count })
    }
  }
}
