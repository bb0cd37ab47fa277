import Diagnostics
import Markdown
import Translations

extension Rule {
  static let listShape = Rule(
    "translation/list-shape", .warning, "A list is of the same kind as in the source.",
    why: """
      Numbers are referred to ("see step 3"), and a ticked box says that something is done. Which marks a list has and \
      whether its items stand apart makes no difference.
      """,
    bad: ["en/page.md": page("Page", "3. Three\n4. Four"), "de/page.md": page("Seite", "- Drei\n- Vier")],
    good: ["en/page.md": page("Page", "3. Three\n4. Four"), "de/page.md": page("Seite", "3) Drei\n4) Vier")])
}

extension ComparedTranslation {
  var differentLists: [Diagnostic] {
    alignment.blocks.compactMap { pair in
      let own = target.document.nodes[target.blocks[pair.target].node]
      let wanted = source.document.nodes[source.blocks[pair.source].node]
      guard let message = difference(own, wanted) else { return nil }
      return Diagnostic(
        .listShape, message, at: range(ofTarget: pair.target),
        notes: [note("here in the source", source: pair.source)], fix: fix(own, wanted, range(ofTarget: pair.target)))
    }
  }

  /// The number that a list starts with, or the state of a task; what kind of list it is only a person may change.
  private func fix(_ own: Node, _ wanted: Node, _ place: SourceRange) -> [Replacement] {
    let bytes = place.file.bytes[place.bytes]
    if own.kind == .list, own.isOrdered, wanted.isOrdered {
      let digits = bytes.prefix { (0x30...0x39).contains($0) }
      return digits.isEmpty ? [] : [Replacement(digits.startIndex..<digits.endIndex, String(wanted.start))]
    }
    guard own.kind == .item, own.task != nil, let isDone = wanted.task, let open = bytes.firstIndex(of: 0x5B),
      open + 2 < bytes.endIndex, bytes[open + 2] == 0x5D
    else { return [] }
    return [Replacement(open + 1..<open + 2, isDone ? "x" : " ")]
  }

  private func difference(_ own: Node, _ wanted: Node) -> String? {
    switch own.kind {
    case .list where own.isOrdered != wanted.isOrdered:
      own.isOrdered
        ? "the list has numbers, that of the source has none" : "the list has no numbers, that of the source has"
    case .list where own.isOrdered && own.start != wanted.start:
      "the list starts with \(own.start), that of the source with \(wanted.start)"
    case .item where own.task != wanted.task:
      switch (own.task, wanted.task) {
      case (nil, _): "the item has no check box, that of the source has one"
      case (_, nil): "the item has a check box, that of the source has none"
      default:
        own.task == true ? "the task is done, in the source it is open" : "the task is open, in the source it is done"
      }
    default: nil
    }
  }
}
