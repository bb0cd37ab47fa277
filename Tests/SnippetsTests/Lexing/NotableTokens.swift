import Snippets

/// The tokens of code but for names, operators and punctuation, as `kind text`: what is left says also what these are.
func notableTokens(of code: String, _ language: String) -> String {
  let bytes = Array(code.utf8)
  return Lexer.tokens(of: bytes, language: language)
    .filter { $0.kind != .name && $0.kind != .operator && $0.kind != .punctuation }
    .map { "\($0.kind) \(String(decoding: bytes[$0.range], as: UTF8.self).replacing("\n", with: "⏎"))" }
    .joined(separator: " · ")
}
