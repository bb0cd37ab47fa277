import Snippets
import TestSupport
import Testing

/// The stubs are good for nothing unless the articles' own code compiles against them.
@Suite("The Kotlin code of the articles", .needsKotlin)
struct KotlinArticlesTests {
  private struct Block {
    let name: String
    let unit: CompilationUnit
  }

  /// Fences are cut out by lines here, for the articles keep to plain ones; extraction proper has its own tests.
  private static let blocks: [Block] = Repository.articles.flatMap { file -> [Block] in
    var blocks: [Block] = []
    var code: [Substring]?
    let lines = (Repository.text(file) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if let found = code {
        if line == "```" {
          let text = found.joined(separator: "\n")
          blocks.append(Block(name: "\(file):\(index - found.count)", unit: InstalledKotlin.unit(text)))
          code = nil
        } else {
          code = found + [line]
        }
      } else if line.hasPrefix("```kotlin"), !line.contains("illustrative"), !line.contains("fails=") {
        code = []
      }
    }
    return blocks
  }

  @Test func compilesWithoutAWarning() throws {
    #expect(Self.blocks.count >= 3)
    let run = try InstalledKotlin.compiler().compile(Self.blocks.map(\.unit))
    #expect(run.failure == nil)
    for (block, messages) in zip(Self.blocks, run.messages) {
      #expect(messages == [], "\(block.name)")
    }
  }

  /// What the articles said once, and what no version of Android has.
  @Test func aFlagThatDoesNotExistIsFound() throws {
    let unit = InstalledKotlin.unit(
      """
      import android.app.Activity
      import android.view.View

      class VideoPlayerActivity : Activity() {
          override fun onPause() {
              super.onPause()
              window.decorView.systemUiVisibility = View.SYSTEM_UI_FLAG_SECURE
          }
      }
      """)
    let messages = try #require(try InstalledKotlin.compiler().compile([unit]).messages.first ?? nil)
    #expect(messages.contains { $0.id == "UNRESOLVED_REFERENCE" && $0.text.contains("SYSTEM_UI_FLAG_SECURE") })
  }

  @Test func theCallbacksAndLibrariesOfALifeCycleAreThere() throws {
    let unit = InstalledKotlin.unit(Self.everything)
    #expect(try InstalledKotlin.compiler().compile([unit]).messages == [[]])
  }

  /// Mistakes that readers make, and that a stub with a wrong modifier or nullability would let pass.
  private static let mistakes: [(code: String, id: String)] = [
    ("class A : Activity() { fun onPause() {} }", "VIRTUAL_MEMBER_HIDDEN"),
    ("class A : Activity() { override fun onPause(): Int = 1 }", "RETURN_TYPE_MISMATCH_ON_OVERRIDE"),
    (
      "class A : Activity() { private override fun onWindowFocusChanged(hasFocus: Boolean) {} }",
      "CANNOT_WEAKEN_ACCESS_PRIVILEGE"
    ),
    ("class A : Activity() { override fun onCreate(savedInstanceState: Bundle) {} }", "NOTHING_TO_OVERRIDE"),
    ("class A : ComponentActivity() { override fun onNewIntent(intent: Intent?) {} }", "NOTHING_TO_OVERRIDE"),
    ("fun f(bundle: Bundle): String = bundle.getString(\"a\")", "RETURN_TYPE_MISMATCH"),
    ("fun f(a: Activity) = a.onBackPressed()", "DEPRECATION"),
    ("fun f(a: Activity) = a.onPause()", "INVISIBLE_REFERENCE"),
    ("class A : LifecycleOwner { override fun getLifecycle(): Lifecycle = TODO() }", "ABSTRACT_MEMBER_NOT_IMPLEMENTED"),
    ("class A : DefaultLifecycleObserver { override fun onStart() {} }", "NOTHING_TO_OVERRIDE"),
    ("fun f(f: Fragment) = f.activity.finish()", "UNSAFE_CALL"),
  ]

  @Test func mistakesAreFound() throws {
    let imports = [
      "android.app.Activity", "android.content.Intent", "android.os.Bundle", "androidx.activity.ComponentActivity",
      "androidx.fragment.app.Fragment", "androidx.lifecycle.*",
    ]
    let compiler = try InstalledKotlin.compiler(KotlinSettings(stubs: InstalledKotlin.stubs, imports: imports))
    let run = compiler.compile(Self.mistakes.map { InstalledKotlin.unit($0.code) })
    for (mistake, messages) in zip(Self.mistakes, run.messages) {
      let found = try #require(messages, "\(run.failure ?? "")")
      #expect(found.map(\.id).contains(mistake.id), "\(mistake.code)")
    }
  }
}
