/// Colours for a terminal (ECMA-48 "Select Graphic Rendition"), or none.
package struct Style: Sendable {
  package let colour: Bool

  package init(colour: Bool) { self.colour = colour }

  /// What a piece of text is, from which follows how it looks.
  package enum Role: Sendable {
    case error, warning, note, help, gutter, strong

    var code: String {
      switch self {
      case .error: "1;31"
      case .warning: "1;33"
      case .note: "1;36"
      case .help: "1;32"
      case .gutter: "34"
      case .strong: "1"
      }
    }
  }

  /// The text in the colour of its role, or as it is.
  package func callAsFunction(_ role: Role, _ text: String) -> String {
    colour && !text.isEmpty ? "\u{1B}[\(role.code)m\(text)\u{1B}[0m" : text
  }
}

extension Severity {
  var role: Style.Role {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
