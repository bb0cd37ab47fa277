package import Diagrams
package import Knowledge
import StateMachines

/// The diagrams of a site's pages, laid out before any page is made.
package struct DiagramLibrary: Sendable {
  private let diagrams: [DiagramGraph: Diagram]

  /// From whatever could be laid out of `graphs(of:)`.
  package init(_ diagrams: [Diagram]) {
    self.diagrams = Dictionary(diagrams.map { ($0.graph, $0) }) { first, _ in first }
  }

  /// Everything that the pages show, each once, in the order of the machines.
  package static func graphs(of base: KnowledgeBase) -> [DiagramGraph] {
    var seen: Set<DiagramGraph> = []
    var result: [DiagramGraph] = []
    func add(_ machine: Machine, _ conditions: Conditions) {
      let graph = DiagramGraph(machine, under: conditions)
      if seen.insert(graph).inserted { result.append(graph) }
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
