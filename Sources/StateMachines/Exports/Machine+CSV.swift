extension Machine {
  /// The machine as a table of its transitions, one row for each source (RFC 4180).
  ///
  /// Several events or targets stand in one cell with semicolons between them. A cell that begins as a formula would
  /// cannot occur: ids begin with a letter.
  func csv(under conditions: Conditions) -> Export {
    var rows = [["source", "event", "target", "guard", "callbacks"]]
    for transition in transitions(under: conditions) {
      let waits = transition.delay.map { ["after \($0)"] } ?? []
      let names = transition.isAutomatic ? [] : waits + transition.events.map(\.text)
      let calls = steps(transition.callbacks, under: conditions).flatMap(\.uses).map(\.callback.text)
      for source in transition.sources where exists(source, conditions) {
        rows.append([
          source.text, names.joined(separator: "; "), transition.targets.map(\.text).joined(separator: "; "),
          transition.condition?.text ?? "", calls.joined(separator: "; "),
        ])
      }
    }
    let hasMore = states(under: conditions).contains { $0.kind != .atomic || !$0.entry.isEmpty || !$0.exit.isEmpty }
    let losses =
      (hasMore ? ["states inside states, their kinds and their entry and exit calls are left out"] : [])
      + ["labels are left out: the table has ids"] + commonLosses(conditions)
    return Export(text: rows.map { $0.map(Self.cell).joined(separator: ",") + "\r\n" }.joined(), losses: losses)
  }

  private static func cell(_ text: String) -> String {
    let isPlain = !text.contains { "\",\r\n;".contains($0) || $0.isNewline }
    return isPlain ? text : "\"\(text.replacing("\"", with: "\"\""))\""
  }
}
