import Foundation
import TestSupport
import Testing

/// `Package.swift` as SwiftPM understands it.
private struct Manifest: Decodable {
  let targets: [Target]

  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let dependencies: [Dependency]

    var folder: String { path ?? (type == "test" ? "Tests/\(name)" : "Sources/\(name)") }
  }

  /// `{"byName": ["Files", null]}`
  struct Dependency: Decodable {
    let name: String

    init(from decoder: any Decoder) throws {
      let fields = try decoder.singleValueContainer().decode([String: [String?]].self)
      name = fields.values.first?.first.flatMap { $0 } ?? ""
    }
  }

  /// Read once: SwiftPM takes a second.
  static let read: Result<Manifest, any Error> = Result {
    let process = Process()
    let output = Pipe()
    let scratch = FileManager.default.temporaryDirectory.appending(path: "phasebook-manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", Repository.root, "--scratch-path", scratch.path, "dump-package",
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Manifest.self, from: bytes)
  }
}

@Suite("Targets stand on each other in one direction")
struct PackageTests {
  private let targets: [Manifest.Target]
  init() throws { targets = try Manifest.read.get().targets }

  /// Modules of the toolchain; everything else is ours.
  private static let system: Set = [
    "Foundation", "FoundationXML", "Glibc", "Musl", "Darwin", "Synchronization", "Testing", "Dispatch",
  ]

  /// The modules that a file imports.
  private func imports(_ file: String) throws -> Set<String> {
    let text = try #require(Repository.text(file))
    let lines = text.matches(
      of:
        /(?m)^ {0,2}(?:@\w+\s+)?(?:(?:package|internal|public|private|fileprivate)\s+)?import\s+(?:(?:struct|enum|func|class)\s+)?(\w+)\s*$/
    )
    return Set(lines.map { String($0.1) }).subtracting(Self.system)
  }

  @Test func eachTargetIsDeclaredBelowWhatItNeeds() {
    var above: Set<String> = []
    for target in targets {
      for dependency in target.dependencies {
        #expect(above.contains(dependency.name), "\(target.name) needs \(dependency.name), which is declared below it")
      }
      above.insert(target.name)
    }
    #expect(targets.count > 20)
  }

  @Test func importsAreDeclared() throws {
    // Tests run a program; they do not import it.
    let programs = targets.filter { $0.type == "executable" }.map(\.name)
    for target in targets where target.type != "system" {
      let declared = Set(target.dependencies.map(\.name))
      var used: Set<String> = []
      for file in Repository.swiftFiles(below: target.folder) {
        let found = try imports(file)
        used.formUnion(found)
        #expect(found.subtracting(declared).sorted() == [], "\(file) imports what \(target.name) does not declare")
      }
      #expect(
        declared.subtracting(used).subtracting(programs).sorted() == [],
        "\(target.name) declares what no file of it imports")
    }
  }

  @Test func everySwiftFileBelongsToATarget() {
    for file in Repository.swiftFiles(below: "Sources", "Site", "Tests") {
      #expect(targets.contains { file.hasPrefix($0.folder + "/") }, "\(file)")
    }
  }

  @Test func oneSwiftFileForEachCModule() throws {
    let modules = targets.filter { $0.type == "system" || $0.name == "SiteAssets" }.map(\.name)
    #expect(modules.count >= 3)
    for module in modules {
      let importers = try Repository.swiftFiles(below: "Sources", "Site").filter { try imports($0).contains(module) }
      #expect(importers.count == 1, "\(module) is imported by \(importers)")
    }
  }

  @Test func onlyTestsSeeTheTestSupport() {
    for target in targets where target.dependencies.contains(where: { $0.name == "TestSupport" }) {
      #expect(target.type == "test", "\(target.name)")
    }
  }

  @Test func targetsAreNamedForWhatTheyHold() {
    for target in targets {
      for word in ["Util", "Common", "Manager", "Helper", "Shared", "Misc", "Base", "Core"] {
        #expect(!target.name.contains(word), "\(target.name)")
      }
    }
    for file in Repository.swiftFiles(below: "Sources", "Site") {
      let name = file.split(separator: "/").last ?? ""
      for word in ["Util", "Manager", "Helper", "Misc"] { #expect(!name.contains(word), "\(file)") }
    }
  }

  /// Each target says in the manifest why it exists.
  @Test func eachTargetSaysWhy() throws {
    let lines = try #require(Repository.text("Package.swift")).split(separator: "\n", omittingEmptySubsequences: false)
    for target in targets where target.type != "test" && target.name != "phasebook" && target.type != "system" {
      let place = try #require(lines.firstIndex { $0.contains("\"\(target.name)\"") && !$0.contains("tests(") })
      let before = lines[..<place].last { !$0.hasSuffix("(") } ?? ""
      #expect(before.trimmingPrefix(/\s*/).hasPrefix("//"), "\(target.name) has no comment above it")
    }
  }
}
