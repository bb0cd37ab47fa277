/// How an author wants code compiled: `snippets` of the configuration.
package struct SnippetSettings: Sendable, Hashable {
  /// Swift's language mode: 5 or 6.
  package var swiftMode = 6
  /// Folders below the content folder.
  package var swiftStubs = "Stubs/Swift"
  package var kotlinStubs = "Stubs/Kotlin"
  package var kotlinVersion = "2.3"
  /// What every block of Kotlin imports without saying so.
  package var kotlinImports: [String] = []

  package init() {}
}
