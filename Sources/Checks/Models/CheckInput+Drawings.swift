import Diagnostics
import Diagrams
import Knowledge
import Site
import StateMachines

extension CheckInput {
  /// What is wrong with some drawings, once a machine: the first of them, and under which conditions it is so.
  func drawings(
    _ rule: Rule, help: String, fault: (Diagram) -> String?
  ) -> [Diagnostic] {
    let drawn = DiagramLibrary.drawn(in: base)
    return base.models.machines.compactMap { machine in
      let own = drawn.filter { $0.machine.id == machine.id && diagrams.diagram(of: $0.graph) != nil }
      let faulty = own.compactMap { drawn in
        diagrams.diagram(of: drawn.graph).flatMap(fault).map { (fault: $0, conditions: drawn.conditions) }
      }
      guard let first = faulty.first else { return nil }
      let when = machine.words(for: faulty.map(\.conditions), among: own.map(\.conditions))
      return Diagnostic(rule, first.fault + (when.map { " " + $0 } ?? ""), at: machine.range, help: help)
    }
  }
}
