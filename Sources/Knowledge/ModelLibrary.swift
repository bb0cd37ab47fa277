package import Diagnostics
import Files
import Markdown
package import StateMachines
import YAML

/// The machines of a knowledge base, and what is said of several of them.
package struct ModelLibrary: Sendable {
  /// In the order of the configuration, then by id. A machine's place gives its line's colour.
  package let machines: [Machine]
  package let equivalences: [Equivalence]
  /// Scenarios over several machines, or several of one kind.
  package let scenarios: [JointScenario]
  /// Places in `machines`, by id.
  private let places: [String: Int]
  /// Places in `machines`, by the path of the file below the content folder.
  private let placesOfFiles: [String: Int]
  /// By machine: what a code span may say to mean an element.
  private let symbols: [SymbolTable]
  /// By machine: what a block of code may say to mean an element.
  let codeSymbols: [CodeSymbols]

  private init(
    _ machines: [Machine], _ equivalences: [Equivalence], scenarios: [JointScenario],
    files: [String: String]
  ) {
    self.machines = machines
    self.scenarios = scenarios
    self.equivalences = equivalences
    places = Dictionary(machines.enumerated().map { ($1.id, $0) }) { first, _ in first }
    placesOfFiles = Dictionary(
      machines.enumerated().compactMap { place, machine in files[machine.file.path].map { ($0, place) } }
    ) { first, _ in first }
    symbols = machines.map(SymbolTable.init)
    codeSymbols = machines.map(CodeSymbols.init)
  }

  /// The place of a machine; nil where there is none of that id.
  package func place(of id: String) -> Int? { places[id] }

  /// The machine that a file describes.
  func place(ofFile path: String) -> Int? { placesOfFiles[path] }

  /// The element that a code span means, by exactly one of its names, in the first machine that has it.
  func element(called text: String, among machines: [Int]) -> (machine: Int, element: ElementReference)? {
    machines.lazy.compactMap { machine in symbols[machine][text].map { (machine, $0) } }.first
  }

  /// The comparisons that have members in all of some machines, in the order of the file; all of them for none.
  package func equivalences(among machines: [Int]) -> [Equivalence] {
    equivalences.filter { equivalence in
      let members = Set(equivalence.members.compactMap { $0.machine.flatMap { places[$0] } })
      return machines.allSatisfy(members.contains)
    }
  }

  /// A scenario of a machine, or one over several, by its place in the library.
  package enum Story: Sendable {
    case own(ID<Scenario>)
    case joint(Int)
  }

  /// The scenario of that id: the machine's own before those over several.
  package func story(called id: String, of machine: Machine) -> Story? {
    machine.scenarios[named: id].map { .own($0.id) } ?? scenarios.firstIndex { $0.id == id }.map { .joint($0) }
  }

  /// The ids of all scenarios that can be told of a machine.
  package func stories(of machine: Machine) -> [String] { machine.ids(of: .scenario) + scenarios.map(\.id) }

  /// Everything that is wrong with machines as wholes, and with the stories and comparisons of several.
  package var findings: [Diagnostic] {
    machines.flatMap { machine in machine.lint(toldElsewhere: taken(of: machine)) }
      + scenarios.flatMap { $0.lint(machines) } + Equivalence.lint(equivalences, machines)
  }

  /// The transitions of a machine that scenarios over several machines take.
  private func taken(of machine: Machine) -> Set<ID<Transition>> {
    Set(
      scenarios.flatMap { scenario -> [ID<Transition>] in
        guard scenario.participants.contains(where: { $0.machine == machine.id }) else { return [] }
        let steps = scenario.trace(machines)?.steps ?? []
        return steps.filter { scenario.participants[$0.participant].machine == machine.id }.flatMap(\.step.transitions)
      })
  }

  /// The id that is most like one that does not exist.
  func suggested(for id: String) -> String? {
    suggestion(for: id, among: machines.map(\.id)).map { "did you mean '\($0)'?" }
  }

  /// Reads all files of `Models/`.
  package static func read(_ tree: ContentTree, _ configuration: Configuration) -> Outcome<ModelLibrary> {
    let languages = configuration.languages.map(\.tag.value)
    let editions = configuration.editions(tree.glossary).compactMap { $0.edition?.ofTexts }
    let read = tree.models.map { Machine.read($0.source, languages: languages, editions: editions) }
    var diagnostics = read.flatMap(\.diagnostics)
    var listed: [String: Int] = [:]
    let found = read.compactMap(\.value)
    for (place, id) in configuration.models.enumerated() {
      if !found.contains(where: { $0.id == id.value }) {
        diagnostics.append(
          Diagnostic(
            .unknownMachine, "there is no machine '\(id.value)'", at: id.range,
            help: suggestion(for: id.value, among: found.map(\.id)).map { "did you mean '\($0)'?" }))
      }
      listed[id.value] = place
    }
    let machines = found.sorted { left, right in
      (listed[left.id] ?? .max, left.id) < (listed[right.id] ?? .max, right.id)
    }
    var equivalences: [Equivalence] = []
    if let file = tree.equivalences {
      let read = Equivalence.read(file, languages: languages, editions: editions, machines: machines)
      equivalences = read.value
      diagnostics += read.diagnostics
    }
    let files = Dictionary(tree.models.map { ($0.source.path, $0.path.string.normalized) }) { first, _ in first }
    var scenarios: [JointScenario] = []
    if let file = tree.scenarios {
      let read = JointScenario.read(file, languages: languages, editions: editions, machines: machines)
      scenarios = read.value
      diagnostics += read.diagnostics
    }
    let library = ModelLibrary(machines, equivalences, scenarios: scenarios, files: files)
    return Outcome(library, diagnostics)
  }
}
