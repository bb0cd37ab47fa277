internal import Files

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
    let findings = Self.libraries.map { $0() } + Tool.all.map { $0.finding() }
    console.write(Self.text(of: findings))
    return Self.status(of: findings)
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

  static let curl = Tool(
    name: "curl", purpose: "asks servers for external links, where check is told to", debian: "apt install curl",
    homebrew: "brew install curl")

  package static let all = [
    curl,
    Tool(
      name: "swiftc", purpose: "compiles the Swift code of articles", debian: "see swift.org/install",
      homebrew: "see swift.org/install"),
    Tool(
      name: "kotlinc", purpose: "compiles the Kotlin code of articles", debian: "see kotlinlang.org/docs/command-line",
      homebrew: "brew install kotlin"),
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
    let places = folders.split(separator: ":").map { "\($0)/\(name)" }
    let found = places.first { path in
      guard case .file = Disk.kind(of: path) else { return false }
      return access(path, X_OK) == 0
    }
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
