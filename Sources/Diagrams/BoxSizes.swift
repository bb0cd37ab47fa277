/// How large everything is that Graphviz must find a place for: as large as its longest language.
struct BoxSizes: Sendable {
  /// Simple states, and the headers of composite ones.
  var states: [Size] = []
  var pills: [Size] = []
  /// A transition beside its state: the event without the callbacks.
  var rows: [Size] = []
  /// How many texts end in an ellipsis.
  var cut = 0

  /// A numbered circle; also a comfortable target for a finger (WCAG 2.2, 2.5.8).
  static let circle = 24.0
  /// From a pill's edge to its text: the number stands there.
  static let numberRoom = 28.0
  static let mostLines = 3
  static let mostCodeLines = 4

  init(_ texts: MachineTexts, _ tree: StateTree, _ settings: LayoutSettings) {
    for index in tree.entries.indices {
      states.append(
        tree.entries[index].isComposite ? header(texts.headers[index], settings) : state(index, texts, settings))
    }
    for index in texts.events.indices {
      guard !settings.isNarrow else {
        pills.append(Size(Self.circle, Self.circle))
        rows.append(Size(Self.circle, Self.circle))
        continue
      }
      let event = SharedSetting(texts.events[index], within: settings.eventWrap, most: Self.mostLines)
      let callbacks = texts.callbacks[index].map {
        SharedSetting([$0], within: settings.eventWrap + 12, most: Self.mostCodeLines)
      }
      let lines = event.lines + callbacks.reduce(0) { $0 + $1.lines }
      let width = callbacks.reduce(event.width) { max($0, $1.width) }
      if !tree.ends[index].sources.isEmpty { cut += (event.isCut ? 1 : 0) + callbacks.count(where: \.isCut) }
      pills.append(Self.pill(width, lines))
      rows.append(Self.pill(event.width, event.lines))
    }
  }

  private static func pill(_ width: Double, _ lines: Int) -> Size {
    Size(width + numberRoom + 10, max(circle, Typeface.event.lineHeight * Double(lines) + 9))
  }

  private mutating func state(_ index: Int, _ texts: MachineTexts, _ settings: LayoutSettings) -> Size {
    let face = Typeface.label(settings.labelSize)
    let label = SharedSetting(texts.labels[index], within: settings.stateWrap, most: Self.mostLines)
    var size = Size(label.width + (settings.isNarrow ? 18 : 26), face.lineHeight * Double(label.lines) + 16)
    if label.isCut { cut += 1 }
    if !settings.isNarrow, !texts.glosses[index].isEmpty {
      let gloss = SharedSetting(
        texts.glosses[index], within: max(settings.stateWrap, label.width), most: Self.mostLines)
      size.grow(Size(gloss.width + 26, 0))
      size.height += Typeface.gloss.lineHeight * Double(gloss.lines) + (gloss.lines > 0 ? 1 : 0)
      if gloss.isCut { cut += 1 }
    }
    size.grow(Size(settings.isNarrow ? 52 : 64, 0))
    return size
  }

  private mutating func header(_ texts: [BreakableText], _ settings: LayoutSettings) -> Size {
    let setting = SharedSetting(texts, within: settings.isNarrow ? 150 : 260, most: 2)
    if setting.isCut { cut += 1 }
    return Size(setting.width + 6, Typeface.header.lineHeight * Double(max(1, setting.lines)) + 6)
  }
}
