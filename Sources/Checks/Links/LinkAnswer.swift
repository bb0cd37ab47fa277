/// What came of asking a server for an address.
package enum LinkAnswer: Sendable, Hashable {
  /// The status of HTTP, after all redirections.
  case status(Int)
  case unknownHost
  /// No answer; the reason in a few words.
  case failure(String)
}
