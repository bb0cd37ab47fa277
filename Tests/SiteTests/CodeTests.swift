import Testing

@Suite("Code on pages")
struct CodeTests {
  private static let model = """
    phasebook: 1
    machine: door
    title: {en: Door, de: Tür}
    initial: shut
    events: {push: {label: {en: push, de: drücken}}}
    callbacks: {on-open: {call: onOpen(), signature: "func onOpen()"}}
    states:
      shut: {label: {en: Shut, de: Zu}, symbol: Door.State.shut}
      open: {label: {en: Open, de: Offen}, symbol: Door.State.open}
    transitions: [{id: open-up, source: shut, target: open, event: push, callbacks: [on-open]}]

    """

  private func site(_ body: String, _ files: [String: String] = [:]) async throws -> SiteSample {
    try await SiteSample(
      [
        "phasebook.yaml": "phasebook: 1\ntitle: {en: Book, de: Buch}\nlanguages: {en: {}, de: {}}\n",
        "Models/door.yaml": Self.model, "en/a/b.md": "---\ntitle: A\nmodels: [door]\n---\n\n\(body)\n",
      ].merging(files) { $1 })
  }

  private func code(_ site: SiteSample, _ path: String = "en/a/b/index.html") throws -> String {
    try site.part(path, from: "<pre", to: "</code></pre>").split(separator: ">", maxSplits: 2).last.map(String.init)
      ?? ""
  }

  @Test func kindsHaveClassesAndNamesHaveNone() async throws {
    let site = try await site(
      "```swift {#x}\n@MainActor private static let a: Int = f(1, \"b \\(c)\") // d & e\n#if os(X)\n```")
    #expect(
      try code(site) == """
        <span class="hf">@MainActor</span> <span class="hk">private static let</span> a: Int = \
        f(<span class="hy">1</span>, <span class="hs">&quot;b </span><span class="hf">\\(</span>c<span class="hf">)</span>\
        <span class="hs">&quot;</span>) <span class="hc">// d &amp; e</span>
        <span class="hf">#if</span> os(X)

        """)
  }

  @Test func callbacksAndStatesAreLinks() async throws {
    let site = try await site("```swift\nfunc onOpen() { if x == .open {} } // onOpen()\n```")
    #expect(
      try code(site) == """
        <span class="hk">func</span> <a class="l1" href="../../models/door/index.html#callback-on-open" title="Door">onOpen</a>() \
        { <span class="hk">if</span> x == .<a class="l1" href="../../models/door/index.html#state-open" title="Door">open</a> {} } \
        <span class="hc">// onOpen()</span>

        """)
    // A page that stands in for a translation has the same, and leads to the reference in its own language.
    #expect(
      try code(site, "de/a/b/index.html").contains(
        "<a class=\"l1\" href=\"../../models/door/index.html#callback-on-open\" title=\"Door\">")
    )
  }

  @Test func otherFormsOfAnArticleStayPlain() async throws {
    let site = try await site("```swift\nfunc onOpen() {}\n```")
    let twin = try site.text("en/a/b/index.md")
    #expect(twin.contains("```swift\nfunc onOpen() {}\n```"))
    #expect(!twin.contains("span") && !twin.contains("hk"))
  }

  @Test(arguments: ["", "text", "mermaid", "cobol"]) func whatHasNoGrammarStaysPlain(_ language: String) async throws {
    let site = try await site("```\(language)\nlet onOpen() = \"a\" // b\n```")
    #expect(try code(site) == "let onOpen() = &quot;a&quot; // b\n")
  }
}
