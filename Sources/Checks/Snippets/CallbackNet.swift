import Diagnostics
import Snippets
import StateMachines

/// Finds the callback that a method was meant to be: the second net below the compiler's own, which knows neither
/// invented names nor two mistakes about one requirement.
struct CallbackNet {
  /// A callback that is a method of a type.
  struct Method {
    /// `sceneDidBecomeActive(_:)`, `onPause()`
    let call: String
    let name: String
    let labels: String
    /// The type that declares it, without its package.
    let owner: String
  }

  private let methods: [Method]
  private let isSwift: Bool

  init(_ callbacks: [Callback], language: String) {
    isSwift = language == "swift"
    let keyword = isSwift ? "func " : "fun "
    methods = callbacks.compactMap { callback in
      guard callback.kind == .method || callback.kind == nil, let signature = callback.signature,
        signature.contains(keyword), let owner = callback.owner?.split(separator: ".").last
      else { return nil }
      // Some calls name their owner, to tell it from another's.
      let call = callback.call.split(separator: ".").last.map(String.init) ?? callback.call
      guard let open = call.firstIndex(of: "(") else { return nil }
      return Method(
        call: call, name: String(call[..<open]), labels: String(call[open...]), owner: String(owner))
    }
  }

  /// Nil where the method is a callback, or none at all.
  func meant(by function: DeclaredFunction) -> Method? {
    guard function.modifiers.isDisjoint(with: ["override", "private", "fileprivate", "static"]) else { return nil }
    let own = methods.filter { method in function.inherited.contains { Self.mayBe($0, method.owner) } }
    guard !own.isEmpty, !own.contains(where: { isSame($0, function) }) else { return nil }
    if isSwift, let namesake = own.first(where: { $0.name == function.name }) {
      // `scene(…)` and its like are many methods; only their labels tell which is meant.
      let isOne = own.count { $0.name == function.name } == 1 && namesake.labels == "(_:)"
      if isOne { return namesake }
      let labels = own.filter { $0.name == function.name }.map(\.labels)
      guard let meant = close(function.labels ?? "", labels) else { return nil }
      return own.first { $0.name == function.name && $0.labels == meant }
    }
    if let meant = close(function.name, own.map(\.name)) { return own.first { $0.name == meant } }
    return isSwift ? relative(of: function, own) : nil
  }

  /// The callback of a type that a function of this very type is a slip of the pen for: its name with other labels where
  /// only one callback has it, or nearly its name.
  func slip(_ function: DeclaredFunction, of type: String) -> Method? {
    let own = methods.filter { $0.owner == type }
    guard !own.contains(where: { isSame($0, function) }) else { return nil }
    let namesakes = own.filter { $0.name == function.name }
    if namesakes.count == 1, namesakes[0].labels == "(_:)" { return namesakes[0] }
    if let meant = close(function.fullName, own.map(\.call)) { return own.first { $0.call == meant } }
    return nil
  }

  private func isSame(_ method: Method, _ function: DeclaredFunction) -> Bool {
    method.name == function.name && (!isSwift || method.labels == function.labels)
  }

  /// A slip of the pen: one letter in eight at most.
  private func close(_ name: String, _ others: [String]) -> String? {
    guard name.count >= 6 else { return nil }
    return others.filter { abs($0.count - name.count) <= 2 }.first { other in
      editDistance(name, other) <= max(1, min(2, other.count / 8))
    }
  }

  /// An invented member of a family, as `sceneWillGoToBackground` of those that begin with `sceneWill`.
  private func relative(of function: DeclaredFunction, _ own: [Method]) -> Method? {
    let words = Self.words(function.name)
    guard words.count > 2, ["(_:)", "()"].contains(function.labels) else { return nil }
    let family = own.filter { $0.labels == "(_:)" && Self.words($0.name).prefix(2).elementsEqual(words.prefix(2)) }
    let moments = own.filter { $0.labels == "(_:)" && Self.words($0.name).first == words.first }
    guard moments.count > 1, ["Will", "Did"].contains(words[1]) || family.count > 1 else { return nil }
    return (family.isEmpty ? moments : family).max { common($0.name, words) < common($1.name, words) }
  }

  private func common(_ name: String, _ words: [String]) -> Int { Set(Self.words(name)).intersection(words).count }

  /// Whether a type that is named may have the methods of an owner: all words of the owner's name are in it, in their
  /// order, as those of `UISceneDelegate` are in `UIWindowSceneDelegate`.
  private static func mayBe(_ type: String, _ owner: String) -> Bool {
    var rest = words(type)[...]
    for word in words(owner) {
      guard let place = rest.firstIndex(of: word) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }

  /// `scene`, `Did`, `Become`, `Active`; a run of capitals is one word but for its last, as in `UI`, `Scene`.
  private static func words(_ name: String) -> [String] {
    let letters = Array(name)
    var words: [String] = []
    var start = 0
    for index in letters.indices.dropFirst() {
      let begins =
        letters[index].isUppercase
        && (letters[index - 1].isLowercase || index + 1 < letters.count && letters[index + 1].isLowercase)
      if begins {
        words.append(String(letters[start..<index]))
        start = index
      }
    }
    words.append(String(letters[start...]))
    return words
  }
}
