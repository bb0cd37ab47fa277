/// What a word of Java, Objective-C or Groovy can be.
struct CFamilyRole: OptionSet, Sendable {
  let rawValue: UInt32

  /// A keyword everywhere.
  static let reserved = CFamilyRole(rawValue: 1 << 0)
  /// `break` and `continue`, which a label may follow.
  static let jump = CFamilyRole(rawValue: 1 << 1)
  /// Begins a declaration of a type, or stands before it.
  static let declaration = CFamilyRole(rawValue: 1 << 2)
  /// Keeps its meaning before a colon.
  static let colon = CFamilyRole(rawValue: 1 << 3)
  /// `record`, before a name with components.
  static let record = CFamilyRole(rawValue: 1 << 4)
  /// `sealed`, before a declaration.
  static let sealed = CFamilyRole(rawValue: 1 << 5)
  /// `permits` and `when`, between names.
  static let clause = CFamilyRole(rawValue: 1 << 6)
  /// `var`, before a name.
  static let variable = CFamilyRole(rawValue: 1 << 7)
  /// `yield`, at the beginning of a statement.
  static let yield = CFamilyRole(rawValue: 1 << 8)
  /// A word of `@property (…)`.
  static let property = CFamilyRole(rawValue: 1 << 9)
  /// `in`, between two names.
  static let between = CFamilyRole(rawValue: 1 << 10)

  /// The words of one language of the family.
  static func words(of syntax: CodeSyntax) -> WordTable<CFamilyRole> {
    switch syntax {
    case .objectiveC: objectiveC
    case .groovy: groovy
    default: java
    }
  }

  private static let java = WordTable<CFamilyRole>(
    javaWords + [
      ("record", .record), ("sealed", .sealed), ("permits when", .clause), ("var", .variable), ("yield", .yield),
    ])

  private static let groovy = WordTable<CFamilyRole>(
    javaWords + [("as def in trait", .reserved), ("var", .variable)])

  private static let javaWords: [(words: String, role: CFamilyRole)] = [
    (
      "abstract assert boolean break byte case catch char class const continue default do double else enum extends false "
        + "final finally float for goto if implements import instanceof int interface long native new null package private "
        + "protected public return short static strictfp super switch synchronized this throw throws transient true try "
        + "void volatile while",
      .reserved
    ),
    ("break continue", .jump),
    ("abstract class interface public private protected static final", .declaration),
  ]

  private static let objectiveC = WordTable<CFamilyRole>([
    (
      "auto break case char const continue default do double else enum extern float for goto if inline int long register "
        + "restrict return short signed sizeof static struct switch typedef typeof union unsigned void volatile while "
        + "BOOL NO YES Class IMP SEL id instancetype nil Nil NULL self super true false _Bool bool nullable nonnull "
        + "_Nullable _Nonnull __weak __strong __block __bridge __typeof __unused NS_ENUM NS_OPTIONS oneway",
      .reserved
    ),
    ("case default nil Nil NO YES NULL self super true false", .colon),
    ("break continue goto", .jump),
    ("assign atomic copy getter nonatomic readonly readwrite retain setter strong weak", .property),
    ("in", .between),
  ])
}
