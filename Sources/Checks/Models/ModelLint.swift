import Knowledge
import StateMachines

extension Check {
  /// What is wrong with machines as wholes; the rules stand with the model, which needs no knowledge base for them.
  static let modelLint = Check(Machine.lintRules) { base in
    base.models.machines.flatMap { $0.lint() } + base.models.scenarios.flatMap { $0.lint(base.models.machines) }
  }
}
