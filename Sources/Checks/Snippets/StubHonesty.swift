import Diagnostics
import Knowledge
import Snippets
import StateMachines

extension Check {
  /// A protocol of a stub that has callbacks of a machine must declare them as the machine has them; whether all of it
  /// exists, only the real SDK can tell.
  static let stubHonesty = Check(.snippetStub) { (base: KnowledgeBase) in
    let net = CallbackNet(base.models.machines.flatMap { $0.callbacks }, language: "swift")
    return base.code.swiftStubs.flatMap(\.files).flatMap { file in
      DeclaredFunction.all(in: file.bytes, language: "swift").compactMap { function -> Diagnostic? in
        guard let meant = net.slip(function, of: function.type) else { return nil }
        return Diagnostic(
          .snippetStub, "'\(function.fullName)' is no callback of \(function.type)",
          at: SourceRange(file, function.range),
          help: "the machine has '\(meant.call)'")
      }
    }
  }
}
