/// What a word of Swift can be, which decides how its neighbours are read.
struct SwiftRole: OptionSet, Sendable {
  let rawValue: UInt32

  /// A keyword wherever no name of a member or of an argument can stand.
  static let reserved = SwiftRole(rawValue: 1 << 0)
  /// Stands for a value, after which a slash divides.
  static let value = SwiftRole(rawValue: 1 << 1)
  /// A keyword after a dot, too: `.self`, `.init`.
  static let member = SwiftRole(rawValue: 1 << 2)
  /// Begins a declaration, and so may follow modifiers.
  static let declaration = SwiftRole(rawValue: 1 << 3)
  /// A keyword before a declaration or another modifier.
  static let modifier = SwiftRole(rawValue: 1 << 4)
  /// A keyword before a name: `some View`, `each T`, `actor Store`.
  static let prefix = SwiftRole(rawValue: 1 << 5)
  /// A part of a computed property: `get`, `willSet`.
  static let accessor = SwiftRole(rawValue: 1 << 6)
  /// Between a function's parameters and its result.
  static let effect = SwiftRole(rawValue: 1 << 7)
  /// A keyword before the type of a parameter.
  static let ownership = SwiftRole(rawValue: 1 << 8)
  /// A keyword between the round brackets of a modifier: `private(set)`.
  static let detail = SwiftRole(rawValue: 1 << 9)
  /// A modifier that such brackets may follow.
  static let detailed = SwiftRole(rawValue: 1 << 10)
  /// Begins a statement that may have a label.
  static let labelled = SwiftRole(rawValue: 1 << 11)
  /// `break` and `continue`.
  static let jump = SwiftRole(rawValue: 1 << 12)
  /// Introduces a name, which then is one even if it is a soft keyword.
  static let naming = SwiftRole(rawValue: 1 << 13)
  /// Stands between two values: no soft keyword is before it.
  static let infix = SwiftRole(rawValue: 1 << 14)
  /// A field of a precedence group, and what it may be.
  static let precedence = SwiftRole(rawValue: 1 << 15)
  static let associativity = SwiftRole(rawValue: 1 << 16)
  /// May stand at the beginning of an argument: no label, though a name and a colon follow.
  static let opening = SwiftRole(rawValue: 1 << 17)
  /// A word of a metatype: `.Type`, `.Protocol`.
  static let metatype = SwiftRole(rawValue: 1 << 18)

  static let words = WordTable<SwiftRole>([
    (
      "Any as associatedtype await break case catch class continue default defer deinit do else enum extension fallthrough "
        + "false fileprivate for func guard if import in init inout internal is let nil operator precedencegroup private "
        + "protocol public repeat rethrows return self Self static struct subscript super switch throw throws true try "
        + "typealias var where while",
      .reserved
    ),
    ("Any false nil self Self super true", .value),
    ("self init", .member),
    ("Type Protocol", .metatype),
    (
      "associatedtype case class deinit enum extension func import init let operator precedencegroup protocol struct "
        + "subscript typealias var actor macro",
      .declaration
    ),
    ("class fileprivate internal private public static", .modifier),
    (
      "convenience distributed dynamic final indirect infix isolated lazy mutating nonisolated nonmutating open "
        + "optional override package postfix prefix required unowned weak consuming borrowing async",
      .modifier
    ),
    ("some any each copy consume discard actor macro weak unowned yield", .prefix),
    ("get set willSet didSet _read _modify unsafeAddress init", .accessor),
    ("async reasync throws rethrows", .effect),
    ("borrowing consuming isolated nonisolated sending", .ownership),
    ("set unsafe safe nonsending", .detail),
    ("fileprivate internal nonisolated open package private public unowned", .detailed),
    ("for while repeat do if switch", .labelled),
    ("break continue", .jump),
    (
      "actor associatedtype case class enum extension for func import let macro precedencegroup protocol struct "
        + "typealias var",
      .naming
    ),
    ("as catch else in is throws rethrows where", .infix),
    ("higherThan lowerThan assignment associativity", .precedence),
    ("left none right", .associativity),
    ("await case let repeat try var inout", .opening),
  ])
}
