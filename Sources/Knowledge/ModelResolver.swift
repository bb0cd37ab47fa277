import Diagnostics
import Markdown
import StateMachines
import YAML

/// Finds out what an article says of machines: which it is about, and what its directives and code spans name.
struct ModelResolver {
  let library: ModelLibrary

  /// What was found of one article.
  struct Result: Sendable {
    var models: [Int] = []
    var subject: Article.Subject?
    var directives: [ModelDirective] = []
    var codeLinks: [Int: Article.CodeLink] = [:]
    var blockLinks: [Int: [Article.BlockLink]] = [:]
    var diagnostics: [Diagnostic] = []
  }

  func resolve(_ article: Article) -> Result {
    var result = Result()
    let matter = article.frontMatter
    result.models = matter.models.compactMap { place(of: $0.value, at: $0.range, &result.diagnostics) }
    result.subject = subject(matter.subject, &result.diagnostics)
    checkConditions(matter, result.models, &result.diagnostics)
    let scopes = ModelScope.all(in: article)
    for scope in scopes { check(scope, result.models, &result.diagnostics) }
    for directive in article.directives {
      guard let kind = ModelDirective.Kind(rawValue: directive.name.text) else { continue }
      let around = scopes.filter { $0.contains(directive.node) }
      if let resolved = resolve(directive, kind, result.models, matter, around, &result.diagnostics) {
        result.directives.append(resolved)
      }
    }
    result.codeLinks = codeLinks(article.document, result.models, scopes)
    result.blockLinks = blockLinks(article.document, result.models, scopes)
    return result
  }

  private func place(of id: String, at range: SourceRange, _ diagnostics: inout [Diagnostic]) -> Int? {
    if let place = library.place(of: id) { return place }
    diagnostics.append(
      Diagnostic(.unknownMachine, "there is no machine '\(id)'", at: range, help: library.suggested(for: id)))
    return nil
  }

  private func subject(_ written: Located<String>?, _ diagnostics: inout [Diagnostic]) -> Article.Subject? {
    // What is not of the form machine/state was reported with the front matter.
    let parts = written?.value.split(separator: "/", omittingEmptySubsequences: false).map(String.init) ?? []
    guard let written, parts.count == 2, !parts.contains("") else { return nil }
    let id = parts[1]
    guard let place = place(of: parts[0], at: written.range, &diagnostics) else { return nil }
    let machine = library.machines[place]
    guard let state = machine.states[named: id] else {
      diagnostics.append(
        Diagnostic(
          .unknownElement, "there is no state '\(id)' in \(machine.id)", at: written.range,
          help: suggestion(for: id, among: machine.ids(of: .state)).map { "did you mean '\($0)'?" }))
      return nil
    }
    return Article.Subject(machine: place, state: state.id)
  }

  // MARK: Versions and variants

  private func checkConditions(_ matter: FrontMatter, _ models: [Int], _ diagnostics: inout [Diagnostic]) {
    // What belongs to no machine may belong to the one that was not found.
    let isComplete = models.count == matter.models.count
    for (key, value) in matter.versions where isComplete || !key.isEmpty {
      let machines = self.machines(key, models, at: value.range, &diagnostics)
      guard !machines.isEmpty || key.isEmpty, !machines.contains(where: { $0.versions?[value.value] != nil }) else {
        continue
      }
      let known = machines.flatMap(\.versionNames)
      report("version", value, known, machines, &diagnostics)
    }
    for (key, value) in matter.variants where isComplete || !key.isEmpty {
      let machines = self.machines(key, models, at: value.range, &diagnostics)
      guard !machines.isEmpty || key.isEmpty, !machines.contains(where: { $0.axis(of: value.value) != nil }) else {
        continue
      }
      report("variant", value, machines.flatMap(\.variantValues), machines, &diagnostics)
    }
  }

  /// The machine that a key names, or all of the article's.
  private func machines(
    _ key: String, _ models: [Int], at range: SourceRange, _ diagnostics: inout [Diagnostic]
  ) -> [Machine] {
    if key.isEmpty { return models.map { library.machines[$0] } }
    return place(of: key, at: range, &diagnostics).map { [library.machines[$0]] } ?? []
  }

  private func report(
    _ what: String, _ value: Located<String>, _ known: [String], _ machines: [Machine],
    _ diagnostics: inout [Diagnostic]
  ) {
    let names = machines.map(\.id).joined(separator: " or ")
    let known = known.enumerated().filter { known.firstIndex(of: $1) == $0 }.map(\.element)
    diagnostics.append(
      Diagnostic(
        .unknownCondition,
        machines.isEmpty
          ? "the \(what) '\(value.value)' belongs to no machine of this article"
          : "'\(value.value)' is no \(what) of \(names)", at: value.range,
        help: suggestion(for: value.value, among: known).map { "did you mean '\($0)'?" }
          ?? (known.isEmpty ? nil : "known: \(known.joined(separator: ", "))")))
  }

  // MARK: Directives

  private func resolve(
    _ directive: Directive, _ kind: ModelDirective.Kind, _ models: [Int], _ matter: FrontMatter,
    _ scopes: [ModelScope], _ diagnostics: inout [Diagnostic]
  ) -> ModelDirective? {
    let others: [Int]
    let place: Int
    if kind == .compare || kind == .equivalences {
      guard let machines = compared(directive, kind, &diagnostics), let first = machines.first else { return nil }
      (place, others) = (first, Array(machines.dropFirst()))
    } else {
      guard let found = subject(of: directive, kind, models, matter, scopes, &diagnostics) else { return nil }
      (place, others) = (found, [])
    }
    let machine = library.machines[place]
    var chosen = ChosenConditions(of: machine, matter)
    for scope in scopes {
      _ = scope.directive.value("version").map { chosen.choose(version: $0.text) }
      _ = scope.directive.value("variant").map { chosen.choose(variant: $0.text) }
    }
    if let word = directive.value("version"), !chosen.choose(version: word.text) {
      report("version", Located(word.text, word.range), machine.versionNames, [machine], &diagnostics)
    }
    if let word = directive.value("variant"), !chosen.choose(variant: word.text) {
      report("variant", Located(word.text, word.range), machine.variantValues, [machine], &diagnostics)
    }
    let emphasised = directive.value("emphasise").map { self.emphasised($0, in: machine, &diagnostics) }
    var story: ModelDirective.Story?
    if kind == .trace {
      guard let found = self.story(directive, of: machine, &diagnostics) else { return nil }
      story = found
    }
    return ModelDirective(
      kind: kind, directive: directive, machine: place, others: others, story: story, conditions: chosen.conditions,
      isConditional: chosen.isChosen,
      emphasised: emphasised)
  }

  /// The machine that a directive is about.
  private func subject(
    of directive: Directive, _ kind: ModelDirective.Kind, _ models: [Int], _ matter: FrontMatter,
    _ scopes: [ModelScope], _ diagnostics: inout [Diagnostic]
  ) -> Int? {
    if let named = directive.arguments.first { return place(of: named.text, at: named.range, &diagnostics) }
    if let found = machine(of: scopes) ?? models.first { return found }
    if matter.models.isEmpty {
      diagnostics.append(
        Diagnostic(
          .unknownMachine, "'\(kind.rawValue)' does not say of which machine", at: directive.range,
          help: "write its id after the name, or list it under 'models' in the front matter"))
    }
    return nil
  }

  /// The machines of a comparison, at least two; all of them where the directive is about every comparison.
  private func compared(
    _ directive: Directive, _ kind: ModelDirective.Kind, _ diagnostics: inout [Diagnostic]
  ) -> [Int]? {
    guard kind == .compare else {
      if library.equivalences.isEmpty {
        diagnostics.append(
          Diagnostic(
            .unknownElement, "there is nothing to list", at: directive.range,
            help: "write comparisons into Models/equivalences.yaml"))
        return nil
      }
      return Array(library.machines.indices)
    }
    let names = directive.value("machines")
    let ids = names?.text.split(separator: " ").map(String.init) ?? []
    guard let names, ids.count > 1 else {
      diagnostics.append(
        Diagnostic(
          .unknownMachine, "'compare' does not say which machines", at: names?.range ?? directive.range,
          help: "write machines=\"one other\""))
      return nil
    }
    let found = ids.compactMap { place(of: $0, at: names.range, &diagnostics) }
    return found.count == ids.count ? found : nil
  }

  /// The scenario of a trace: of the machine, or over several.
  private func story(
    _ directive: Directive, of machine: Machine, _ diagnostics: inout [Diagnostic]
  ) -> ModelDirective.Story? {
    guard let word = directive.value("scenario") else {
      diagnostics.append(
        Diagnostic(
          .unknownElement, "'trace' does not say which scenario", at: directive.range, help: "write scenario=ID"))
      return nil
    }
    if let story = library.story(called: word.text, of: machine) { return story }
    diagnostics.append(
      Diagnostic(
        .unknownElement, "there is no scenario '\(word.text)' in \(machine.id)", at: word.range,
        help: suggestion(for: word.text, among: library.stories(of: machine)).map { "did you mean '\($0)'?" }))
    return nil
  }

  /// The machine that the innermost scope names.
  private func machine(of scopes: [ModelScope]) -> Int? {
    scopes.last { $0.directive.value("model") != nil }.flatMap { $0.directive.value("model") }
      .flatMap { library.place(of: $0.text) }
  }

  /// Reports what a scope names and no machine has.
  private func check(_ scope: ModelScope, _ models: [Int], _ diagnostics: inout [Diagnostic]) {
    var machines = models.map { library.machines[$0] }
    if let model = scope.directive.value("model") {
      guard let place = place(of: model.text, at: model.range, &diagnostics) else { return }
      machines = [library.machines[place]]
    }
    if let word = scope.directive.value("version"), !machines.contains(where: { $0.versions?[word.text] != nil }) {
      report("version", Located(word.text, word.range), machines.flatMap(\.versionNames), machines, &diagnostics)
    }
    if let word = scope.directive.value("variant"), !machines.contains(where: { $0.axis(of: word.text) != nil }) {
      report("variant", Located(word.text, word.range), machines.flatMap(\.variantValues), machines, &diagnostics)
    }
  }

  private func emphasised(
    _ word: Directive.Word, in machine: Machine, _ diagnostics: inout [Diagnostic]
  ) -> Set<ID<Transition>> {
    var result: Set<ID<Transition>> = []
    for id in word.text.split(separator: " ").map(String.init) {
      if let transition = machine.transitions[named: id] {
        result.insert(transition.id)
        continue
      }
      diagnostics.append(
        Diagnostic(
          .unknownElement, "there is no transition '\(id)' in \(machine.id)", at: word.range,
          help: suggestion(for: id, among: machine.ids(of: .transition)).map { "did you mean '\($0)'?" }))
    }
    return result
  }

  // MARK: Code

  /// Code spans that are exactly a name of the article's machines, but for those that are part of a link already.
  private func codeLinks(
    _ document: Document, _ models: [Int], _ scopes: [ModelScope]
  ) -> [Int: Article.CodeLink] {
    guard !models.isEmpty || !scopes.isEmpty else { return [:] }
    var result: [Int: Article.CodeLink] = [:]
    var linkEnd = 0
    for (index, node) in document.nodes.enumerated() {
      if node.kind == .link || node.kind == .image { linkEnd = max(linkEnd, Int(node.end)) }
      guard node.kind == .code, index >= linkEnd else { continue }
      let machines = machines(at: index, models, scopes)
      guard let found = library.element(called: document.string(node.literal), among: machines) else { continue }
      result[index] = Article.CodeLink(machine: found.machine, element: found.element)
    }
    return result
  }

  /// The machines that names at a node may belong to: first the one that the author says to speak of.
  func machines(at node: Int, _ models: [Int], _ scopes: [ModelScope]) -> [Int] {
    let scoped = machine(of: scopes.filter { $0.contains(node) })
    return [scoped].compactMap { $0 } + models.filter { $0 != scoped }
  }
}
