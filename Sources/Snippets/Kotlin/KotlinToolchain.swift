internal import Files

/// A Kotlin compiler and the Java that runs it.
///
/// Every distribution is laid out alike, `lib/kotlin-compiler.jar` beside `lib/kotlin-stdlib.jar`, and so is what
/// `Scripts/toolchain-kotlin` installs. The jar is started directly: `kotlinc` is a script that hides which options
/// reach Java.
package struct KotlinToolchain: Sendable, Hashable {
  /// The folder of the distribution.
  package let home: String
  /// As the compiler says it: `2.3.10-release-330`.
  package let version: String
  /// The program `java`.
  package let java: String
  /// `17.0.15`; empty where its folder does not say.
  package let javaVersion: String

  /// What code is compiled against besides the API stubs; coroutines are not part of every distribution.
  var libraries: [String] {
    ["kotlin-stdlib", "kotlinx-coroutines-core-jvm"].map { "\(home)/lib/\($0).jar" }.filter(Self.isFile)
  }

  var compilerJar: String { home + Self.compilerJar }
  private static let compilerJar = "/lib/kotlin-compiler.jar"

  /// Why no compiler is there, and what to do; a check that does not run says both.
  package struct Missing: Error, Hashable {
    package let reason: String
    package let howToGet: String
  }

  /// Looks for Java, then for a compiler: `KOTLIN_HOME`, the `kotlinc` on `PATH`, what the script installed.
  ///
  /// Nothing is started. `folders` are where the search for the installed one begins, upwards; `oldest` is the version
  /// of the language that the compiler must know.
  package static func find(
    in environment: [String: String], from folders: [String], knowing oldest: KotlinVersion = .default
  ) -> Result<KotlinToolchain, Missing> {
    guard let java = JavaRuntime.find(in: environment) else {
      return .failure(
        Missing(
          reason: "no Java \(JavaRuntime.oldest) or later, which runs the Kotlin compiler", howToGet: howToGetJava))
    }
    var passed: [String] = []
    for home in homes(in: environment, from: folders) {
      guard isFile(home + compilerJar), let version = version(of: home) else {
        passed.append("\(home) holds no compiler")
        continue
      }
      guard let number = KotlinVersion(version), number >= oldest else {
        passed.append("\(home) is Kotlin \(version), older than \(oldest)")
        continue
      }
      return .success(KotlinToolchain(home: home, version: version, java: java.program, javaVersion: java.version))
    }
    let reason = (["no Kotlin compiler"] + passed).joined(separator: "; ")
    return .failure(Missing(reason: reason, howToGet: howToGetKotlin))
  }

  private static let howToGetJava = """
    Debian: apt install default-jre-headless; macOS: brew install openjdk; or set JAVA_HOME
    """
  private static let howToGetKotlin = """
    Scripts/toolchain-kotlin of the program's repository installs one; or install kotlinc and set KOTLIN_HOME
    """

  /// Folders to look into, the most wanted first.
  private static func homes(in environment: [String: String], from folders: [String]) -> [String] {
    var homes = [environment["KOTLIN_HOME"]].compactMap { $0 }
    for place in (environment["PATH"] ?? "").split(separator: ":") {
      guard let program = Disk.realPath("\(place)/kotlinc"), let bin = program.atLastSlash?.before,
        let above = bin.atLastSlash?.before
      else { continue }
      // Homebrew's program is a script beside the distribution.
      homes.append(isFile("\(above)/libexec\(compilerJar)") ? "\(above)/libexec" : above)
      break
    }
    homes += [environment["PHASEBOOK_KOTLIN_HOME"]].compactMap { $0 }
    for folder in folders {
      var above = Disk.realPath(folder) ?? folder
      while true {
        let installed = above + "/.build/tools/kotlin"
        if isFile(installed + compilerJar) { homes.append(installed) }
        guard let next = above.atLastSlash?.before, next != above else { break }
        above = next
      }
    }
    return homes.filter { !$0.isEmpty }
  }

  /// `build.txt` names the release and, after a word, the build.
  private static func version(of home: String) -> String? {
    guard let bytes = try? Disk.read(home + "/build.txt") else { return nil }
    let text = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).first
    return text.map(String.init)
  }

  static func isFile(_ path: String) -> Bool {
    if case .file = Disk.kind(of: path) { true } else { false }
  }
}
