import Foundation
import Languages
import Testing

/// What others say of Serbian in Latin letters.
@Suite struct SerbianOracleTests {
  private let latin = SerbianLatin()

  /// The dictionaries of both scripts have the same words: one whose Latin form the other lacks is converted wrongly.
  @Test(.enabled(if: Dictionaries.words("sr_RS") != nil, "the dictionaries of hunspell-sr are not installed"))
  func dictionaries() throws {
    let cyrillic = try #require(Dictionaries.words("sr_RS"))
    let known = try #require(Dictionaries.words("sr_Latn_RS"))
    #expect(cyrillic.count > 100_000)
    let unknown = cyrillic.filter { !known.contains(latin.converted($0)) }
    // The other dictionary has the digraphs of capitals with a small second letter.
    #expect(unknown.filter { $0 != $0.uppercased() } == [])
    #expect(unknown.count < 200, "\(unknown.sorted())")
  }

  /// Where gettext's program and we differ, each with its reason.
  private static let differences = [
    "НЕДЕЉА Љ": "NEDELJA Lj",  // It does not look at the words beside a single letter,
    "СТАЊЕ Њ1": "STANJE Nj1",
    "состояние": "sostoяnie",  // and takes every Cyrillic letter for a Serbian one.
  ]

  @Test(.enabled(if: Recode.path != nil, "recode-sr-latin (gettext) is not installed"))
  func recoding() throws {
    let texts =
      [
        "Љубав ЉУБАВ", "Љ. П. Његош", "ЏУГАЊ Џугањ", "В-Џ", "НАЏ Наџ", "инјекција ињекција", "Inactive-а", "XX век",
        "„Ђаци“ ћуте: 0,1 с",
      ] + Self.differences.keys.sorted() + Self.articleLines
    #expect(texts.count > 300)
    let theirs = try Recode.run(texts.joined(separator: "\n")).split(separator: "\n", omittingEmptySubsequences: false)
    for (text, their) in zip(texts, theirs) {
      if let known = Self.differences[text] {
        #expect(their == known && latin.converted(text) != known)
      } else {
        #expect(latin.converted(text) == their)
      }
    }
  }

  /// The Serbian articles of this repository, line by line.
  private static let articleLines: [String] = {
    var folder = URL(filePath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    let articles = folder.appending(path: "Content/sr")
    let files = FileManager.default.enumerator(atPath: articles.path)?.compactMap { $0 as? String } ?? []
    return files.sorted().filter { $0.hasSuffix(".md") }.flatMap { file -> [String] in
      let text = (try? String(contentsOf: articles.appending(path: file), encoding: .utf8)) ?? ""
      return text.split(separator: "\n").map(String.init)
    }
  }()
}

private enum Dictionaries {
  /// The words of a dictionary without their endings.
  static func words(_ name: String) -> Set<String>? {
    let path = "/usr/share/hunspell/\(name).dic"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let lines = text.split(whereSeparator: \.isNewline).dropFirst()
    return Set(lines.compactMap { $0.split(separator: "/", maxSplits: 1).first.map(String.init) })
  }
}

private enum Recode {
  static let path: String? = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { $0 + "/recode-sr-latin" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  static func run(_ text: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: path ?? "")
    process.environment = ["LC_ALL": "C.UTF-8"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let writer = Thread {
      try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      try? input.fileHandleForWriting.close()
    }
    writer.start()
    let result = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: result, as: UTF8.self)
  }
}
