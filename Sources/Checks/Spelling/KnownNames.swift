import Knowledge
import Languages
import StateMachines
import YAML

/// Names of a knowledge base that every speller knows, whatever the language of the text: what the glossary keeps, and
/// what the machines call their elements.
struct KnownNames: Sendable {
  /// In the case in which they are written.
  private(set) var exact: Set<String> = []
  /// In lower case, since prose begins sentences with them and writes them small.
  private(set) var folded: Set<String> = []

  init(_ base: KnowledgeBase) {
    for name in base.glossary.keep { exact.formUnion(Self.words(name.value)) }
    for machine in base.models.machines { add(machine) }
  }

  private mutating func add(_ machine: Machine) {
    var labels = machine.states.flatMap(\.label.values) + machine.events.flatMap(\.label.values)
    labels += machine.guards.flatMap(\.label.values) + machine.groups.flatMap(\.label.values)
    labels += machine.states.flatMap { $0.forms.flatMap { $0 } }
    add(labels: labels)
    let code =
      machine.callbacks.flatMap { [$0.call, $0.short, $0.owner] } + machine.states.map(\.symbol) + [machine.platform]
    for name in code { exact.formUnion(Self.words(name ?? "")) }
    add(labels: machine.sources.map(\.title))
  }

  /// The words of labels, and of the titles of sources.
  mutating func add(labels: [String]) {
    for label in labels { folded.formUnion(Self.words(label).map { $0.lowercased() }) }
  }

  /// Whether a word is one of the names, or one with an ending of the language.
  func has(_ word: String, _ tag: LanguageTag) -> Bool {
    if isName(word) { return true }
    return tag.directEndings.contains { ending in
      word.hasSuffix(ending) && word.count > ending.count + 1 && isName(String(word.dropLast(ending.count)))
    }
  }

  private func isName(_ word: String) -> Bool { exact.contains(word) || folded.contains(word.lowercased()) }

  private static func words(_ text: String) -> Set<String> {
    let all = ProseWord.all(in: Array(text.utf8))
    return Set(all.map(\.text) + all.flatMap { $0.parts.map(\.text) })
  }
}
