import Snippets
import Testing

@Suite("Uses of names in code")
struct NameUseTests {
  private func uses(_ code: String, _ language: String) -> [String] {
    let bytes = Array(code.utf8)
    let tokens = Lexer.tokens(of: bytes, language: language)
    return NameUse.all(of: ["scene", "onPause", "active"], in: bytes, tokens, language: language).map { use in
      let text = String(decoding: bytes[use.range], as: UTF8.self)
      switch use.kind {
      case .function(let name, let labels, let closure):
        #expect(text == name)
        return name + (labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "") + (closure ? " {}" : "")
      case .path(let path):
        #expect(text == path)
        return path
      case .member(let name):
        #expect(text == name)
        return "." + name
      }
    }
  }

  @Test(arguments: [
    ("func scene(_ s: S, willConnectTo session: T, options o: U) {}", ["scene(_:willConnectTo:options:)"]),
    ("func scene(_ s: S, continue activity: A) {}", ["scene(_:continue:)"]),
    ("scene()", ["scene()"]), ("super.scene(s)", ["scene(_:)"]),
    ("d.scene([a: b], with: (c, d), e ? f : g)", ["scene(_:with:_:)"]),
    ("scene(of: x, initial: true) { old, new in }", ["scene(of:initial:) {}"]), ("scene(x) { }", ["scene(_:) {}"]),
    ("#selector(scene(_:didKnock:))", ["scene(_:didKnock:)"]),
    ("scene(scene(a), b: scene())", ["scene(_:b:)", "scene(_:)", "scene()"]),
    // Neither a variable, nor a comment, nor a string, nor a label.
    ("let scene = active; scene.x = active", []), ("// scene() .active", []), (#""scene() \(active)""#, []),
    ("f(scene: 1, active: 2)", []), ("`scene` + scene", []), ("scene { }", []),
    // With the type, or where it is compared.
    ("let s = A.State.active", ["A.State.active"]), ("A . active", []), ("x.active", ["x.active"]), ("f().active", []),
    ("if phase == .active { }", [".active"]), ("switch x { case .active: 1 }", [".active"]), ("f(.active)", []),
    ("x = .active", []), ("case .active(let x)", ["active(_:)"]),
    ("scene(", ["scene"]), ("scene(a, [", ["scene"]),
  ]) func swift(_ code: String, _ expected: [String]) {
    #expect(uses(code, "swift") == expected)
  }

  @Test(arguments: [
    ("override fun onPause() { super.onPause() }", ["onPause", "onPause"]), ("a.onPause(b) { }", ["onPause"]),
    ("val onPause = \"onPause()\"", []), ("A.active", ["A.active"]), ("/* onPause() */", []),
  ]) func kotlin(_ code: String, _ expected: [String]) {
    #expect(uses(code, "kotlin") == expected)
  }

  @Test func languagesOfDeclarations() {
    #expect(NameUse.languages(declaring: "a", in: "protected fun a(b: B?)") == [.kotlin, .java])
    #expect(NameUse.languages(declaring: "a", in: "optional func a(_ b: B)") == [.swift])
    #expect(NameUse.languages(declaring: "a", in: "protected void a(B b)") == [.kotlin, .java])
    #expect(NameUse.languages(declaring: "a", in: "func b(_ a: A)") == [])
    #expect(NameUse.languages(declaring: "a", in: "") == [])
  }

  /// Brackets that nobody closes, within each other, do not cost more than their length.
  @Test(.timeLimit(.minutes(1))) func deepCalls() {
    let code = Array(String(repeating: "scene(", count: 3_000).utf8)
    let tokens = Lexer.tokens(of: code, language: "swift")
    #expect(NameUse.all(of: ["scene"], in: code, tokens, language: "swift").count == 3_000)
  }
}
