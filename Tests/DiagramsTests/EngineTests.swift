import Diagrams
import Files
import Markup
import TestSupport
import Testing

@Suite("The same graph gives the same drawing")
struct EngineTests {
  @Test func twice() throws {
    for graph in [Machines.app, Machines.nested] {
      let (one, other) = try (DiagramEngine.lay(out: graph), DiagramEngine.lay(out: graph))
      #expect(one.diagram.bytes == other.diagram.bytes)
      #expect(one.layouts == other.layouts && one.layouts >= 16 && one.layouts <= 120)
    }
  }

  @Test func fromTwoThreads() async throws {
    let graphs = [Machines.app, Machines.pod, Machines.app, Machines.pod, Machines.parallel, Machines.app]
    let bytes = await graphs.concurrentMap(jobs: Jobs(2)) { graph in
      (try? DiagramEngine.lay(out: graph))?.diagram.bytes ?? []
    }
    #expect(bytes[0].count > 1000)
    #expect(bytes[0] == bytes[2] && bytes[0] == bytes[5])
    #expect(bytes[1] == bytes[3] && bytes[0] != bytes[1])
  }

  @Test func isReadAgain() throws {
    for graph in Machines.named {
      let diagram = try DiagramEngine.lay(out: graph).diagram
      #expect(Diagram(graph, bytes: diagram.bytes) == diagram, "\(graph.id)")
    }
  }

  @Test func damagedBytesAreNothing() throws {
    let graph = Machines.parallel
    let bytes = try DiagramEngine.lay(out: graph).diagram.bytes
    var numbers = RepeatableNumbers(seed: 1)
    #expect(Diagram(graph, bytes: []) == nil)
    #expect(Diagram(graph, bytes: [0xFF, 0x0A, 0xC0]) == nil)
    #expect(Diagram(Machines.app, bytes: bytes) == nil, "of another machine")
    for _ in 0..<300 {
      var damaged = bytes
      let place = Int.random(in: 0..<bytes.count, using: &numbers)
      switch Int.random(in: 0..<3, using: &numbers) {
      case 0: damaged[place] ^= UInt8.random(in: 1...255, using: &numbers)
      case 1: damaged.removeSubrange(place...)
      default: damaged.insert(UInt8.random(in: 0...255, using: &numbers), at: place)
      }
      #expect(Diagram(graph, bytes: damaged) == nil, "at \(place)")
    }
  }

  /// Numbers that lead outside the graph, under a checksum that is right.
  @Test func numbersMustFitTheGraph() throws {
    let graph = Machines.parallel
    let text = String(decoding: try DiagramEngine.lay(out: graph).diagram.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n").dropLast().map(String.init)
    for index in lines.indices.dropFirst() {
      let words = lines[index].split(separator: " ").map(String.init)
      for wrong in ["99", "-7", "99999999999999999999", "x"] {
        var changed = lines
        changed[index] = ([words[0]] + [wrong] + words.dropFirst(2)).joined(separator: " ")
        let body = changed.joined(separator: "\n") + "\n"
        let bytes = Array("\(body)end \(Fingerprint(Array(body.utf8)))\n".utf8)
        guard let diagram = Diagram(graph, bytes: bytes) else { continue }
        var svg = DiagramView.html(diagram)
        svg.newline()
        #expect(!svg.bytes.isEmpty)
      }
    }
  }

  @Test func fingerprintsTellGraphsApart() {
    var graphs = Machines.named
    graphs.append(Machines.app)
    graphs[graphs.count - 1].states[0].labels[1] = "Anders"
    graphs.append(Machines.app)
    graphs[graphs.count - 1].transitions[0].isExceptional = true
    graphs.append(Machines.app)
    graphs[graphs.count - 1].direction = .leftToRight
    #expect(Set(graphs.map(\.fingerprint)).count == graphs.count)
    #expect(Machines.app.fingerprint == Machines.app.fingerprint)
  }

  @Test func saysWhatIsWrong() {
    func error(_ change: (inout DiagramGraph) -> Void) -> String {
      var graph = Machines.pod
      change(&graph)
      do {
        _ = try DiagramEngine.lay(out: graph)
        return ""
      } catch { return "\(error)" }
    }
    #expect(error { $0.initial = "nowhere" }.contains("“nowhere”"))
    #expect(error { $0.transitions[0].target = "nowhere" }.contains("leads to “nowhere”"))
    #expect(error { $0.transitions[0].sources = ["x"] }.contains("leaves “x”"))
    #expect(error { $0.transitions[0].sources = [] }.contains("leaves no state"))
    #expect(error { $0.states[0].id = "a b" }.contains("“a b”"))
    #expect(error { $0.states[0].labels = ["one"] }.contains("one text a language"))
    #expect(error { $0.transitions[0].events = [] }.contains("one text a language"))
    #expect(error { $0.states[1].initial = "pending" }.contains("not inside it"))
    #expect(error { $0.states = [] }.contains("no state"))
    #expect(error { graph in graph.states += (0..<500).map { Machines.state("x\($0)", "a|b|c") } }.contains("250"))
    #expect(error { $0 = Machines.random(5, states: 100, transitions: 151) }.contains("250"))
  }
}
