internal import Files

/// The classes of an installed Android SDK: the real thing, where stubs only say what authors of stubs know.
package struct AndroidPlatform: Sendable, Hashable {
  package let jar: String
  package let level: Int

  /// The newest platform of the SDK that `ANDROID_HOME` or `ANDROID_SDK_ROOT` names.
  package static func find(in environment: [String: String]) -> AndroidPlatform? {
    for name in ["ANDROID_HOME", "ANDROID_SDK_ROOT"] {
      guard let home = environment[name], !home.isEmpty else { continue }
      let found = ((try? Disk.names(in: home + "/platforms")) ?? []).compactMap { folder -> AndroidPlatform? in
        let jar = "\(home)/platforms/\(folder)/android.jar"
        // Also `android-36.1`, of which the first number counts; previews have a letter and do not.
        guard let match = folder.firstMatch(of: /^android-(\d+)(?:\.\d+)?$/), let level = Int(match.1),
          KotlinToolchain.isFile(jar)
        else { return nil }
        return AndroidPlatform(jar: jar, level: level)
      }
      if let newest = found.max(by: { $0.level < $1.level }) { return newest }
    }
    return nil
  }
}
