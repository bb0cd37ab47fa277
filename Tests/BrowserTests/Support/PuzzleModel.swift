/// A machine that is legal and means no good: words that break what is generated from them, ids that other languages
/// have taken, and every shape that is hard to draw.
enum PuzzleModel {
  /// Labels by state. Mermaid, HTML, Markdown and YAML all see something of their own in one or the other.
  static let labels: [(id: String, label: String)] = [
    ("end", "\"quoted\" [in] {braces}"), ("state", "a: b; c # d % e %% f"), ("note", "end"),
    ("class", "<b>bold</b> &amp;"),
    ("default", "👩‍👩‍👧 Привет, свет"), ("fork", "a | b || c"), ("choice", "state \"x\" as y"), ("root", "--> [*]"),
    ("direction", "`code` *star* _under_ ~~gone~~"), ("style", "back\\slash \\n /slash/"), ("a-b", "(round) $money$"),
    ("a1", "Über den Wolken"), ("click", "Final: #35; #quot;"),
  ]

  static func label(_ id: String) -> String { labels.first { $0.id == id }?.label ?? id }

  /// With the same words in all languages, marked by them.
  static func text(in languages: [String]) -> String {
    func text(_ value: String) -> String {
      let quoted = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "{" + languages.map { "\($0): \"\(quoted)\"" }.joined(separator: ", ") + "}"
    }
    func state(_ id: String, _ more: String = "") -> String { "\(id): {\(more)label: \(text(label(id)))}" }
    return """
      phasebook: 1
      machine: puzzle
      title: \(text("A puzzle: \"<i>&amp;\" #1"))
      initial: end
      events:
        as: {label: \(text("\"say\" : end; [*] --> x"))}
        hide: {label: \(text("100 % | <br> #9829; {{a}}"))}
        scale: {label: \(text("end"))}
        href: {label: \(text("click me: https://example.org/?a=b&c=d#e"))}
        join: {label: \(text("Привет: мир; 😀"))}
        linkstyle: {label: \(text("a -- b --> c ---> d"))}
      callbacks:
        classdef: {call: "puzzle(_:with:<T>)", kind: method}
      states:
        \(state("end"))
        \(state("state"))
        note:
          label: \(text(label("note")))
          initial: class
          states:
            \(state("class"))
            default:
              label: \(text(label("default")))
              initial: fork
              states:
                \(state("fork"))
                \(state("choice"))
        \(state("root"))
        \(state("direction"))
        \(state("style"))
        \(state("a-b"))
        \(state("a1"))
        \(state("click", "type: final, "))
      transitions:
        - {id: t1, source: end, target: state, event: as, callbacks: [classdef]}
        - {id: t2, source: end, target: state, event: hide, callbacks: []}
        - {id: t3, source: end, target: state, event: join, callbacks: []}
        - {id: t4, source: state, target: end, event: [as, href], callbacks: []}
        - {id: t5, source: state, target: note, event: hide, callbacks: []}
        - {id: t6, source: state, event: scale, callbacks: []}
        - {id: t7, source: state, event: join, callbacks: []}
        - {id: t8, source: state, target: state, event: linkstyle, callbacks: []}
        - {id: t9, source: class, target: default, event: as, callbacks: []}
        - {id: t10, source: fork, target: choice, event: scale, callbacks: []}
        - {id: t11, source: choice, target: fork, event: scale, callbacks: []}
        - {id: t12, source: choice, target: root, event: href, callbacks: []}
        - {id: t13, source: note, target: direction, event: join, callbacks: []}
        - {id: t14, source: [root, direction], target: style, event: hide, callbacks: [classdef]}
        - {id: t15, source: style, target: a-b, event: as, callbacks: []}
        - {id: t16, source: a-b, target: a1, event: as, callbacks: []}
        - {id: t17, source: a1, target: a-b, event: as, callbacks: []}
        - {id: t18, source: [a1, style], target: click, event: scale, exceptional: true, callbacks: []}

      """
  }
}
