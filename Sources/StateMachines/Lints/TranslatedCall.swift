import Diagnostics

extension Rule {
  static let translatedCall = Rule(
    "models/translated-call", .error, "A call and a symbol are written as in code, without blanks in names.",
    why: "Names of code are the same in every language; a translated one is found nowhere.",
    bad: door(("call: onOpen()", "call: beimÖffnen()")), good: door())
}

extension Lint {
  static let translatedCall = Lint(.translatedCall) { machine in
    let calls = machine.callbacks.flatMap { callback in
      [callback.call, callback.short].compactMap { $0 }.map { ($0, callback.range) }
    }
    let symbols = machine.states.compactMap { state in state.symbol.map { ($0, state.range) } }
    return calls.filter { !isCode($0.0) }.map { Diagnostic(.translatedCall, "'\($0.0)' is no name of code", at: $0.1) }
      + symbols.filter { !isCode($0.0) }.map {
        Diagnostic(.translatedCall, "the symbol '\($0.0)' is no name of code", at: $0.1)
      }
  }

  private static func isCode(_ text: String) -> Bool {
    let name = text.prefix { $0 != "(" && $0 != ":" }
    return !name.isEmpty && text.unicodeScalars.allSatisfy(\.isASCII) && !name.contains(where: \.isWhitespace)
  }
}
