internal import Files

/// A Java that is new enough to run a compiler.
struct JavaRuntime: Sendable, Hashable {
  let program: String
  /// `17.0.15`; empty where its folder does not say.
  let version: String

  static let oldest = 11

  /// `JAVA_HOME`, then `PATH`, then where Homebrew leaves it; nothing is started.
  static func find(in environment: [String: String]) -> JavaRuntime? {
    var places = [environment["JAVA_HOME"]].compactMap { $0 }.filter { !$0.isEmpty }.map { $0 + "/bin" }
    places += (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    places += ["/opt/homebrew/opt/openjdk/bin", "/usr/local/opt/openjdk/bin"]
    return places.lazy.compactMap { Disk.program("java", path: $0).flatMap(runtime) }.first
  }

  private static func runtime(_ program: String) -> JavaRuntime? {
    guard let real = Disk.realPath(program) else { return nil }
    #if os(macOS)
      // It only tells that there is no Java.
      if real == "/usr/bin/java" { return nil }
    #endif
    guard let version = version(beside: real) else { return JavaRuntime(program: program, version: "") }
    // 1.8 was the last to begin with a 1.
    let major = version.split(separator: ".").first.flatMap { Int($0) } ?? 0
    return major >= oldest ? JavaRuntime(program: program, version: version) : nil
  }

  /// The file `release` of every runtime holds `JAVA_VERSION="17.0.15"`.
  private static func version(beside program: String) -> String? {
    guard let home = program.atLastSlash?.before.atLastSlash?.before,
      let bytes = try? Disk.read(home + "/release")
    else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.firstMatch(of: /JAVA_VERSION="([^"]+)"/).map { String($0.1) }
  }
}
