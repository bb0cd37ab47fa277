import Diagnostics

extension Rule {
  static let singleRegion = Rule(
    "models/single-region", .error, "A parallel state has at least two regions.",
    why: "What runs beside nothing is not parallel: the author meant a composite state, or forgot a region.",
    bad: door(
      (
        "open: {label: {en: Open, de: Offen}}",
        "open: {type: parallel, label: {en: Open, de: Offen}, states: {a: {type: composite, initial: b, label: {en: A, de: AA}, states: {b: {label: {en: B, de: BB}}}}}}"
      )),
    good: door(
      (
        "open: {label: {en: Open, de: Offen}}",
        "open: {type: parallel, label: {en: Open, de: Offen}, states: {a: {label: {en: A, de: AA}}, b: {label: {en: B, de: BB}}}}"
      )))
}

extension Lint {
  static let singleRegion = Lint(.singleRegion) { machine in
    machine.states.filter { state in
      state.kind == .parallel && state.children.count { !machine.states[$0].kind.isPseudo } < 2
    }.map { state in
      Diagnostic(
        .singleRegion, "the parallel state '\(state.id)' has one region only", at: state.range,
        help: "make it composite, or add the other region")
    }
  }
}
