import Knowledge
import StateMachines

extension Check {
  /// What is wrong with machines as wholes; the rules stand with the model, which needs no knowledge base for them.
  static let modelLint = Check(Machine.lintRules + Equivalence.lintRules) { $0.models.findings }
}
