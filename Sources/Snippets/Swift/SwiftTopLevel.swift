/// What stands at the top of a piece of Swift: as much as isolation must know, found in its tokens.
struct SwiftTopLevel {
  /// Names of the types that it declares.
  private(set) var types: Set<String> = []
  /// Types that it extends with a conformance.
  private(set) var conformingTypes: Set<String> = []
  /// Whether it has anything but declarations.
  private(set) var hasStatements = false
  /// Whether it declares what no access level hides: operators, precedence groups, macros.
  private(set) var hasOperators = false
  /// In the order of their places.
  private(set) var edits: [Edit] = []

  enum Edit {
    case makePrivate(at: Int)
    case blank(Range<Int>)

    var place: Int {
      switch self {
      case .makePrivate(let place): place
      case .blank(let range): range.lowerBound
      }
    }
  }

  private let code: [UInt8]
  private let tokens: [Token]
  private var next = 0

  init(_ code: [UInt8]) {
    self.code = code
    tokens = Lexer.tokens(of: code, language: "swift").filter { $0.kind != .comment }
    while next < tokens.count, !hasStatements {
      if tokens[next].kind == .directive {
        directive()
      } else if text(next) == ";" {
        next += 1
      } else {
        declaration()
      }
    }
  }

  private static let modifiers: Set = [
    "final", "static", "class", "indirect", "nonisolated", "override", "lazy", "weak", "unowned", "dynamic", "required",
    "convenience", "mutating", "nonmutating", "distributed", "prefix", "infix", "postfix", "optional", "isolated",
    "borrowing", "consuming", "sending", "private", "fileprivate", "internal", "public", "open", "package",
  ]
  private static let wider: Set = ["internal", "public", "open", "package"]
  private static let typeKeywords: Set = ["class", "struct", "enum", "actor", "protocol", "typealias"]
  private static let otherKeywords: Set = ["func", "var", "let", "extension", "import", "init", "subscript"]
  private static let operatorKeywords: Set = ["operator", "precedencegroup", "macro"]

  /// `#if` and its like with their condition; what else begins with a number sign is a statement or a macro.
  private mutating func directive() {
    guard ["#if", "#elseif", "#else", "#endif"].contains(text(next)) else {
      hasStatements = true
      return
    }
    next += 1
    while next < tokens.count, !startsLine(next) { next += 1 }
  }

  private mutating func declaration() {
    while next < tokens.count, tokens[next].kind == .attribute { attribute() }
    let start = next
    var isPrivate = false
    while next < tokens.count, Self.modifiers.contains(text(next)), !isDeclaringClass(next) {
      let hasDetail = text(next + 1) == "(" && follows(next + 1)
      if !hasDetail, Self.wider.contains(text(next)) { edits.append(.blank(tokens[next].range)) }
      if !hasDetail, ["private", "fileprivate"].contains(text(next)) { isPrivate = true }
      next += 1
      if hasDetail { skipBrackets() }
    }
    let keyword = text(next)
    let keywordPlace = next
    next += 1
    if keyword == "import" {
      while next < tokens.count, !startsLine(next), text(next) != ";" { next += 1 }
      return
    }
    if Self.operatorKeywords.contains(keyword) { hasOperators = true }
    guard Self.typeKeywords.contains(keyword) || Self.otherKeywords.contains(keyword) || hasOperators else {
      hasStatements = true
      return
    }
    var mayBePrivate = !isPrivate && !hasOperators
    if Self.typeKeywords.contains(keyword) { types.insert(text(next)) }
    if keyword == "extension", let type = conformance() {
      conformingTypes.insert(type)
      mayBePrivate = false
    }
    if mayBePrivate { insertPrivate(before: min(start, keywordPlace)) }
    skipRest()
  }

  /// The type of an extension with an inheritance clause, by its first name; `next` stays.
  private func conformance() -> String? {
    var at = next
    while at < tokens.count, text(at) != "{", text(at) != "where" {
      if text(at) == ":" { return text(next) }
      at += 1
    }
    return nil
  }

  /// Blanks of access that stand after it were noted before it.
  private mutating func insertPrivate(before index: Int) {
    let place = tokens[index].range.lowerBound
    let position = edits.firstIndex { $0.place >= place } ?? edits.count
    edits.insert(.makePrivate(at: place), at: position)
  }

  private mutating func attribute() {
    let place = tokens[next].range
    if ["@main", "@UIApplicationMain", "@NSApplicationMain"].contains(text(next)) { edits.append(.blank(place)) }
    next += 1
    if text(next) == "(", follows(next) { skipBrackets() }
  }

  /// To the first token of the next declaration or statement.
  private mutating func skipRest() {
    var depth = 0
    while next < tokens.count {
      let word = text(next)
      if depth == 0, word == ";" { return }
      if depth == 0, startsLine(next), !continues(next) { return }
      if depth == 0, next > 0, text(next - 1) == "}", !continues(next), tokens[next].kind != .punctuation { return }
      if tokens[next].kind == .punctuation {
        if ["{", "(", "["].contains(word) { depth += 1 }
        if ["}", ")", "]"].contains(word) { depth = max(0, depth - 1) }
      }
      next += 1
    }
  }

  /// Whether what begins a line goes on with what stands before it.
  private func continues(_ index: Int) -> Bool {
    let word = text(index)
    if tokens[index].kind == .operator { return true }
    if tokens[index].kind == .punctuation { return ![";", "@"].contains(word) }
    if ["where", "async", "throws", "rethrows", "in", "else", "as", "is"].contains(word) { return true }
    guard index > 0 else { return false }
    let before = tokens[index - 1]
    if before.kind == .operator { return !["?", "!", ">"].contains(text(index - 1)) }
    return before.kind == .attribute || [",", ":", "(", "[", "{", ".", "=", "->"].contains(text(index - 1))
      || Self.typeKeywords.union(Self.otherKeywords).contains(text(index - 1)) && before.kind == .keyword
  }

  private mutating func skipBrackets() {
    var depth = 0
    while next < tokens.count {
      let word = text(next)
      if tokens[next].kind == .punctuation, ["(", "[", "{"].contains(word) { depth += 1 }
      if tokens[next].kind == .punctuation, [")", "]", "}"].contains(word) { depth -= 1 }
      next += 1
      if depth <= 0 { return }
    }
  }

  /// `class` that declares a type, and no member.
  private func isDeclaringClass(_ index: Int) -> Bool {
    text(index) == "class" && !["func", "var", "subscript"].contains(text(index + 1))
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? String(decoding: code[tokens[index].range], as: UTF8.self) : ""
  }

  /// Whether a line end stands before a token.
  private func startsLine(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    return code[tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound].contains(0x0A)
      || code[tokens[index - 1].range].contains(0x0A)
  }

  /// Whether nothing stands between a token and the one before it.
  private func follows(_ index: Int) -> Bool {
    index > 0 && index < tokens.count && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
  }
}
