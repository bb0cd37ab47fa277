/// The words on an arrow, as UML 2.5.1 (14.2.4.9) writes them: `event, event [guard] / call; call`.
struct DiagramLabel {
  private(set) var events: [String] = []
  private(set) var delay: String?
  private(set) var condition: String?
  private(set) var calls: [String] = []
  /// What was read as an event although it stands where UML has calls.
  private(set) var doubtful: [String] = []

  init(_ text: String, _ notation: DiagramReader.Notation) {
    var head = text[...]
    if let open = head.firstIndex(of: "["), let close = head[open...].firstIndex(of: "]") {
      let inner = notation.decoded(head[head.index(after: open)..<close])
      if !inner.isEmpty, inner.lowercased() != "else" { condition = inner }
      head = head[..<open] + " " + head[head.index(after: close)...]
    }
    let parts = head.split(
      separator: "/", maxSplits: notation == .plantuml ? 1 : .max, omittingEmptySubsequences: false)
    let first = parts.first ?? ""
    for event in notation == .plantuml ? first.split(separator: ",") : [first] { add(event: notation.decoded(event)) }
    for part in parts.dropFirst() {
      for call in part.split(separator: ";").map({ notation.decoded($0) }) where !call.isEmpty {
        if notation == .mermaid, call.wholeMatch(of: /[^\s()]+\(.*\)/) == nil {
          doubtful.append(call)
          add(event: call)
        } else {
          calls.append(call)
        }
      }
    }
  }

  private mutating func add(event: String) {
    if event.hasPrefix("after"), let match = event.wholeMatch(of: /after ?\(?([^()]+)\)?/),
      let found = Delay(String(match.1))
    {
      delay = found.text
    } else if !event.isEmpty {
      events.append(event)
    }
  }
}

extension DiagramReader.Notation {
  /// Text without the numbers by which signs are written, without line breaks and markup, and without blanks around it.
  func decoded(_ text: some StringProtocol) -> String {
    var result = String(text)
    guard result.contains(where: { "<&#\\".contains($0) }) else {
      return result.split { $0.isWhitespace }.joined(separator: " ")
    }
    result = result.replacing(/<br ?\/?>|\\n|\\l|\\r/, with: " ").replacing(
      /<\/?(?:b|i|u|size|color|font)[^<>]*>/, with: "")
    func scalar(_ digits: Substring, _ radix: Int) -> String? {
      UInt32(digits, radix: radix).flatMap(Unicode.Scalar.init).map { String($0) }
    }
    switch self {
    case .mermaid:
      result = result.replacing(/#([0-9]{1,7});/) { scalar($0.1, 10) ?? String($0.0) }
    case .plantuml:
      result = result.replacing(/<U\+([0-9A-Fa-f]{4,6})>/) { scalar($0.1, 16) ?? String($0.0) }
        .replacing(/&#([0-9]{1,7});/) { scalar($0.1, 10) ?? String($0.0) }
    }
    return result.split { $0.isWhitespace }.joined(separator: " ")
  }
}
