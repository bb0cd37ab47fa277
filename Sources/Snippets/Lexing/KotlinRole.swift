/// What a word of Kotlin can be, which decides how its neighbours are read.
struct KotlinRole: OptionSet, Sendable {
  let rawValue: UInt32

  /// A keyword wherever no member's name can stand.
  static let reserved = KotlinRole(rawValue: 1 << 0)
  /// Begins a declaration, and so may follow modifiers.
  static let declaration = KotlinRole(rawValue: 1 << 1)
  /// A keyword before a declaration or another modifier.
  static let modifier = KotlinRole(rawValue: 1 << 2)
  /// A keyword before a parameter, of a function or a type.
  static let parameter = KotlinRole(rawValue: 1 << 3)
  /// What a label may be written to: `return@each`.
  static let jump = KotlinRole(rawValue: 1 << 4)
  /// What an annotation may be for: `@field:Inject`.
  static let target = KotlinRole(rawValue: 1 << 5)
  /// A keyword even in a template without brackets: `$this`.
  static let template = KotlinRole(rawValue: 1 << 6)
  static let accessor = KotlinRole(rawValue: 1 << 7)
  static let by = KotlinRole(rawValue: 1 << 8)
  static let constructor = KotlinRole(rawValue: 1 << 9)
  static let initializer = KotlinRole(rawValue: 1 << 10)
  static let `catch` = KotlinRole(rawValue: 1 << 11)
  static let finally = KotlinRole(rawValue: 1 << 12)
  static let `where` = KotlinRole(rawValue: 1 << 13)
  static let `import` = KotlinRole(rawValue: 1 << 14)
  static let suspend = KotlinRole(rawValue: 1 << 15)
  /// Introduces a name, which then is one even if it is a soft keyword.
  static let naming = KotlinRole(rawValue: 1 << 16)
  static let companion = KotlinRole(rawValue: 1 << 17)
  static let access = KotlinRole(rawValue: 1 << 18)

  static let words = WordTable<KotlinRole>([
    (
      "as break class continue do else false for fun if in interface is null object package return super this throw true "
        + "try typealias typeof val var when while",
      .reserved
    ),
    ("class fun interface object typealias val var constructor", .declaration),
    (
      "abstract actual annotation companion const data enum expect external final infix inline inner internal lateinit "
        + "open operator override private protected public sealed suspend tailrec value",
      .modifier
    ),
    ("internal private protected public inline external", .access),
    ("crossinline noinline out reified vararg", .parameter),
    ("break continue return super this", .jump),
    ("field file property get set receiver param setparam delegate all", .target),
    ("this", .template),
    ("get set", .accessor),
    ("by", .by),
    ("constructor", .constructor),
    ("init", .initializer),
    ("catch", .catch),
    ("finally", .finally),
    ("where", .where),
    ("import", .import),
    ("suspend", .suspend),
    ("class fun interface object typealias val var package import", .naming),
    ("companion", .companion),
  ])
}
