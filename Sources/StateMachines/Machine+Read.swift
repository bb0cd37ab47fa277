package import Diagnostics
import YAML

extension Machine {
  /// Reads the file of one machine.
  ///
  /// `languages` are those that texts must have, the source language first. The value is nil where nothing can be shown
  /// of the file; where something is wrong in it, the rest is there all the same and `isWhole` is false.
  package static func read(_ file: SourceFile, languages: [String], editions: [TextEdition] = []) -> Outcome<Machine?> {
    let parsed = YAML.parse(file)
    guard let node = parsed.value else { return Outcome(nil, parsed.diagnostics) }
    var reader = YAMLReader(node, in: file, called: "the machine")
    if let refusal = refusal(&reader) { return Outcome(nil, parsed.diagnostics + [refusal]) }
    guard reader.isMapping else { return Outcome(nil, parsed.diagnostics + reader.finish()) }
    let name = name(&reader)
    let names = Names(node, in: file)
    for problem in names.diagnostics { reader.report(problem) }
    let stateCount = names.ids(of: .state).count
    if stateCount > stateLimit {
      reader.report(
        Diagnostic(
          .machineLimit, "the machine has \(stateCount) states; at most \(stateLimit) are read", at: name.range,
          help: "make several machines of it"))
      _ = reader.whole()
      return Outcome(nil, parsed.diagnostics + reader.finish())
    }
    let plain = MachineReader(languages: languages, editions: editions, names: names, versions: nil, variants: [])
    var read = MachineReader(
      languages: languages, editions: editions, names: names, versions: plain.versions(&reader),
      variants: plain.variants(&reader))
    let states = read.states(&reader)
    guard let initial = initial(among: states, &reader) else {
      // Without a state nothing else means anything, and all that refers to one would be reported.
      _ = reader.whole()
      return Outcome(nil, parsed.diagnostics + reader.finish())
    }
    let title = read.text("title", .required, &reader) ?? read.name(name.value)
    let summary = read.text("summary", &reader)
    let platform = reader.string("platform")?.value
    let sourceOfTruth = reader.sequence("source-of-truth") { $0.webAddress()?.value }
    let checked = reader.date("checked")
    let isComplete = reader.bool("complete")?.value ?? false
    let events = read.events(&reader)
    let guards = read.guards(&reader)
    let transitions = read.transitions(&reader)
    read.transitionPlaces = Dictionary(transitions.map { ($0.id.text, $0.id.index) }) { first, _ in first }
    let callbacks = read.callbacks(&reader)
    let groups = read.groups(&reader)
    let confusions = read.confusions(&reader)
    let properties = read.properties(&reader)
    let scenarios = read.scenarios(&reader)
    let sources = read.publications(&reader)
    let drawing = read.drawing(&reader)
    let diagnostics = parsed.diagnostics + reader.finish()
    let machine = Machine(
      id: name.value, file: file, range: name.range, title: title, summary: summary, platform: platform,
      sourceOfTruth: sourceOfTruth, checked: checked, versions: read.versions, variants: read.variants,
      initial: initial, isComplete: isComplete, events: Elements(events), guards: Elements(guards),
      callbacks: Elements(callbacks), states: Elements(states), transitions: Elements(transitions),
      groups: Elements(groups), confusions: Elements(confusions), properties: Elements(properties),
      scenarios: Elements(scenarios), sources: Elements(sources), drawing: drawing,
      isWhole: !diagnostics.contains { $0.severity == .error })
    return Outcome(machine, diagnostics)
  }

  /// Why nothing of the file is read.
  private static func refusal(_ reader: inout YAMLReader) -> Diagnostic? {
    if case .null = reader.node.kind {
      return Diagnostic(.missingKey, "the file is empty", at: reader.range, help: "begin it with 'phasebook: 1'")
    }
    guard let format = reader.int("phasebook", .required), format.value != Self.format else { return nil }
    return Diagnostic(
      .machineFormat, "this program reads machines of format \(Self.format), not \(format.value)", at: format.range,
      help: format.value > Self.format ? "use a newer Phasebook" : "set 'phasebook: \(Self.format)' and check the file")
  }

  /// The machine's id, which is the name of its file: no two machines share one, and none leads out of a folder.
  private static func name(_ reader: inout YAMLReader) -> Located<String> {
    let file = reader.file
    guard let name = reader.string("machine", .required) else { return Located(file.stem, start(of: reader)) }
    if name.value != file.stem {
      reader.report(
        Diagnostic(
          .machineName, "the machine is called '\(name.value)', but its file '\(file.stem)'", at: name.range,
          help: "rename one of them"))
    }
    if !name.value.isID { reader.report(Names.badID(name.value, at: name.range)) }
    return Located(file.stem, name.range)
  }

  private static func start(of reader: YAMLReader) -> SourceRange {
    SourceRange(reader.file, reader.node.range.prefix(0))
  }

  /// The state that the machine begins in: the first one where the author names none that is possible.
  private static func initial(among states: [State], _ reader: inout YAMLReader) -> ID<State>? {
    let roots = states.filter { $0.parent == nil }.map(\.id)
    let isWritten = reader.node["initial"] != nil
    guard let written = reader.string("initial"), let first = roots.first else {
      if !isWritten, let first = roots.first {
        reader.report(
          Diagnostic(
            .wrongInitial, "the machine does not say which state it begins in", at: start(of: reader),
            help: "write 'initial: \(first)'"))
      }
      return roots.first
    }
    if let found = roots.first(where: { $0.text == written.value }) { return found }
    let isNested = states.contains { $0.id.text == written.value }
    reader.report(
      Diagnostic(
        .wrongInitial,
        isNested
          ? "'\(written.value)' is in another state, so the machine cannot begin in it"
          : "there is no state '\(written.value)' to begin in", at: written.range,
        help: suggestion(for: written.value, among: roots.map(\.text)).map { "did you mean '\($0)'?" }))
    return first
  }
}

extension MachineReader {
  /// The versions, in order; nil where none are listed.
  func versions(_ reader: inout YAMLReader) -> VersionScheme? {
    reader.mapping("versions") { value -> VersionScheme? in
      let scheme = value.string("scheme")?.value
      let names = value.strings("order", .required)
      var seen: Set<String> = []
      for name in names where !seen.insert(name.value).inserted {
        value.report(Diagnostic(.versionOrder, "the version '\(name.value)' is listed twice", at: name.range))
      }
      let order = names.enumerated().map { Version(name: $1.value, index: $0) }
      return order.isEmpty ? nil : VersionScheme(name: scheme, order: order)
    }
  }

  func drawing(_ reader: inout YAMLReader) -> Machine.Drawing {
    let drawing = reader.mapping("diagram") { value -> Machine.Drawing? in
      let direction = value.oneOf("direction", Machine.Direction.self)?.value ?? .topToBottom
      let hidden: [ID<Transition>] = references(.transition, "hide", .optional, &value)
      let emphasised: [ID<Transition>] = references(.transition, "emphasise", .optional, &value)
      return Machine.Drawing(direction: direction, hidden: Set(hidden), emphasised: Set(emphasised))
    }
    return drawing ?? Machine.Drawing(direction: .topToBottom, hidden: [], emphasised: [])
  }

  func variants(_ reader: inout YAMLReader) -> [VariantAxis] {
    var owners: [String: String] = [:]
    return reader.entries("variants") { key, value -> VariantAxis? in
      let values = value.strings("values", .required)
      for name in values {
        if let other = owners.updateValue(key.value, forKey: name.value) {
          value.report(
            Diagnostic(
              .duplicateID,
              other == key.value ? "'\(name.value)' is listed twice" : "'\(name.value)' is a value of '\(other)' too",
              at: name.range, help: "values of variants are unique in a machine"))
        }
      }
      let chosen = value.oneOf("default", values.map(\.value), .required)
      let label = text("label", &value)
      let labels = value.entries("labels") { name, value -> (String, LocalizedString)? in
        guard values.contains(where: { $0.value == name.value }) else {
          value.report(
            Diagnostic(
              .variantValue, "'\(key.value)' has no value '\(name.value)'", at: name.range,
              help: suggestion(for: name.value, among: values.map(\.value)).map { "did you mean '\($0)'?" }))
          _ = value.whole()
          return nil
        }
        return text(&value).map { (name.value, $0) }
      }
      let byValue = Dictionary(labels) { first, _ in first }
      guard let fallback = chosen?.value ?? values.first?.value else { return nil }
      return VariantAxis(
        id: key.value, label: label, values: values.map { VariantAxis.Value(id: $0.value, label: byValue[$0.value]) },
        defaultValue: fallback)
    }
  }
}

extension SourceFile {
  /// The file's name without its ending.
  fileprivate var stem: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
