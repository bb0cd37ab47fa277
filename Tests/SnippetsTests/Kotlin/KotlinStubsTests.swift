import Files
import Foundation
import Snippets
import TestSupport
import Testing

/// The proof itself runs in `make test`; here it is given lies, so that it is known to find them.
@Suite("Lies in the stubs for Kotlin code are found", .needsKotlin, .needsSignatures)
struct KotlinStubsTests {
  @Test func eachLieIsNamed() throws {
    let folder = try TemporaryFolder()
    #expect(run("/bin/cp", ["-r", InstalledKotlin.stubsFolder, folder["stubs"]], in: folder)?.status == 0)
    func change(_ file: String, _ old: String, _ new: String) throws {
      let path = folder["stubs/\(file)"]
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.contains(old), "\(file)")
      try text.replacingOccurrences(of: old, with: new).write(toFile: path, atomically: true, encoding: .utf8)
    }
    try change("android/view/View.java", "int NO_ID = -1;", "int NO_ID = -1, SYSTEM_UI_FLAG_SECURE = 1;")
    try change("android/app/Activity.java", "native void onRestart();", "native void onRestarted();")
    try change("android/os/Handler.java", "Runnable r, long delayMillis", "Runnable r, int delayMillis")
    try change(
      "android/os/Looper.java", "public static native Looper getMainLooper", "public native Looper getMainLooper")
    try change("android/widget/EditText.java", "extends TextView", "extends Button")
    try change("android/os/Looper.java", "private Looper", "public Looper")
    try change("androidx/lifecycle/Lifecycle.kt", "isAtLeast(state: State): Boolean", "isAtLeast(state: State): Int")
    try change(
      "androidx/lifecycle/Observer.kt", "fun interface Observer", "interface Watcher\n\nfun interface Observer")
    try change(
      "android/os/Bundle.java", "public native @Nullable Bundle getBundle", "public native @NonNull Bundle getBundle")

    let outcome = try #require(
      run(Repository.root + "/Scripts/verify-kotlin-stubs", ["--offline", "--stubs", folder["stubs"]], in: folder))
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "android.app.Activity.onRestarted(): there is no such method",
        "android.os.Bundle.getBundle(Ljava/lang/String;): its result may be null",
        "android.os.Handler.postDelayed(Ljava/lang/Runnable;, I): its parameters are others",
        "android.os.Looper.<init>(): there is no such method",
        "android.os.Looper.getMainLooper(): it is static",
        "android.view.View.SYSTEM_UI_FLAG_SECURE: there is no such field",
        "android.widget.EditText: its superclass is not android.widget.Button",
        """
        androidx.lifecycle.Lifecycle.State.isAtLeast(Landroidx/lifecycle/Lifecycle$State;): its result is not I, but \
        Ljava/lang/Boolean;/Z
        """,
        "androidx.lifecycle.Watcher: class is not covered by any signature, and unproven.txt does not name it",
        "verify-kotlin-stubs: 9 of the stubs' declarations are not as in the real libraries",
      ], "\(outcome.output)\(outcome.errors)")
  }

  private func run(_ program: String, _ arguments: [String], in folder: TemporaryFolder) -> Subprocess.Outcome? {
    Subprocess(program, arguments).run(scratch: folder.path)
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips what needs the signatures of the real libraries, where they were not downloaded.
  static var needsSignatures: Self {
    .enabled(
      if: FileManager.default.fileExists(atPath: Repository.root + "/.build/tools/signatures/packages.txt"),
      "no signatures of the real libraries: Scripts/verify-kotlin-stubs downloads them")
  }
}
