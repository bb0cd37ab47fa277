internal import Files
internal import Foundation
internal import Languages
package import Snippets

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Tells what the program finds on this machine, what each thing is for, and how to get what is missing.
package struct DoctorCommand: Command {
  package static let name = "doctor"
  package static let summary = "Tell which libraries and programs are found, and how to get the others"
  package static let discussion = """
    The exit status is 1 where something is missing that is needed; what only some commands and the tests use may be \
    missing.
    """
  package static let parameters = CommonOptions.terminal

  /// One thing that was looked for.
  package struct Finding: Sendable, Equatable {
    package let name: String
    /// The version, or where it is; nil where it was not found.
    package let version: String?
    /// What it is for.
    package let purpose: String
    package let howToGet: String
    /// Whether nothing works without it.
    package let isNeeded: Bool

    package init(_ name: String, version: String?, purpose: String, howToGet: String, isNeeded: Bool = false) {
      self.name = name
      self.version = version
      self.purpose = purpose
      self.howToGet = howToGet
      self.isNeeded = isNeeded
    }
  }

  package init(_ arguments: ParsedArguments) throws(UsageError) {}

  package func run(_ console: Console) async throws -> ExitStatus {
    let environment = ProcessInfo.processInfo.environment
    let kotlin = KotlinToolchain.find(in: environment, from: [Disk.workingFolder])
    let tools = Tool.all.map { $0.finding(in: environment["PATH"] ?? "") }
    let dictionaries = Self.dictionaries(in: DictionaryFiles.folders(in: environment))
    let findings = Self.libraries.map { $0() } + dictionaries + [Self.finding(of: kotlin)] + tools
    console.write(Self.text(of: findings))
    return Self.status(of: findings)
  }

  /// Kotlin is more than a program on the path: a compiler of the right age, and Java to run it.
  package static func finding(of search: Result<KotlinToolchain, KotlinToolchain.Missing>) -> Finding {
    let purpose = "compiles the Kotlin code of articles"
    return switch search {
    case .success(let found):
      Finding(
        "Kotlin", version: "\(found.version) in \(found.home), run by Java \(found.javaVersion)", purpose: purpose,
        howToGet: "")
    case .failure(let missing):
      Finding("Kotlin", version: nil, purpose: "\(purpose): \(missing.reason)", howToGet: missing.howToGet)
    }
  }

  /// A finding only where something is missing that is needed.
  package static func status(of findings: [Finding]) -> ExitStatus {
    findings.contains { $0.version == nil && $0.isNeeded } ? .findings : .success
  }

  /// One line for what is there; what is missing says how to get it.
  package static func text(of findings: [Finding]) -> String {
    let width = findings.map(\.name.count).max() ?? 0
    return findings.map { finding in
      let name = finding.name + String(repeating: " ", count: width - finding.name.count)
      let blank = String(repeating: " ", count: width)
      if let version = finding.version {
        return "found    \(name)  \(version)\n         \(blank)  \(finding.purpose)\n"
      }
      let weight = finding.isNeeded ? "needed" : "not needed for most work"
      return """
        missing  \(name)  \(weight)
                 \(blank)  \(finding.purpose)
                 \(blank)  get it: \(finding.howToGet)

        """
    }.joined()
  }
}

/// A program that some commands or the tests start.
package struct Tool: Sendable {
  package let name: String
  let purpose: String
  let debian: String
  let homebrew: String

  /// What keeps the old texts of articles.
  static let git = Tool(
    name: "git", purpose: "knows what articles said before, for 'translate diff' and 'translate sync'",
    debian: "apt install git", homebrew: "brew install git")

  static let curl = Tool(
    name: "curl", purpose: "asks servers for external links, where check is told to", debian: "apt install curl",
    homebrew: "brew install curl")

  package static let all = [
    git, curl,
    Tool(
      name: "swiftc", purpose: "compiles the Swift code of articles", debian: "see swift.org/install",
      homebrew: "see swift.org/install"),
    Tool(
      name: "java", purpose: "runs the Kotlin compiler, and the HTML checker of the tests",
      debian: "apt install default-jre-headless", homebrew: "brew install openjdk"),
    Tool(
      name: "chromium", purpose: "tests the pages in a browser", debian: "apt install chromium chromium-driver",
      homebrew: "brew install --cask chromium"),
    Tool(
      name: "msgfmt", purpose: "tests the catalogues of translated strings", debian: "apt install gettext",
      homebrew: "brew install gettext"),
    Tool(
      name: "xmllint", purpose: "tests feeds and site maps", debian: "apt install libxml2-utils",
      homebrew: "brew install libxml2"),
    Tool(
      name: "hugo", purpose: "is measured against by make bench", debian: "apt install hugo",
      homebrew: "brew install hugo"),
  ]

  /// In the folders of `PATH`.
  func finding() -> DoctorCommand.Finding { finding(in: getenv("PATH").map { String(cString: $0) } ?? "") }

  /// `folders` as in `PATH`; nothing is started.
  package func finding(in folders: String) -> DoctorCommand.Finding {
    let found = Disk.program(name, path: folders)
    return DoctorCommand.Finding(name, version: found, purpose: purpose, howToGet: howToGet)
  }

  /// The command that installs it here.
  var howToGet: String {
    #if os(macOS)
      homebrew
    #else
      debian
    #endif
  }
}
