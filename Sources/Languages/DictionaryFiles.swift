import Files

/// Where the Hunspell dictionary of a language is.
package struct DictionaryFiles: Sendable, Equatable {
  /// `sr_Latn_RS`
  package let name: String
  /// The paths of its `.aff` and its `.dic`.
  package let rules: String
  package let words: String

  /// The dictionary of a language in its script; of several that of its region, else of its likeliest country, else the
  /// first by name. Nil where there is none.
  package static func find(for tag: LanguageTag, in folders: [String]) -> DictionaryFiles? {
    for folder in folders {
      let names = (try? Disk.names(in: folder)) ?? []
      let found = names.compactMap { name -> (rank: Int, files: DictionaryFiles)? in
        guard name.hasSuffix(".aff") else { return nil }
        let stem = String(name.dropLast(".aff".count))
        guard names.contains(stem + ".dic"), let own = LanguageTag(stem.replacing("_", with: "-")),
          own.language == tag.language, own.writtenScript == tag.writtenScript
        else { return nil }
        let files = DictionaryFiles(name: stem, rules: "\(folder)/\(name)", words: "\(folder)/\(stem).dic")
        let rank =
          own.region == nil ? 2 : own.region == tag.region ? 0 : own.region == tag.likelyRegion ? 1 : 3
        return (rank, files)
      }
      if let best = found.min(by: { ($0.rank, $0.files.name) < ($1.rank, $1.files.name) }) { return best.files }
    }
    return nil
  }

  /// The places where systems and programs put dictionaries; those of `DICPATH` first, as Hunspell itself has it.
  package static func folders(in environment: [String: String]) -> [String] {
    let own = environment["DICPATH"]?.split(separator: ":").map(String.init) ?? []
    let home = environment["HOME"].map { ["\($0)/Library/Spelling", "\($0)/.local/share/hunspell"] } ?? []
    return own + home + [
      "/Library/Spelling", "/usr/share/hunspell", "/usr/share/myspell/dicts", "/usr/share/myspell",
      "/usr/local/share/hunspell", "/opt/homebrew/share/hunspell",
    ]
  }

  /// What to do where a language has no dictionary.
  package static func howToGet(_ tag: LanguageTag) -> String {
    let packages = ["de": "hunspell-de-de", "en": "hunspell-en-us", "ru": "hunspell-ru", "sr": "hunspell-sr"]
    let package = packages[tag.language] ?? "hunspell-\(tag.language)"
    return "apt install \(package), or put its .aff and .dic into ~/Library/Spelling"
  }

  /// Tells these files from others, and from what they were or will be; nil where one is missing.
  var stamp: Fingerprint? {
    guard let rules = Disk.stamp(of: rules), let words = Disk.stamp(of: words) else { return nil }
    return Fingerprint(Array("\(rules) \(words)".utf8))
  }
}
