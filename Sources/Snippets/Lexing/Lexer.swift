/// Takes code apart into tokens: one entry for all languages that articles show.
package enum Lexer {
  /// The tokens of `code` in the language that a fence's tag names; what is unknown is plain text.
  ///
  /// Any bytes will do: they need be neither UTF-8 nor a program. Every byte but blanks is in a token, and the time
  /// grows with the length of the code alone.
  package static func tokens(of code: [UInt8], language: String) -> [Token] {
    code.withUnsafeBufferPointer { tokens(of: $0, syntax: CodeSyntax(tag: language)) }
  }

  /// The same for a part of a file; the ranges count from the slice's first byte.
  package static func tokens(of code: ArraySlice<UInt8>, language: String) -> [Token] {
    code.withUnsafeBufferPointer { tokens(of: $0, syntax: CodeSyntax(tag: language)) }
  }

  private static func tokens(of code: UnsafeBufferPointer<UInt8>, syntax: CodeSyntax) -> [Token] {
    let reader = CodeReader(code)
    switch syntax {
    case .swift:
      var lexer = SwiftLexer(reader)
      return lexer.run()
    case .kotlin:
      var lexer = KotlinLexer(reader)
      return lexer.run()
    case .java, .objectiveC, .groovy:
      var lexer = CFamilyLexer(reader, syntax)
      return lexer.run()
    case .json:
      var lexer = JSONLexer(reader)
      return lexer.run()
    case .yaml:
      var lexer = YAMLLexer(reader)
      return lexer.run()
    case .xml:
      var lexer = XMLLexer(reader)
      return lexer.run()
    case .shell:
      var lexer = ShellLexer(reader)
      return lexer.run()
    case .console:
      var lexer = ConsoleLexer(reader)
      return lexer.run()
    case .plain:
      var lexer = PlainLexer(reader)
      return lexer.run()
    }
  }
}

/// The grammars that there are lexers for; several tags share one.
package enum CodeSyntax: Sendable, CaseIterable {
  case swift, kotlin, java, objectiveC, groovy, json, yaml, xml, shell, console, plain

  /// From the tag of a fence, whatever its case.
  package init(tag: String) {
    self =
      switch tag.lowercased() {
      case "swift": .swift
      case "kotlin", "kt", "kts", "gradle.kts", "gradle-kts": .kotlin
      case "java": .java
      case "objc", "objective-c", "objectivec", "obj-c", "c", "h", "m": .objectiveC
      case "gradle", "groovy": .groovy
      case "json", "jsonc", "json5": .json
      case "yaml", "yml": .yaml
      case "xml", "html", "plist", "svg", "xhtml": .xml
      case "bash", "sh", "shell", "zsh": .shell
      case "console", "shell-session", "terminal": .console
      default: .plain
      }
  }
}
