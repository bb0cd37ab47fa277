import Diagnostics
import YAML

/// Reads the state diagrams of Mermaid (`stateDiagram-v2`) and of PlantUML, line by line.
///
/// Both draw what UML 2.5.1 means; how it looks is no part of a model. A line that is not understood is named.
struct DiagramReader {
  /// Whose diagrams.
  enum Notation { case mermaid, plantuml }

  private let notation: Notation
  private var graph = DiagramDraft()
  /// The composite states that are open, with the places of their braces.
  private var open: [(key: String, place: Range<Int>)] = []
  private var title: String?
  private var rest: [YAMLNode.Pair] = []
  private static let depthLimit = 100
  private static let lengthLimit = 5_000

  static func read(_ notation: Notation, _ report: inout ImportReport) -> MachineDraft? {
    var reader = DiagramReader(notation)
    let lines = DiagramLines(report.file, notation, &report)
    if notation == .mermaid {
      guard lines.hasHeader else {
        return report.fail(
          "the file does not begin with 'stateDiagram-v2'", lines.all.first?.range ?? 0..<0,
          help: "other diagrams of Mermaid hold no machine")
      }
    }
    for line in lines.all {
      reader.read(line.text, line.range, &report)
      if reader.graph.isTooLarge {
        return report.fail(
          "the diagram has more than \(Machine.stateLimit) states or \(DraftWriter.transitionLimit) arrows", line.range)
      }
      if report.hasFailed { return nil }
    }
    if let last = reader.open.last { return report.fail("'{' is not closed", last.place) }
    var draft = reader.graph.draft(&report)
    draft.title = lines.title ?? reader.title
    draft.rest = reader.rest
    return draft
  }

  private init(_ notation: Notation) { self.notation = notation }

  private var scope: String { open.last?.key ?? "" }

  private mutating func read(_ text: String, _ range: Range<Int>, _ report: inout ImportReport) {
    if text.utf8.count > Self.lengthLimit {
      return report.fail("the line is longer than \(Self.lengthLimit) bytes", range)
    }
    if text == "--" || text == "||" {
      graph.separate(scope)
    } else if text == "}" {
      if open.popLast() == nil { report.fail("'}' closes nothing", range) }
    } else if text.hasPrefix("state ") {
      declare(String(text.dropFirst(6)), range, &report)
    } else if text.hasPrefix("direction ") || text == "left to right direction" {
      if text.hasPrefix("left") || text.hasSuffix("LR") || text.hasSuffix("RL") {
        rest = [(key: .text("diagram"), value: .mapping([("direction", .text("LR"))]))]
      }
    } else if text.hasPrefix("title "), DiagramArrow(text) == nil {
      title = notation.decoded(text.dropFirst(6))
    } else if Self.isPresentation(text) {
      report.loseOnce("how the diagram looks is left out", range)
    } else if text.hasPrefix("note ") || text.hasPrefix("acc") || text.hasPrefix("legend") {
      report.lose("'\(text.prefix(40))' is left out: a note stands in no model", range)
    } else if let arrow = DiagramArrow(text) {
      read(arrow, range, &report)
    } else if let match = text.wholeMatch(of: /("[^"]+"|[^\s:]+)\s*:\s*(.*)/) {
      describe(graph.state(name(match.1), in: scope, at: range), String(match.2), range, &report)
    } else if text.wholeMatch(of: /[^\s{}<>]+/) != nil, notation == .mermaid || !text.hasPrefix("@") {
      _ = graph.state(name(text[...]), in: scope, at: range)
    } else {
      report.lose("'\(text.prefix(40))' is not understood; it is left out", range)
    }
  }

  private static func isPresentation(_ text: String) -> Bool {
    let words: Set<Substring> = [
      "skinparam", "hide", "show", "scale", "classDef", "class", "style", "click", "linkStyle", "allow_mixing",
      "header",
      "footer", "caption", "page",
    ]
    return text.hasPrefix("!") || text == "top to bottom direction" || words.contains(text.prefix { $0 != " " })
  }

  private func name(_ text: Substring) -> String {
    let bare = text.hasPrefix("\"") ? text.dropFirst().dropLast() : text
    guard bare.contains(":") || bare.contains("#") else { return String(bare) }
    return String(bare.replacing(/:::\w+/, with: "").replacing(/#\w+$/, with: ""))
  }

  /// `"Words" as name <<kind>> #colour {`, in any of its shorter forms.
  private mutating func declare(_ text: String, _ range: Range<Int>, _ report: inout ImportReport) {
    var text = text.trimmed
    let isOpened = text.hasSuffix("{")
    if isOpened { text = String(text.dropLast()).trimmed }
    if text.hasSuffix("{}") { text = String(text.dropLast(2)).trimmed }
    var description: String?
    let parts = text.replacing(/:::\w+/, with: "")
    if let match = parts.wholeMatch(of: /("[^"]*"(?: as \S+)?|[^\s:"]+(?: as "[^"]*")?)([^:]*?)\s*:\s*(.*)/) {
      text = String(match.1) + match.2
      description = String(match.3)
    } else {
      text = parts
    }
    let kinds = text.matches(of: /<<([^<>]+)>>/).map { String($0.1) }
    text = text.replacing(/<<[^<>]+>>|\[\[[^\]]*\]\]|##?(?:\[\w+\])?\w*$/, with: "").trimmed
    var label: String?
    var id = text
    if let match = text.wholeMatch(of: /"([^"]*)"\s+as\s+(\S+)/) {
      (label, id) = (String(match.1), String(match.2))
    } else if let match = text.wholeMatch(of: /(\S+)\s+as\s+"([^"]*)"/) {
      (label, id) = (String(match.2), String(match.1))
    } else if let match = text.wholeMatch(of: /"([^"]*)"/) {
      (label, id) = (String(match.1), String(match.1))
    }
    guard !id.isEmpty, !id.contains(where: { $0 == "{" || $0 == "}" }), !id.contains(" ") || label != nil else {
      report.fail("the name of the state is not understood", range)
      return
    }
    let key = graph.declare(id, in: scope, at: range)
    if let label { graph[key]?.label = notation.decoded(label) }
    for kind in kinds { mark(key, kind, range, &report) }
    if let description { describe(key, description, range, &report) }
    guard isOpened else { return }
    if open.contains(where: { $0.key == key }) { return report.fail("'\(id)' cannot be inside itself", range) }
    open.append((key, range))
    if open.count > Self.depthLimit { report.fail("states stand more than \(Self.depthLimit) levels deep", range) }
  }

  private mutating func mark(_ key: String, _ kind: String, _ range: Range<Int>, _ report: inout ImportReport) {
    switch kind.lowercased() {
    case "choice": graph[key]?.kind = .choice
    case "history": graph[key]?.kind = .history
    case "history*":
      graph[key]?.kind = .history
      graph[key]?.isDeep = true
    case "end", "final": graph[key]?.kind = .final
    case "start": graph.begin(key, in: scope)
    case "fork", "join":
      graph[key]?.kind = .choice
      report.lose("a \(kind) is read as a choice: it takes one of its ways, not all", range)
    case "entrypoint", "exitpoint", "inputpin", "outputpin", "expansioninput", "expansionoutput":
      graph[key]?.kind = .choice
      report.lose("'\(kind)' is read as a choice", range)
    default: report.loseOnce("'<<\(kind)>>' is left out", range)
    }
  }

  private mutating func read(_ arrow: DiagramArrow, _ range: Range<Int>, _ report: inout ImportReport) {
    let label = DiagramLabel(arrow.label, notation)
    let target = end(arrow.target, range)
    guard arrow.source != "[*]" else {
      guard let target else { return report.lose("an arrow from '[*]' to '[*]' is left out", range) }
      if !arrow.label.isEmpty { report.lose("the words at the arrow from '[*]' are left out", range) }
      if let first = graph.begin(target, in: scope) {
        report.lose("'[*]' leads to several states; '\(first)' is kept", range)
      }
      return
    }
    guard let source = end(arrow.source, range) else { return }
    // Mermaid shows several transitions as one arrow with several lines.
    let pieces =
      notation == .mermaid
      ? arrow.label.split(separator: /<br ?\/?>/).map { DiagramLabel(String($0), notation) } : [label]
    for piece in pieces.isEmpty ? [label] : pieces {
      graph.arrows.append(DiagramDraft.Arrow(source: source, target: target, scope: scope, label: piece, range: range))
      for call in piece.doubtful {
        report.lose("'\(call)' is read as another event: calls are written with parentheses", range)
      }
    }
  }

  /// The state at an end of an arrow; nil for the end of the machine.
  private mutating func end(_ text: String, _ range: Range<Int>) -> String? {
    if text == "[*]" { return nil }
    guard text.hasSuffix("]"), let match = text.wholeMatch(of: /(.*)\[(H\*?)\]/) else {
      return graph.state(name(text[...]), in: scope, at: range)
    }
    let owner = match.1.isEmpty ? scope : graph.state(name(match.1), in: scope, at: range)
    return graph.history(isDeep: match.2 == "H*", in: owner, at: range)
  }

  /// `entry / call()`, `event / call()`, or words about the state.
  private mutating func describe(
    _ key: String, _ text: String, _ range: Range<Int>, _ report: inout ImportReport
  ) {
    guard text.contains("/"),
      !(notation == .mermaid && text.wholeMatch(of: /.*\/.*\(.*\).*|(?:entry|exit|do) ?\/.*/) == nil)
    else {
      let words = notation.decoded(text)
      if words.isEmpty { return }
      if notation == .mermaid { graph[key]?.label = words } else { graph[key]?.notes.append(words) }
      return
    }
    let label = DiagramLabel(text, notation)
    switch label.events.first?.lowercased() {
    case "entry": graph[key]?.entry += label.calls.map { MachineDraft.Call(name: $0) }
    case "exit": graph[key]?.exit += label.calls.map { MachineDraft.Call(name: $0) }
    case "do": report.lose("what is done all the while in a state is left out", range)
    default:
      graph.arrows.append(
        DiagramDraft.Arrow(source: key, target: nil, isInternal: true, scope: scope, label: label, range: range))
    }
  }
}

/// An arrow of a diagram: `a --> b : words`, with whatever PlantUML says of its look.
private struct DiagramArrow {
  var source: String
  var target: String
  var label = ""

  init?(_ text: String) {
    guard text.contains("->") || text.contains("<-") else { return nil }
    let line = text.contains(":::") ? text.replacing(/:::\w+/, with: "") : text
    let forward = /\s*-(?:\[[^\]]*\]|(?:left|le|l|right|ri|r|up|u|down|do|d)(?:\[[^\]]*\])?)?-*>\s*/
    let backward = /\s*<-+(?:\[[^\]]*\]|(?:left|le|l|right|ri|r|up|u|down|do|d)(?:\[[^\]]*\])?)?-*\s*/
    let colon = line.firstIndex(of: ":") ?? line.endIndex
    let head = line[..<colon]
    let isBackward: Bool
    let range: Range<Substring.Index>
    if let match = head.firstMatch(of: forward) {
      (range, isBackward) = (match.range, false)
    } else if let match = head.firstMatch(of: backward) {
      (range, isBackward) = (match.range, true)
    } else {
      return nil
    }
    let left = String(head[..<range.lowerBound]).trimmed
    let right = String(head[range.upperBound...]).trimmed
    guard Self.isEnd(left), Self.isEnd(right) else { return nil }
    (source, target) = isBackward ? (right, left) : (left, right)
    if colon < line.endIndex { label = String(line[line.index(after: colon)...]).trimmed }
  }

  /// A name without blanks, or anything in quotes.
  private static func isEnd(_ text: String) -> Bool {
    if text.hasPrefix("\"") {
      return text.count > 2 && text.hasSuffix("\"") && !text.dropFirst().dropLast().contains("\"")
    }
    return !text.isEmpty && !text.contains { $0.isWhitespace || $0 == "\"" || $0 == "{" || $0 == "}" }
  }
}

extension String {
  /// Without blanks around it.
  var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
