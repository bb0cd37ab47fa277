package import Diagnostics
package import Files

/// A compiler of one language, as the checks of articles see it.
///
/// The two that exist, Swift's and Kotlin's, differ in everything but this: many pieces of code go in at once, and
/// messages at places in them come out.
package protocol SnippetCompiler: Sendable {
  /// The fence's tag: `swift` or `kotlin`.
  var language: String { get }
  /// As readers know it, with its version: `Swift 6.3.1`.
  var name: String { get }
  /// Without blanks: `6.3.1`.
  var version: String { get }
  /// Stands for everything besides the code that a verdict depends on: version, flags, stubs.
  var fingerprint: Fingerprint { get }

  /// Compiles units that do not see each other, in as few processes as can be.
  func compile(_ units: [CompilationUnit]) -> CompilationRun
}

/// What is compiled together and sees each other: the blocks of a group, in order, and their hidden context.
package struct CompilationUnit: Sendable, Hashable {
  package let parts: [Part]
  package let settings: Settings

  package init(parts: [Part], settings: Settings = Settings()) {
    self.parts = parts
    self.settings = settings
  }

  /// What a whole call of a compiler has in common.
  package struct Settings: Sendable, Hashable {
    /// Swift's language mode, 5 or 6; nil where the compiler has one only.
    package var mode: Int?
    /// The oldest system, as `ios17`; means something with a real SDK only.
    package var minimum: String?

    package init(mode: Int? = nil, minimum: String? = nil) {
      self.mode = mode
      self.minimum = minimum
    }
  }

  /// One block of an article, or a file of hidden declarations.
  package struct Part: Sendable, Hashable {
    /// UTF-8, lines end with LF, without the indentation of the fence.
    package let code: [UInt8]
    /// Whether readers see it; hidden declarations follow the shown ones, so that no line moves.
    package let isShown: Bool

    package init(_ code: [UInt8], isShown: Bool) {
      self.code = code
      self.isShown = isShown
    }
  }
}

/// What a compiler says about a place in a unit.
package struct CompilerMessage: Sendable, Hashable {
  package let severity: Severity
  /// The compiler's own name of the message, stable between its releases: `cannot_find_in_scope`, `UNRESOLVED_REFERENCE`.
  package let id: String
  package let text: String
  package let place: Place
  package var notes: [Note]

  package init(_ severity: Severity, _ id: String, _ text: String, at place: Place, notes: [Note] = []) {
    self.severity = severity
    self.id = id
    self.text = text
    self.place = place
    self.notes = notes
  }

  /// A byte of a part's code; compilers count columns in bytes or UTF-16, which must not leave their own code.
  package struct Place: Sendable, Hashable {
    package let part: Int
    package let offset: Int

    package init(part: Int, offset: Int) {
      self.part = part
      self.offset = offset
    }
  }

  package struct Note: Sendable, Hashable {
    package let text: String
    /// Nil where it is about code that the author did not write.
    package let place: Place?

    package init(_ text: String, at place: Place?) {
      self.text = text
      self.place = place
    }
  }
}

/// What became of the units of one call.
package struct CompilationRun: Sendable {
  /// What the compiler says of each unit, in their order; nil where it could not be asked.
  package var messages: [[CompilerMessage]?]
  /// Units that were compiled together with others, and those that had to be alone.
  package var batched: Int
  package var standalone: Int
  /// Processes that were started.
  package var processes: Int
  /// Why some units could not be compiled; nil where all were.
  package var failure: String?
  /// What is wrong with the stubs.
  package var findings: [Diagnostic] = []

  package init(
    messages: [[CompilerMessage]?], batched: Int = 0, standalone: Int = 0, processes: Int = 0, failure: String? = nil
  ) {
    self.messages = messages
    self.batched = batched
    self.standalone = standalone
    self.processes = processes
    self.failure = failure
  }
}
