import YAML

/// Ids for the names of a file: valid, and each for one thing of the whole machine.
struct DraftNames {
  private var taken: Set<String>
  private var ids: [String: String] = [:]
  /// The number to try next behind an id.
  private var numbers: [String: Int] = [:]

  init(reserved: Set<String>) { taken = reserved }

  /// The id of a name, always the same for one kind. An id of ours stays as it is.
  mutating func id(_ kind: ElementKind, _ name: String, declared: Set<String> = []) -> String {
    if declared.contains(name) { return name }
    let key = "\(kind.rawValue) \(name)"
    if let id = ids[key] { return id }
    let id = unique(Self.slug(name) ?? kind.rawValue, kind)
    ids[key] = id
    return id
  }

  /// An id that nothing else has: with the kind behind it, then with a number.
  mutating func unique(_ wish: String, _ kind: ElementKind) -> String {
    var id = wish
    if taken.contains(id), !id.hasSuffix(kind.rawValue) { id = "\(wish)-\(kind.rawValue)" }
    var number = numbers[wish, default: 2]
    while taken.contains(id) {
      id = "\(wish)-\(number)"
      number += 1
    }
    numbers[wish] = number
    taken.insert(id)
    return id
  }

  /// Small letters, digits and hyphens of a name, its words apart; nil where there are none.
  static func slug(_ name: String) -> String? {
    var result = ""
    var before: Unicode.Scalar?
    for scalar in name.unicodeScalars.prefix(lengthLimit) {
      let isCapital = ("A"..."Z").contains(scalar)
      let isSmall = ("a"..."z").contains(scalar)
      let isDigit = ("0"..."9").contains(scalar)
      if isCapital || isSmall || isDigit {
        let follows = before.map { ("a"..."z").contains($0) || ("0"..."9").contains($0) } ?? false
        if isCapital, follows, !result.isEmpty { result += "-" }
        result += isCapital ? String(scalar).lowercased() : String(scalar)
      } else if !result.isEmpty, !result.hasSuffix("-") {
        result += "-"
      }
      before = scalar
    }
    while result.hasSuffix("-") { result.removeLast() }
    guard let first = result.unicodeScalars.first else { return nil }
    return ("0"..."9").contains(first) ? "n" + result : result
  }

  /// Words for a name: those of an identifier apart, anything else as it is.
  static func humanised(_ name: String) -> String {
    let trimmed = name.split { $0.isWhitespace }.joined(separator: " ")
    guard trimmed.wholeMatch(of: /[A-Za-z0-9_.\-]+/) != nil, let words = slug(trimmed) else {
      return trimmed.isEmpty ? "?" : trimmed
    }
    let text = words.replacing("-", with: " ")
    return trimmed.first?.isNumber == true ? trimmed : text.prefix(1).uppercased() + text.dropFirst()
  }

  private static let lengthLimit = 80
}
