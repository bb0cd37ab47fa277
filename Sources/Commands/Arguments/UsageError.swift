/// Words on the command line that mean nothing, told to the person who typed them.
package struct UsageError: Error, Sendable, Equatable {
  /// One line that names the thing; no full stop.
  package let message: String
  /// What to do, most often "did you mean …?".
  package let help: String?

  package init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  /// As it is printed; `command` is the whole name of the command that was called.
  func text(command: String) -> String { "error: \(self)\nSee '\(command) --help'." }

  /// What a word was most likely meant to be, as a help text.
  static func didYouMean(_ word: String?) -> String? { word.map { "did you mean “\($0)”?" } }
}

extension UsageError: CustomStringConvertible {
  package var description: String { message + (help.map { "\n  help: \($0)" } ?? "") }
}
