/// What the program tells whoever started it.
package enum ExitStatus: Int32, Sendable {
  /// Nothing is wrong.
  case success = 0
  /// Something was found: an error, or a warning where the caller is strict.
  case findings = 1
  /// The work could not be done: bad usage, an unreadable configuration.
  case couldNotRun = 2
}
