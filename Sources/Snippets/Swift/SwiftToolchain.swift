package import Files

/// The Swift compiler of this machine.
package struct SwiftToolchain: Sendable {
  /// The program that compiles; the driver `swiftc` only starts it, at twice the price.
  let frontend: String
  /// As `6.3.1`.
  package let version: String
  /// Where Apple's own SDK is, with the simulator's target; nil where there is none and stubs stand in.
  let sdk: SDK?
  /// How many processes were started to find out.
  package let processes: Int

  struct SDK: Sendable {
    let path: String
    let version: String

    /// Flags that lead the compiler to it.
    func place(minimum: String) -> [String] {
      #if arch(arm64)
        let architecture = "arm64"
      #else
        let architecture = "x86_64"
      #endif
      return ["-sdk", path, "-target", "\(architecture)-apple-ios\(minimum)-simulator"]
    }
  }

  /// Looks for `swiftc`. What a program says of itself is kept in `cache` for as long as its file does not change, so
  /// that nothing is started in vain.
  package static func find(_ cache: Cache) -> SwiftToolchain? {
    guard let driver = Disk.program("swiftc"), let scratch = try? Disk.makeTemporaryFolder() else { return nil }
    defer { try? Disk.remove(scratch) }
    var processes = 0
    func ask(_ program: String, _ arguments: [String], keeping key: Fingerprint?) -> String? {
      if let key, let known = cache.bytes("compilers", key) { return String(decoding: known, as: UTF8.self) }
      processes += 1
      guard let outcome = Subprocess(program, arguments).run(scratch: scratch), outcome.status == 0 else { return nil }
      if let key { cache.keep(Array(outcome.output.utf8), "compilers", key) }
      return outcome.output
    }
    #if os(macOS)
      guard let found = ask("/usr/bin/xcrun", ["--sdk", "iphonesimulator", "--find", "swift-frontend"], keeping: nil),
        let path = ask("/usr/bin/xcrun", ["--sdk", "iphonesimulator", "--show-sdk-path"], keeping: nil),
        let release = ask("/usr/bin/xcrun", ["--sdk", "iphonesimulator", "--show-sdk-version"], keeping: nil)
      else { return nil }
      let frontend = found.trimmed
      let sdk: SDK? = SDK(path: path.trimmed, version: release.trimmed)
    #else
      let sdk: SDK? = nil
      guard let frontend = frontend(beside: driver) ?? frontend(of: ask(driver, ["-print-target-info"], keeping: nil))
      else { return nil }
    #endif
    let stamp = Disk.stamp(of: frontend)
    guard let version = ask(frontend, ["--version"], keeping: stamp).flatMap(number) else { return nil }
    return SwiftToolchain(frontend: frontend, version: version, sdk: sdk, processes: processes)
  }

  /// `swift-frontend` in the folder of the real `swiftc`.
  private static func frontend(beside driver: String) -> String? {
    guard let folder = Disk.realPath(driver)?.atLastSlash?.before else { return nil }
    return Disk.program("swift-frontend", path: folder)
  }

  /// `swift-frontend` of the toolchain that a proxy, as a version manager's, hands over to.
  private static func frontend(of targetInfo: String?) -> String? {
    guard let line = targetInfo?.split(separator: "\n").first(where: { $0.contains("\"runtimeResourcePath\"") }),
      let path = line.split(separator: "\"").dropFirst(2).first.map(String.init), path.hasSuffix("/lib/swift")
    else { return nil }
    return Disk.program("swift-frontend", path: path.dropLast("/lib/swift".count) + "/bin")
  }

  /// `6.3.1` of `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  private static func number(_ text: String) -> String? {
    guard let place = text.firstRange(of: "Swift version ") else { return nil }
    let number = text[place.upperBound...].prefix { $0.isNumber || $0 == "." }
    return number.isEmpty ? nil : String(number)
  }
}

extension String {
  fileprivate var trimmed: String { split(separator: "\n").first.map(String.init) ?? "" }
}
