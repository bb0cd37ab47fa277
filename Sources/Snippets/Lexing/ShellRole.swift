/// What a keyword of a shell expects after it.
struct ShellRole: OptionSet, Sendable {
  let rawValue: UInt32

  static let keyword = ShellRole(rawValue: 1 << 0)
  /// A command follows, and so maybe another keyword.
  static let continues = ShellRole(rawValue: 1 << 1)
  /// A name and `in` follow.
  static let takesIn = ShellRole(rawValue: 1 << 2)
  static let `in` = ShellRole(rawValue: 1 << 3)

  static let words = WordTable<ShellRole>([
    (
      "if then elif else fi for select while until do done case esac function time coproc return break continue exit "
        + "local export readonly declare typeset unset alias set source trap eval exec shift",
      .keyword
    ),
    ("if then elif else while until do time exec eval", .continues),
    ("for select case", .takesIn),
    ("in", .in),
  ])
}
