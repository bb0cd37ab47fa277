import Files

/// Small dictionaries in a folder of their own, so that a test does not depend on what the machine has.
package struct WordLists: Sendable {
  package let folder: TemporaryFolder

  /// `lists` by name, as `de_DE`: words, with the flag `S` behind a slash where they take an `s`.
  package init(_ lists: [String: [String]]) throws {
    folder = try TemporaryFolder()
    for (name, words) in lists {
      try add(name, Array((["\(words.count)"] + words).joined(separator: "\n").utf8), characterSet: "UTF-8")
    }
  }

  /// A dictionary in a character set of its own.
  package func add(_ name: String, _ words: [UInt8], characterSet: String) throws {
    let rules = "SET \(characterSet)\nTRY esianrtolcd\nSFX S Y 1\nSFX S 0 s .\n"
    try Disk.write(Array(rules.utf8), to: folder["\(name).aff"])
    try Disk.write(words + [0x0A], to: folder["\(name).dic"])
  }
}
