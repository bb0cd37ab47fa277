extension Directive {
  /// The directives that exist, and what each takes.
  package enum Known {
    /// Names that stand for generated content, or group what is between them and their closing comment.
    package static let content = [
      "diagram", "transitions", "callbacks", "states", "trace", "compare", "equivalences", "matrix", "tabs",
    ]
    /// Names that steer the checks.
    package static let control = ["ignore", "expect-wrong", "scope", "localized-code"]

    package static var all: [String] { content + control }

    /// Whether a directive may have a closing comment.
    package static func mayEnclose(_ name: String) -> Bool { content.contains(name) }

    /// How many words a directive may have before its attributes.
    package static func arguments(of name: String) -> Int {
      ["diagram", "transitions", "callbacks", "states", "matrix", "trace"].contains(name) ? 1 : 0
    }

    /// The attributes that a directive may have.
    package static func attributes(of name: String) -> [String] {
      switch name {
      case "diagram": ["emphasise", "variant", "version"]
      case "transitions", "callbacks", "states", "matrix": ["variant", "version"]
      case "trace": ["scenario"]
      case "compare": ["machines"]
      case "scope": ["model", "variant", "version"]
      default: []
      }
    }
  }
}
