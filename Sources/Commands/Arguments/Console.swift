package import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The only thing that prints. The product goes to standard output, everything about the work to standard error.
package struct Console: Sendable {
  private let out: Output
  private let err: Output
  private let environment: Environment
  package let colour: ColourChoice
  package let quiet: Bool

  /// What is asked of the environment, so that tests need not change it.
  package struct Environment: Sendable {
    let noColour: Bool
    let dumb: Bool

    package init(noColour: Bool = false, dumb: Bool = false) {
      self.noColour = noColour
      self.dumb = dumb
    }

    /// Of this process; `NO_COLOR` counts where it is set and not empty.
    package static var process: Environment {
      func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
      return Environment(noColour: !(value("NO_COLOR") ?? "").isEmpty, dumb: value("TERM") == "dumb")
    }
  }

  package init(
    out: Output, err: Output, environment: Environment = Environment(), colour: ColourChoice = .auto,
    quiet: Bool = false
  ) {
    self.out = out
    self.err = err
    self.environment = environment
    self.colour = colour
    self.quiet = quiet
  }

  /// The streams of this process. A reader that goes away is an error to look at from now on, and no signal.
  package static func process() -> Console {
    signal(SIGPIPE, SIG_IGN)
    return Console(out: .standard, err: .standardError, environment: .process)
  }

  /// The same streams with what the command line says.
  package func with(colour: ColourChoice, quiet: Bool) -> Console {
    Console(out: out, err: err, environment: environment, colour: colour, quiet: quiet)
  }

  /// Colours of the product.
  package var style: Style { Style(colour: isColoured(out)) }
  /// Colours of what goes to standard error.
  package var errorStyle: Style { Style(colour: isColoured(err)) }

  private func isColoured(_ output: Output) -> Bool {
    switch colour {
    case .always: true
    case .never: false
    case .auto: output.isTerminal && !environment.noColour && !environment.dumb
    }
  }

  /// Adds to the product, as it is.
  package func write(_ text: String) { out.append(text) }
  /// Adds bytes to the product, as they are.
  package func write(_ bytes: [UInt8]) { out.append(bytes) }

  /// Prints what must be seen, and a line end.
  package func error(_ text: String) {
    err.show(progress: "")
    err.append(text.hasSuffix("\n") ? text : text + "\n")
    err.flush()
  }

  /// Prints what is good to know, and a line end; not where the caller wants it quiet.
  package func note(_ text: String) {
    if !quiet { error(text) }
  }

  /// Shows what is being done, on a terminal only; the next line takes its place.
  package func progress(_ text: String) {
    if err.isTerminal, !environment.dumb, !quiet { err.show(progress: text) }
  }

  /// Writes everything that waits; nil if all of it arrived or nobody listens any more.
  package func finish() -> String? {
    err.show(progress: "")
    err.flush()
    guard case .other(let reason) = out.flush() else { return nil }
    return reason
  }
}
