/// Elements of raw HTML whose text stays: code, and what is marked as being in some language.
struct KeptElements {
  private var open: [String] = []

  var isInside: Bool { !open.isEmpty }

  mutating func pass(_ tag: HTMLTokens.Tag) {
    if tag.isClosing {
      if let last = open.lastIndex(of: tag.name) { open.removeSubrange(last...) }
    } else if !HTMLElements.void.contains(tag.name),
      Self.names.contains(tag.name) || tag.attributes.contains(where: { $0.name == "lang" }) || open.contains(tag.name)
    {
      open.append(tag.name)
    }
  }

  private static let names: Set<String> = ["code", "kbd", "pre", "samp", "script", "style", "textarea", "var"]
}
