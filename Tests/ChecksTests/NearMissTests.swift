import Checks
import Diagnostics
import Files
import Knowledge
import Snippets
import TestSupport
import Testing

/// With the machines and stubs of the knowledge base of this repository.
@Suite("Methods that mean to be callbacks are found by one net or the other")
struct NearMissTests {
  private func findings(_ language: String, models: String, _ code: String, compiles: Bool) async throws -> [String] {
    let folders = ["Content/Models/", "Content/Stubs/"]
    var files = Dictionary(
      uniqueKeysWithValues: Repository.files.filter { name in folders.contains { name.hasPrefix($0) } }
        .map { (String($0.dropFirst("Content/".count)), Repository.text($0) ?? "") })
    files["phasebook.yaml"] = Repository.text("Content/phasebook.yaml")?.split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .prefix { !$0.hasPrefix("navigation") }.joined(separator: "\n")
    files["en/page.md"] = "---\ntitle: Page\nmodels: [\(models)]\n---\n\n```\(language)\n\(code)\n```\n"
    let sample = await SampleBase.make(files)
    let base = try #require(sample.base, "\(sample.lines)")
    var found = sample.findings.filter { $0.rule.group == "snippets" }
    if compiles {
      let compiler = SwiftCompiler(
        try #require(SwiftToolchain.find(.none)), stubs: base.code.swiftStubs, keepingIn: nil)
      found += await CompiledCode.check(base, by: [compiler], missing: [], cache: .none).findings
    }
    return found.map {
      "\(LineIndex(base.articles.last!.source).position(at: $0.range!.bytes.lowerBound).line - 6) \($0.rule.id)"
    }
    .sorted()
  }

  /// Typing errors, a missing `_`, a wrong type, a wrong label, words that sound right, names that nobody ever had.
  private static let delegates = """
    import UIKit
    final class A: UIResponder, UIApplicationDelegate {
      func applicationDidBecomActive(_ application: UIApplication) {}
      func applicationWillResignActive(application: UIApplication) {}
      func applicationEnteredForeground(_ application: UIApplication) {}
      func application(
        _ application: UIApplication, didFinishLaunchingWithOption options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool { true }
    }
    final class B: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeInactive(_ application: UIApplication) {}
      func applicationWillTerminated(_ application: UIApplication) {}
    }
    final class C: UIResponder, UIWindowSceneDelegate {
      func sceneWillResignActive() {}
      func sceneWillGoToBackground(_ scene: UIScene) {}
      func sceneDidEnterBackgroud(_ scene: UIScene) {}
      func sceneDidBecomeActive(_ scene: UIApplication) {}
    }
    final class D: UIResponder {}
    extension D: UISceneDelegate {
      func sceneWillEnterForegruond(_ scene: UIScene) {}
    }
    """

  @Test func elevenWrongNamesAreElevenFindings() async throws {
    let found = try await findings("swift", models: "ios-app, ios-scene", Self.delegates, compiles: true)
    #expect(
      found
        == ["11 ", "12 ", "15 ", "16 ", "17 ", "18 ", "22 ", "3 ", "4 ", "5 ", "6 "].map { $0 + "snippets/near-miss" })
  }

  @Test func rightNamesAndOwnMethodsAreLeftAlone() async throws {
    let code = """
      import UIKit
      final class A: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) { sceneDidStart() }
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }
        private func sceneDidStart() {}
      }
      final class B: UIResponder, UIWindowSceneDelegate {
        func sceneDidBecomeActive(_ scene: UIScene) { resumeScene() }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
        func resumeScene() {}
        func sceneTitle() -> String { "" }
      }
      struct Free { func sceneDidBecomActive(_ scene: UIScene) {} }
      """
    #expect(try await findings("swift", models: "ios-app, ios-scene", code, compiles: true) == [])
  }

  @Test func kotlinsMethodsWithoutOverride() async throws {
    let code = """
      class Screen : AppCompatActivity() {
          fun onResum() {}
          fun onPasue() {}
          fun onResumed() {}
          fun onClick() {}
          fun onStartClicked() {}
          override fun onStop() { super.onStop() }
          private fun onPauseNow() {}
      }
      class Other { fun onResum() {} }
      class Watch : DefaultLifecycleObserver { fun onStrat(owner: LifecycleOwner) {} }
      """
    let found = try await findings(
      "kotlin", models: "android-activity, android-process-lifecycle-owner", code, compiles: false)
    #expect(found == ["11 snippets/near-miss", "2 snippets/near-miss", "3 snippets/near-miss", "4 snippets/near-miss"])
  }
}
