/// Code that has at least one of everything that the lexer of Swift must tell apart.
enum SwiftTorture {
  static let code = ####"""
    #!/usr/bin/swift
    import struct Foundation.URL
    @preconcurrency internal import UIKit  // a kit
    @_spi(Testing) @testable import Store
    /* outer /* nested // not a line */ still " open */
    /// A comment with `code` and "quotes".
    @main
    @available(iOS 17, macOS 14.0, *)
    public final class Delegate: UIResponder, @unchecked Sendable {
      public private(set) var count = 0xFF_FF, ratio = 1_000.5e-3, hex = 0x1.8p-3, octal = 0o17, binary = 0b1010
      @objc dynamic open class var shared: Delegate { get { fatalError() } }
      private(set) lazy weak var other: Delegate?
      nonisolated(unsafe) static var global: [String: Any] = [:]
      unowned(unsafe) let owner: AnyObject
      @Published<Int> var open = true
      var some: (any View)?, any: Int = 1, async = false, get = 2, set: Set<Int> = [], actor: Actor? = nil
      var left = 1, right = 2, none = 0, each = 3, copy = 4, package = 5, macro = 6, optional = 7, lazy = 8
      var value: Int {
        get async throws { await fetch() }
      }
      var stored: Int = 0 {
        willSet(next) { print(next) }
        didSet { print(oldValue) }
      }
      var plain: Int {
        get { stored }
        nonmutating set { stored = newValue }
      }
      subscript(index: Int, default value: @autoclosure () -> Int) -> Int {
        _read { yield stored }
        _modify { yield &stored }
      }
      convenience required init?(coder: NSCoder) { return nil }
      deinit { print("gone") }
      isolated deinit {}
      mutating func take(_ x: consuming Box, _ y: borrowing Box, z: inout Int, for w: sending Box, in v: isolated Actor) async throws(Failure) -> [Int] where Self: Sized {
        let open = open, some = some ?? any
        let a = "a \(b + "n \(c.map { "\($0) }" }) (") d", e = "tab\t \u{1F600} \" \\ \0"
        let raw = #"x \#(y) "q" \n \#n "#, quote = #"""#, more = ##"a"#b"##
        let multi = """
          first \(a, format: .number) "quoted" ""
            second \
          third \"""
          """
        let rawMulti = #"""
          \(no) \#(yes) """ "#
          """#
        let pattern = /ab+c\/[d-f]{2}(x|y)/, wide = #/a/b "c"/#, spread = #/
          (?<year> \d+) / # comment
          /#
        let division = a / b / c, half = (x) / 2, third = list[0] / 3 / d, bang = x! / y / z
        let matches = text.firstMatch(of: /\d+ "x"/) ?? text.replacing(/a/, with: "b")
        if text.contains(/^[a-z]/) || !/x/.matches { return /y/ }
        let operators = a ..< b ? c... : ...d, e = -f, g = h !== i && j >>= k &+ l &<< m ?? n ~= o
        let generic: Array<Dictionary<String, Set<Int>>> = [:], closure: (Int) -> Void = { _ in }
        let path = \Delegate.shared.count, keyed = \.self, first = \[Int].[0], metatype = Int.self, type = Int.Type.self
        let tuple = (for: 1, in: 2, default: 3).0, nested = tuple.1.0, call = f(in: x, for: y, where: z)
        let compound = application(_:didFinishLaunchingWithOptions:), odd = g(for:in:default:)
        let sel = #selector(UIApplication.open(_:options:)), file = #file, macro = #stringify(1 + 2)
        let dictionary = [nil: 1, true: 2, self: 3], cast = x as? any View, forced = y as! Self, check = z is (any P & Q)
        async let later = value(), copied = copy x, consumed = consume y
        let member = x.default.in.for.some.any.init, `class` = `default`, implicit: State = .inactive
        for case let .some(each) in copy where each > 1 && open { continue }
        outer: for i in stride(from: 0, to: 10, by: 2) {
          inner: while true { if i == 2 { continue outer } else { break inner } }
        }
        repeat { try? await Task.sleep(for: .seconds(1)) } while !Task.isCancelled
        switch x {
        case .a(let some), .b(some: let some): fallthrough
        case is String where x.isEmpty: break
        case let y as Int: print(y)
        case 1...5, 7: break
        @unknown default: break
        }
        guard let self, let any else { throw Failure.none }
        defer { set(open) }
        do { try open(set) } catch let error as Failure { print(error) } catch {}
        run { [weak self, unowned owner, x = y] (value: Int) async throws -> Void in await self?.go() }
        run { @MainActor [weak self] in self?.stop() }
        run { $0 < $1 }
        return if open { 1 } else { switch any { default: 2 } }
      }
      func any(some: Int, any: Int, open x: Int, _ get: Int) {}
      func get() async {}
      static func == (a: Self, b: Self) -> Bool { a === b }
      prefix static func -- (x: Self) -> Self { x }
      @discardableResult @MainActor private func hide() -> some View { EmptyView() }
      func async() { async { } }
      func many<each T: P, let n: Int>(_ x: repeat each T) -> (repeat each T) {}
      func old() -> (any Error)? { nil }
      func never() -> Never {}
    }
    #if os(iOS) && canImport(UIKit) || swift(>=6.0)
      #warning("x")
    #elseif DEBUG
      let x = 1
    #else
      #error("y")
    #endif
    if #available(iOS 17, *), #unavailable(macOS 12) {}
    infix operator <=>: Order
    prefix operator ∇
    precedencegroup Order {
      higherThan: AdditionPrecedence
      associativity: left
      assignment: true
    }
    indirect enum Tree<T> { case leaf, node(Tree, for: T), `default`, some(T), open }
    public actor Store { distributed func f() {} ; nonisolated let id = 1 }
    protocol P: AnyObject, ~Copyable { associatedtype T: P = Int; var a: Int { get }; var b: Int { get set }; var c: Int { get async throws }; static func make() async throws -> Self ; mutating func go() async }
    extension P where T == Int { typealias X = any P }
    struct S: ~Copyable { borrowing func f() {} consuming func g() { discard self } }
    @freestanding(expression) public macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "S")
    func isolate(to actor: isolated (any Actor)? = #isolation, _ work: @escaping @Sendable @isolated(any) () async -> Void) {}
    func reasync(_ body: () async throws -> Void) async rethrows {}
    let µ = "µ", 日本 = 1, 🚀 = "🚀 \(日本)", × = 2, arrow = a → b
    let value = x ? y : z, optional = x?.y?.z ?? nil, chained = x!.y, array: [Int?] = []
    let closure = { (a: inout Int, in b: Int) -> Int in a }
    func f(_ in: Int, x default: Int) {}
    nonisolated func free() async -> Int { 1 }
    @Environment(\.scenePhase) private var scenePhase
    .onChange(of: scenePhase) { old, new in if new == .active { resume() } }
    let r1 = [/a/, /b/], r2 = (/c/), s = a /b/ c, t = (a) /b/ c, u = a/b/c, v = [a] / b/c, w = x! /b/ c, d = /(a)/
    package struct Shipped { package init() {} }
    @available(*, deprecated, message: "gone", renamed: "new()") func old() {}
    private extension Delegate { fileprivate func a() {} ; internal func b() {} }
    final package class Last {}
    open override func viewDidLoad() { super.viewDidLoad() }
    """####
}
