/// A piece of source code, as a lexer of its language sees it.
///
/// One stream serves three purposes: colours, the comparison of translations, and the keys under which verdicts are
/// kept. Blanks between tokens belong to none.
package struct Token: Sendable, Hashable {
  package let kind: Kind
  /// UTF-8 bytes of the code, never empty; tokens follow each other in order and do not overlap.
  package let range: Range<Int>

  package init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  /// What a token is.
  package enum Kind: Sendable, CaseIterable {
    /// A whole comment, nested ones included.
    case comment
    /// A word that the language reserves where it stands, soft keywords included.
    case keyword
    /// Any other name.
    case name
    /// `@MainActor`, `@Override`, `@field:Inject`: the sign and the name, without arguments.
    case attribute
    /// `#if`, `#selector`, the `<?xml` of XML, the `%YAML` of YAML.
    case directive
    case number
    /// A string or the part of one that stands between interpolations, delimiters included; a character; YAML's and
    /// XML's values.
    case string
    /// An escape within a string, as `\n`.
    case escape
    /// What begins or ends an interpolation, as `\(` and its `)`, `${` and its `}`, or the `$` before a name; what is
    /// between are tokens again.
    case interpolation
    /// A regular expression between slashes.
    case regex
    /// A key of JSON or YAML, an attribute's name in XML.
    case key
    /// An element's name in XML, with its angle bracket.
    case tag
    /// A label or an anchor: `loop@`, `@loop`, the `outer` of `outer:`, `&anchor`.
    case label
    /// The `$` of a console session.
    case prompt
    case `operator`
    /// Brackets, commas, colons, semicolons and dots, each a token of one byte.
    case punctuation
    /// Output of a console, plain text, and bytes that the language does not know.
    case text
  }
}
