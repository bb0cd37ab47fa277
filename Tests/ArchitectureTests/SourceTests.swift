import TestSupport
import Testing

@Suite("What the source files hold")
struct SourceTests {
  private static let sources = Repository.swiftFiles(below: "Sources", "Site")

  /// Lines with their numbers, comments and the content of plain strings left out.
  private func code(_ file: String) throws -> [(number: Int, text: String)] {
    let text = try #require(Repository.text(file))
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      let bare = line.replacing(/\\./, with: "").replacing(/"[^"]*"/, with: "\"\"")
      return (
        index + 1, String(bare.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false).first ?? "")
      )
    }
  }

  @Test func filesAreShort() throws {
    #expect(Self.sources.count > 100)
    for file in Repository.swiftFiles(below: "Sources", "Site", "Tests") + ["Package.swift"] {
      let count = try #require(Repository.text(file)).split(separator: "\n", omittingEmptySubsequences: false).count - 1
      #expect(count <= 400, "\(file) has \(count) lines")
    }
  }

  @Test func filesEndWithOneLineEnd() throws {
    for file in Repository.files where [".swift", ".md", ".po", ".css", ".js", ".yaml"].contains(where: file.hasSuffix)
    {
      let text = try #require(Repository.text(file), "\(file) is not UTF-8")
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(file)")
      #expect(!text.utf8.contains(0x0D), "\(file) has line ends of another system")
    }
  }

  /// Each with the files that may have it, and why.
  private static let forbidden: [(pattern: String, allowed: [String: String])] = [
    ("print(", [:]), ("try!", [:]), ("as!", [:]), ("fatalError(", [:]), ("preconditionFailure(", [:]),
    ("nonisolated(unsafe)", [:]),
    (
      "@unchecked Sendable",
      ["Sources/Markdown/CommonMark.swift": "carries a pointer through a lock's closure on one thread"]
    ),
    (
      "unsafeBitCast",
      ["Sources/Files/Disk.swift": "renameat2(2) is not declared by Swift's Glibc module, so its address is looked up"]
    ),
    ("unowned(unsafe)", [:]), ("DispatchQueue", [:]), ("sleep(", [:]), ("Date()", [:]), ("Date.now", [:]),
    ("UUID()", [:]),
    (".hashValue", [:]), ("FileManager", [:]),
  ]

  /// Whether a line has a pattern that does not go on a longer name, as `Fingerprint(` goes on `print(`.
  private func uses(_ pattern: String, _ line: String) -> Bool {
    line.ranges(of: pattern).contains { place in
      guard place.lowerBound > line.startIndex, let first = pattern.first, first.isLetter else { return true }
      let before = line[line.index(before: place.lowerBound)]
      return !before.isLetter && before != "_"
    }
  }

  @Test(arguments: forbidden.map(\.pattern))
  func isNotUsed(_ pattern: String) throws {
    let allowed = Self.forbidden.first { $0.pattern == pattern }?.allowed ?? [:]
    var users: Set<String> = []
    for file in Self.sources {
      for line in try code(file) where uses(pattern, line.text) {
        users.insert(file)
        #expect(allowed[file] != nil, "\(file):\(line.number) uses \(pattern)")
      }
    }
    #expect(users == Set(allowed.keys), "\(pattern) is allowed where nobody needs it")
  }

  /// The program must serve any state machine; only lists of tools and of languages for code name a platform.
  private static let platformNames = [
    "Sources/Markdown/CodeBlock.swift": "names of programming languages",
    "Sources/Commands/DoctorCommand.swift": "compilers to look for",
    "Sources/Knowledge/Configuration+Read.swift": "the keys of the snippets' compilers",
    "Sources/Knowledge/CodeLibrary.swift": "the folders of the snippets' compilers",
    "Sources/Commands/Snippets/CompilerStage.swift": "which compilers there are",
    "Sources/Snippets/": "languages of code, and their compilers",
  ]

  @Test func namesNoPlatform() throws {
    let words =
      /\b(i[Oo][Ss]|Android|android|UIKit|SwiftUI|Kotlin|kotlin|Xcode|Gradle|Activity|scenePhase|UIApplication)\b/
    var users: Set<String> = []
    for file in Repository.files where file.hasPrefix("Sources/") || file.hasPrefix("Site/") {
      guard let text = Repository.text(file) else { continue }
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        guard let match = line.firstMatch(of: words) else { continue }
        let place = Self.platformNames.keys.first { $0.hasSuffix("/") ? file.hasPrefix($0) : $0 == file }
        users.insert(place ?? file)
        #expect(place != nil, "\(file):\(index + 1) names \(match.1)")
      }
    }
    #expect(users == Set(Self.platformNames.keys))
  }

  /// Nothing of the machine that the project was made on.
  @Test func namesNoMachine() throws {
    let places = ["/ho" + "me/", "/Us" + "ers/", "/wo" + "rk/", "/ro" + "ot/", "/tmp" + "/wt-", "C:" + "\\\\Us"]
    let hosts = [
      "pypi." + "org", "files.python" + "hosted", "registry.npm" + "js", "proxy.golang" + ".org", "art" + "ifactory",
      "local" + "domain",
    ]
    for file in Repository.files {
      guard let text = Repository.text(file) else { continue }
      for word in places + hosts { #expect(!text.contains(word), "\(file) names \(word)") }
    }
  }

  /// Named for the one type, function or rule that they declare; these for the kind of things that they hold.
  private static let namedForTheirKind = [
    "Keys.swift", "LinkRules.swift", "ModelRules.swift", "MachineRules.swift", "CatalogRules.swift", "YAMLRules.swift",
    "main.swift",
  ]

  @Test func filesAreNamedForWhatTheyDeclare() throws {
    var unnamed: [String] = []
    for file in Self.sources where !Self.namedForTheirKind.contains(where: { file.hasSuffix("/" + $0) }) {
      let name = file.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      let subject = name.split(separator: "+").first.map { $0.lowercased() } ?? ""
      let text = try #require(Repository.text(file)).lowercased()
      if !text.contains(subject) { unnamed.append(file) }
    }
    #expect(unnamed == [])
  }
}
