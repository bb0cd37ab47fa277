import Testing

@Suite("Kotlin's tokens")
struct KotlinLexerTests {
  /// Code, and all its tokens but names, operators and punctuation.
  static let cases: [(code: String, tokens: String)] = [
    (
      #"@file:JvmName("Torture")"#,
      #"attribute @file:JvmName · string "Torture""#
    ),
    (
      "package app.data.open",
      "keyword package"
    ),
    (
      "import app.open.data as Base",
      "keyword import · keyword as"
    ),
    (
      #"/* outer /* nested // no line */ still " open */ val a = 1 // end"#,
      #"comment /* outer /* nested // no line */ still " open */ · keyword val · number 1 · comment // end"#
    ),
    (
      #"@Inject @field:Named("x") @get:[A B] sealed class Store<out T : Any, in R>(private val open: T, vararg values: Int)"#,
      #"attribute @Inject · attribute @field:Named · string "x" · attribute @get: · keyword sealed · keyword class · keyword out · keyword in · keyword private · keyword val · keyword vararg"#
    ),
    (
      "class A(r: Reader) : Base(), Reader by r where T : Comparable<T>",
      "keyword class · keyword by · keyword where"
    ),
    (
      "lateinit var data: Data; const val value = 0xFF_FFL; var by = 1.5e-3f",
      "keyword lateinit · keyword var · keyword const · keyword val · number 0xFF_FFL · keyword var · number 1.5e-3f"
    ),
    (
      "val range = 0..10 step 2; val half = .5; val all = 0b1010u..<20",
      "keyword val · number 0 · number 10 · number 2 · keyword val · number .5 · keyword val · number 0b1010u · number 20"
    ),
    (
      "val size: Int get() = field",
      "keyword val · keyword get"
    ),
    (
      #"""
      var name: String = "n"
        get() { return field }
        private set
      """#,
      #"keyword var · string "n" · keyword get · keyword return · keyword private · keyword set"#
    ),
    (
      #"""
      var set: Set<Int> = emptySet()
        @Inject set(value) { field = value }
      """#,
      "keyword var · attribute @Inject · keyword set"
    ),
    (
      "init { load() }; init(1)",
      "keyword init · number 1"
    ),
    (
      "constructor(open: Int) : this(open, 1)",
      "keyword constructor · keyword this · number 1"
    ),
    (
      "companion object { @JvmStatic val inner = 1 }",
      "keyword companion · keyword object · attribute @JvmStatic · keyword val · number 1"
    ),
    (
      "inner class Inner; enum class Kind { data, open, value; }",
      "keyword inner · keyword class · keyword enum · keyword class"
    ),
    (
      "data class Point(val x: Int); value class Id(val text: String); annotation class Mark",
      "keyword data · keyword class · keyword val · keyword value · keyword class · keyword val · keyword annotation · keyword class"
    ),
    (
      "fun interface F { operator fun invoke() }",
      "keyword fun · keyword interface · keyword operator · keyword fun"
    ),
    (
      "override suspend fun onPause(block: suspend () -> Unit) = super.onPause()",
      "keyword override · keyword suspend · keyword fun · keyword suspend · keyword super"
    ),
    (
      "inline fun <reified T> all(crossinline a: () -> T, noinline b: (T) -> Unit): T? = a() as? T",
      "keyword inline · keyword fun · keyword reified · keyword crossinline · keyword noinline · keyword as"
    ),
    (
      "tailrec infix fun Int.to(other: Int) = if (this !in 0..1) this@Store.size else super<Base>.size",
      "keyword tailrec · keyword infix · keyword fun · keyword if · keyword this · keyword in · number 0 · number 1 · keyword this · label @Store · keyword else · keyword super"
    ),
    (
      #"val a = "plain $n ${n + "${1}"} ${"a".let { "b $it" }} end""#,
      #"keyword val · string "plain  · interpolation $ · string   · interpolation ${ · string " · interpolation ${ · number 1 · interpolation } · string " · interpolation } · string   · interpolation ${ · string "a" · string "b  · interpolation $ · string " · interpolation } · string  end""#
    ),
    (
      #"val b = "\$ \n \u0041 $ { $1 $this.x""#,
      #"keyword val · string " · escape \$ · string   · escape \n · string   · escape \u0041 · string  $ { $1  · interpolation $ · keyword this · string .x""#
    ),
    (
      #"val raw = """first $n "quoted" \n ${'$'} """""#,
      #"keyword val · string """first  · interpolation $ · string  "quoted" \n  · interpolation ${ · string '$' · interpolation } · string  """""#
    ),
    (
      #"val multi = $$"""price $ $n $${n}""""#,
      #"keyword val · string $$"""price $ $n  · interpolation $${ · interpolation } · string """"#
    ),
    (
      #"val c = 'c'; val d = '\''; val `odd name` = data.value.open.get("x")"#,
      #"keyword val · string 'c' · keyword val · string ' · escape \' · string ' · keyword val · string "x""#
    ),
    (
      "val q = a?.b ?: c!!.d; val ref = ::name; val k = Store::class",
      "keyword val · keyword val · keyword val · keyword class"
    ),
    (
      "loop@ for (i in 1..10) { if (i % 2 == 0) continue@loop else break@loop }",
      "label loop@ · keyword for · keyword in · number 1 · number 10 · keyword if · number 2 · number 0 · keyword continue · label @loop · keyword else · keyword break · label @loop"
    ),
    (
      #"list.forEach lit@{ if (it === null || it !== 1) return@lit; open(it); data = value; set["x"] = get(1) }"#,
      #"label lit@ · keyword if · keyword null · number 1 · keyword return · label @lit · string "x" · number 1"#
    ),
    (
      "try { throw Error() } catch (e: Exception) { } finally { }",
      "keyword try · keyword throw · keyword catch · keyword finally"
    ),
    (
      "val catch = 1; val finally = catch; val where = by; val import = where; constructor.x",
      "keyword val · number 1 · keyword val · keyword val · keyword val"
    ),
    (
      "when (val x = open) { is String, !is Int -> 1; in data -> 2; else -> return }",
      "keyword when · keyword val · keyword is · keyword is · number 1 · keyword in · number 2 · keyword else · keyword return"
    ),
    (
      "val obj = object : Runnable { override fun run() = Unit }",
      "keyword val · keyword object · keyword override · keyword fun"
    ),
    (
      "val lazy by lazy { 1 }; val m by map; x = open and data",
      "keyword val · keyword by · number 1 · keyword val · keyword by"
    ),
    (
      "protected abstract fun abstract()",
      "keyword protected · keyword abstract · keyword fun"
    ),
    (
      "external expect fun value(out: Int, data: String); actual internal fun f(suspend: Int) {}",
      "keyword external · keyword expect · keyword fun · keyword actual · keyword internal · keyword fun"
    ),
    (
      #"suspend { 1 }; get("/path") { call() }"#,
      #"number 1 · string "/path""#
    ),
    (
      #"""
      val unclosed = "text
      val next = 1
      """#,
      #"keyword val · string "text · keyword val · number 1"#
    ),
  ]

  @Test(arguments: cases) func tokens(_ code: String, _ expected: String) {
    #expect(notableTokens(of: code, "kotlin") == expected)
  }
}
