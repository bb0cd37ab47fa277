import Files
import Snippets
import TestSupport
import Testing

@Suite("The Kotlin compiler is looked for")
struct KotlinToolchainTests {
  /// A machine with a Java and with compilers of some versions in folders of some names.
  private func machine(java: String? = "17.0.15", _ homes: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    if let java {
      try folder.write(["java/bin/java": "", "java/release": "X=1\nJAVA_VERSION=\"\(java)\"\n"])
      try makeProgram(folder["java/bin/java"])
    }
    for (home, version) in homes {
      try folder.write([
        "\(home)/lib/kotlin-compiler.jar": "", "\(home)/lib/kotlin-stdlib.jar": "", "\(home)/build.txt": "\(version)\n",
        "\(home)/bin/kotlinc": "",
      ])
      try makeProgram(folder["\(home)/bin/kotlinc"])
    }
    return folder
  }

  private func makeProgram(_ path: String) throws {
    let scratch = try TemporaryFolder()
    #expect(Subprocess("/bin/chmod", ["+x", path]).run(scratch: scratch.path)?.status == 0)
  }

  private func find(_ folder: TemporaryFolder, _ environment: [String: String], from: String = "")
    -> Result<KotlinToolchain, KotlinToolchain.Missing>
  {
    let java = ["JAVA_HOME": folder["java"], "PATH": ""]
    return KotlinToolchain.find(in: java.merging(environment) { $1 }, from: [folder[from]])
  }

  @Test func theOneThatIsNamedWins() throws {
    let folder = try machine(["a": "2.3.10-release-330", "b": "2.4.0-dev-6891"])
    let found = try find(folder, ["KOTLIN_HOME": folder["a"], "PATH": folder["b/bin"]]).get()
    #expect(found.home == folder["a"])
    #expect(found.version == "2.3.10-release-330")
    #expect(found.java == folder["java/bin/java"])
    #expect(found.javaVersion == "17.0.15")
  }

  @Test func theOneOnThePathIsFoundByItsProgram() throws {
    let folder = try machine(["b": "2.4.0"])
    let elsewhere = try TemporaryFolder()
    let link = Subprocess("/bin/ln", ["-s", folder["b/bin/kotlinc"], elsewhere["kotlinc"]])
    #expect(link.run(scratch: folder.path)?.status == 0)
    #expect(try find(folder, ["PATH": "/no/such:\(elsewhere.path)"]).get().home == folder["b"])
  }

  @Test func theInstalledOneIsFoundFromBelow() throws {
    let folder = try machine([".build/tools/kotlin": "2.4.0-dev-6891"])
    try folder.write(["Content/en/a.md": ""])
    #expect(try find(folder, [:], from: "Content/en").get().home == folder[".build/tools/kotlin"])
    #expect(try find(folder, [:], from: "").get().home == folder[".build/tools/kotlin"])
  }

  @Test func theSharedOneIsUsed() throws {
    let folder = try machine(["shared": "2.4.0"])
    #expect(try find(folder, ["PHASEBOOK_KOTLIN_HOME": folder["shared"]]).get().home == folder["shared"])
  }

  @Test func oneThatIsTooOldIsPassedOver() throws {
    let folder = try machine(["old": "1.3.31-release-197", "new": "2.3.0-release-356"])
    let environment = ["KOTLIN_HOME": folder["old"]]
    guard case .failure(let missing) = find(folder, environment) else { throw Unexpected() }
    #expect(missing.reason == "no Kotlin compiler; \(folder["old"]) is Kotlin 1.3.31-release-197, older than 2.3")
    let both = environment.merging(["PATH": folder["new/bin"]]) { $1 }
    #expect(try find(folder, both).get().home == folder["new"])
  }

  private struct Unexpected: Error {}

  @Test func whatIsMissingIsSaid() throws {
    let folder = try machine([:])
    guard case .failure(let missing) = find(folder, ["KOTLIN_HOME": folder["none"]]) else { throw Unexpected() }
    #expect(missing.reason == "no Kotlin compiler; \(folder["none"]) holds no compiler")
    #expect(missing.howToGet.contains("Scripts/toolchain-kotlin"))
  }

  @Test(arguments: ["1.8.0_402", "10.0.2"])
  func anOldJavaIsNone(_ version: String) throws {
    let folder = try machine(java: version, ["a": "2.4.0"])
    guard case .failure(let missing) = find(folder, ["KOTLIN_HOME": folder["a"]]) else { throw Unexpected() }
    #expect(missing.reason.contains("no Java 11 or later"))
  }

  @Test(arguments: [
    ("2.3", "2.3"), ("2.3.10-release-330", "2.3"), ("2.4.0-dev-6891", "2.4"), ("2", nil), ("", nil), ("v2.3", nil),
    ("2.3x", nil),
  ])
  func versionsAreRead(_ text: String, _ version: String?) {
    #expect(KotlinVersion(text)?.description == version)
  }

  /// Only laid out like an SDK: there is none here that could be compiled against.
  @Test func theNewestPlatformOfAnSDKIsTaken() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "platforms/android-9/android.jar": "", "platforms/android-36.1/android.jar": "",
      "platforms/android-35/android.jar": "", "platforms/android-37/data": "",
      "platforms/android-Baklava/android.jar": "",
    ])
    let platform = AndroidPlatform.find(in: ["ANDROID_HOME": "", "ANDROID_SDK_ROOT": folder.path])
    #expect(platform?.jar == folder["platforms/android-36.1/android.jar"])
    #expect(platform?.level == 36)
    #expect(AndroidPlatform.find(in: ["ANDROID_HOME": folder["platforms"]]) == nil)
    #expect(AndroidPlatform.find(in: [:]) == nil)
  }
}
