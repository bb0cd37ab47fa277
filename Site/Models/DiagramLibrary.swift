package import Diagrams
package import Knowledge
package import StateMachines

/// The diagrams of a site's pages, laid out before any page is made.
package struct DiagramLibrary: Sendable {
  private let diagrams: [DiagramGraph: Diagram]

  /// From whatever could be laid out of `graphs(of:)`.
  package init(_ diagrams: [Diagram]) {
    self.diagrams = Dictionary(diagrams.map { ($0.graph, $0) }) { first, _ in first }
  }

  /// A machine as some page shows it.
  package struct Drawn: Sendable {
    package let machine: Machine
    package let conditions: Conditions
    package let graph: DiagramGraph
  }

  /// Everything that the pages show, each once, in the order of the machines.
  package static func graphs(of base: KnowledgeBase) -> [DiagramGraph] {
    var seen: Set<DiagramGraph> = []
    return drawn(in: base).map(\.graph).filter { seen.insert($0).inserted }
  }

  /// The same, for all conditions under which a machine is shown.
  package static func drawn(in base: KnowledgeBase) -> [Drawn] {
    var result: [Drawn] = []
    func add(_ machine: Machine, _ conditions: Conditions) {
      result.append(
        Drawn(machine: machine, conditions: conditions, graph: DiagramGraph(machine, under: conditions)))
    }
    for machine in base.models.machines {
      for conditions in machine.combinations(version: machine.defaultConditions.version) { add(machine, conditions) }
    }
    for article in base.articles {
      for directive in article.modelDirectives where directive.kind == .diagram {
        add(base.models.machines[directive.machine], directive.conditions)
      }
    }
    return result
  }

  package func diagram(of graph: DiagramGraph) -> Diagram? { diagrams[graph] }

  /// Nil where no layout was found.
  func diagram(of machine: Machine, under conditions: Conditions) -> Diagram? {
    diagrams[DiagramGraph(machine, under: conditions)]
  }

  /// The conditions of a machine's newest version under which it looks different, the defaults first.
  func distinct(of machine: Machine) -> [Conditions] {
    var seen: Set<DiagramGraph> = []
    return machine.combinations(version: machine.defaultConditions.version).filter { conditions in
      let graph = DiagramGraph(machine, under: conditions)
      return diagrams[graph] != nil && seen.insert(graph).inserted
    }
  }
}
