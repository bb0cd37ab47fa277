package import Diagnostics

/// What a knowledge base says of its Kotlin code.
package struct KotlinSettings: Sendable, Hashable {
  package var languageVersion: KotlinVersion
  /// Declarations that code may use, in Java or Kotlin.
  package var stubs: [SourceFile]
  /// What every block sees without importing it: `android.app.Activity`, `kotlinx.coroutines.*`.
  package var imports: [String]
  /// A real platform, which is used instead of the stubs of its package.
  package var platform: AndroidPlatform?
  /// Megabytes that the compiler may use; a batch of 300 blocks needs about a third of this.
  package var memory = 1024
  /// Units that one process is given, so that its memory does not grow with the knowledge base.
  package var batch = 1000
  /// Seconds for one process, besides half a second for each unit.
  package var limit = 120.0

  package init(
    languageVersion: KotlinVersion = .default, stubs: [SourceFile] = [], imports: [String] = [],
    platform: AndroidPlatform? = nil
  ) {
    self.languageVersion = languageVersion
    self.stubs = stubs
    self.imports = imports
    self.platform = platform
  }
}
