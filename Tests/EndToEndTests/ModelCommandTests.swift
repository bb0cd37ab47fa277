import Foundation
import Testing

/// What `phasebook model` prints of machines: those of the own content, and one from a world without phones.
struct ModelCommandTests {
  private static func shop() throws -> Sandbox { try Book.sandbox([OrderModel.file: OrderModel.text()]) }

  private func run(_ arguments: [String], in sandbox: Sandbox) async throws -> Program.Run {
    try await Program.run(["model"] + arguments, in: sandbox.root)
  }

  // MARK: list and show

  @Test func listsAllMachines() async throws {
    let own = try Book.ownContent()
    let list = try await run(["list"], in: own)
    #expect(list.status == 0 && list.errBytes.isEmpty)
    let files = try own.names(in: "Content/Models").filter { !["equivalences.yaml", "scenarios.yaml"].contains($0) }
    let ids = list.out.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    #expect(ids.map { $0 + ".yaml" }.sorted() == files)
    let shop = try await run(["list"], in: Self.shop())
    #expect(shop.out == "order  7 states  8 transitions  4 callbacks  Order\n")
    let small = """
      phasebook: 1
      machine: bell
      title: {en: Bell, de: Glocke}
      initial: still
      events: {ring: {label: {en: ring, de: läuten}}}
      callbacks: {on-ring: {call: onRing()}}
      states: {still: {label: {en: Still, de: Still}}}
      transitions: [{id: sound, source: still, event: ring, callbacks: [on-ring]}]

      """
    let bell = try await run(["list"], in: Book.sandbox(["Models/bell.yaml": small]))
    #expect(bell.out == "bell  1 state   1 transition   1 callback   Bell\n")
    let none = try await run(["list"], in: Book.sandbox())
    #expect(none.status == 0 && none.outBytes.isEmpty)
  }

  @Test func showsStatesAndTransitions() async throws {
    let sandbox = try Self.shop()
    let show = try await run(["show", "order"], in: sandbox)
    #expect(show.status == 0 && show.errBytes.isEmpty)
    #expect(show.out.hasPrefix("order – Order\nversion 3, payment: prepaid\n"))
    let lines = show.out.split(separator: "\n").map { $0.drop { $0 == " " } }
    for line in [
      "cart (initial) – Cart", "placed – Placed", "open – Open", "done (final) – Done",
      "1. place: cart → placed – customer checks out", "orderPlaced(_:)", "orderSettled()",
    ] {
      #expect(lines.contains { $0 == line }, "\(line)")
    }
    #expect(!show.out.contains("orderPaid") && !show.out.contains("nag:"))
  }

  @Test func showsALanguageAVariantAndAVersion() async throws {
    let sandbox = try Self.shop()
    let german = try await run(["show", "order", "-l", "de"], in: sandbox)
    #expect(german.out.contains("order – Bestellung") && german.out.contains("cart (initial) – Warenkorb"))
    #expect(!german.out.contains("Cart"))
    let invoice = try await run(["show", "order", "--variant", "invoice"], in: sandbox)
    #expect(
      invoice.out.contains("payment: invoice") && invoice.out.contains("nag: open (internal) – payment is overdue"))
    let first = try await run(["show", "order", "--version", "1"], in: sandbox)
    #expect(first.out.contains("version 1,") && first.out.contains("orderPaid()"))
    #expect(!first.out.contains("orderSettled") && !first.out.contains("orderShipped"))
  }

  @Test func showsEveryMachineInEveryLanguage() async throws {
    let own = try Book.ownContent()
    let ids = try own.names(in: "Content/Models").filter { !["equivalences.yaml", "scenarios.yaml"].contains($0) }.map {
      $0.dropLast(5)
    }
    for id in ids {
      var texts: Set<String> = []
      for language in ["en", "de", "ru", "sr"] {
        let show = try await run(["show", String(id), "--language", language], in: own)
        #expect(show.status == 0 && show.errBytes.isEmpty, "\(show.everything)")
        texts.insert(show.out)
      }
      #expect(texts.count == 4, "\(id)")
    }
  }

  static let unknown: [(arguments: [String], words: String)] = [
    (["show", "ordre"], "did you mean “order”?"), (["diagram", "ordre"], "did you mean “order”?"),
    (["lint", "ordre"], "did you mean “order”?"), (["show", "zebra"], "one of order"),
    (["show", "order", "-l", "dee"], "did you mean “de”?"), (["show", "order", "--version", "9"], "one of 1, 2, 3"),
    (["diagram", "order", "--variant", "cash"], "one of prepaid, invoice"), (["show"], "MACHINE"), ([], "list, show"),
    (["shwo", "order"], "did you mean “show”?"),
  ]

  @Test(arguments: unknown) func saysWhatIsUnknown(_ unknown: (arguments: [String], words: String)) async throws {
    let run = try await run(unknown.arguments, in: Self.shop())
    #expect(run.status == 2 && run.outBytes.isEmpty)
    #expect(run.err.hasPrefix("error: ") && run.err.contains(unknown.words), "\(run.err)")
  }

  // MARK: lint

  @Test func lintFindsNothing() async throws {
    for sandbox in [try Self.shop(), try Book.ownContent()] {
      let lint = try await run(["lint", "--strict"], in: sandbox)
      #expect(lint.status == 0 && lint.errBytes.isEmpty, "\(lint.everything)")
    }
  }

  @Test func lintLooksAtMachinesOnly() async throws {
    let sandbox = try Self.shop()
    try sandbox.append("[Gone](gone.md) [gone](../Models/order.yaml#gone)", to: Fault.start)
    #expect(try await run(["lint"], in: sandbox).status == 0)
  }

  @Test func lintReportsInEveryFormat() async throws {
    let sandbox = try Self.shop()
    try sandbox.replace("target: done", with: "target: don", in: OrderModel.path)
    let (line, column) = try sandbox.position(of: "don,", in: OrderModel.path)
    for format in Place.Format.allCases {
      let lint = try await run(["lint", "--format", format.rawValue], in: sandbox)
      #expect(lint.status == 1 && lint.errBytes.isEmpty)
      let expected = [Place(OrderModel.path, line, column, "models/unknown-reference")]
      #expect(try Place.all(in: lint.out, format) == expected, "\(lint.out)")
    }
  }

  @Test func lintOfNamedMachines() async throws {
    let sandbox = try Self.shop()
    let other = OrderModel.text().replacing("machine: order", with: "machine: parcel")
      .replacing("initial: cart", with: "initial: basket")
    try sandbox.write(other, to: "Content/Models/parcel.yaml")
    #expect(try await run(["lint", "order"], in: sandbox).status == 0)
    #expect(try await run(["lint", "parcel"], in: sandbox).status == 1)
    #expect(try await run(["lint", "order", "parcel"], in: sandbox).status == 1)
    #expect(try await run(["lint"], in: sandbox).status == 1)
    // One that cannot be read at all is named by its file.
    try sandbox.write("phasebook: 9\n", to: "Content/Models/parcel.yaml")
    let refused = try await run(["lint", "parcel", "--format", "concise"], in: sandbox)
    #expect(refused.status == 1 && refused.out.contains("[models/format]"), "\(refused.everything)")
  }

  @Test func warningsCountWhereStrict() async throws {
    let sandbox = try Self.shop()
    try sandbox.replace("target: done, event", with: "target: shipped, event", in: OrderModel.path)
    let lint = try await run(["lint", "--format", "concise"], in: sandbox)
    #expect(lint.status == 0 && lint.out.contains("warning: ") && lint.out.contains("[models/dead-end]"), "\(lint.out)")
    #expect(try await run(["lint", "--strict"], in: sandbox).status == 1)
  }

  // MARK: diagram

  @Test func diagramsAreWellFormedAndRepeatable() async throws {
    let pairs = [(try Self.shop(), ["en", "de"]), (try Book.ownContent(), ["en", "de", "ru", "sr"])]
    for (sandbox, languages) in pairs {
      let list = try await run(["list"], in: sandbox).out.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
      #expect(!list.isEmpty)
      for (machine, language) in list.flatMap({ machine in languages.map { (machine, $0) } }) {
        let arguments = ["diagram", machine, "-l", language]
        let first = try await run(arguments, in: sandbox)
        #expect(first.status == 0 && first.errBytes.isEmpty, "\(first.err)")
        #expect(first.out.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\""))
        #expect(first.out.contains("prefers-color-scheme:dark"))
        let faults = try await faults(in: first.outBytes, sandbox)
        #expect(faults == "", "\(machine) in \(language)")
        // Without the layouts that were kept, and so without anything that the first run left.
        if language == "de" {
          let second = try await run(arguments + ["--no-cache"], in: sandbox)
          #expect(second.outBytes == first.outBytes, "\(machine)")
        }
      }
    }
  }

  @Test func diagramsSpeakTheLanguage() async throws {
    let sandbox = try Self.shop()
    let english = try await run(["diagram", "order"], in: sandbox).out
    let german = try await run(["diagram", "order", "-l", "de"], in: sandbox).out
    #expect(english.contains(">Cart<") && english.contains("<title id=\"order-title\">Order</title>"))
    #expect(german.contains(">Warenkorb<") && !german.contains("Cart"))
    // Only the words differ.
    func frame(_ svg: String) -> [String] { svg.matches(of: /(?:viewBox|<rect|<path) ?[^>]*/).map { String($0.0) } }
    #expect(frame(english) == frame(german))
    let invoice = try await run(["diagram", "order", "--variant", "invoice"], in: sandbox).out
    #expect(invoice.contains("data-transition=\"nag\"") && !english.contains("data-transition=\"nag\""))
  }

  /// What xmllint says of a picture; nothing where it is not installed.
  private func faults(in bytes: Data, _ sandbox: Sandbox) async throws -> String {
    let path = "/usr/bin/xmllint"
    guard FileManager.default.isExecutableFile(atPath: path) else { return "" }
    return try await Program.run(executable: path, ["--noout", "--nonet", "-"], in: sandbox.root, input: bytes)
      .everything
  }
}
