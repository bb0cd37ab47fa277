/// A text, cut and measured once, that can be set to any width.
struct BreakableText: Sendable {
  /// What must stay on one line.
  private struct Piece: Sendable {
    var text: String
    var width: Double
    /// The blank behind it, where the line goes on.
    var gap = 0.0
    /// Whether a hyphen appears where the line ends behind it.
    var hyphen = false
  }

  /// Lines of a text at some width.
  struct Setting: Sendable, Hashable {
    var lines: [String]
    var width: Double
    /// Whether an ellipsis stands for the rest.
    var isCut = false
  }

  private var pieces: [Piece] = []
  private let typeface: Typeface
  private let longest: Double
  private let isCode: Bool
  private let hyphenWidth: Double
  private let ellipsisWidth: Double

  /// Prose breaks at blanks, hyphens, soft hyphens and between ideographs; an identifier inside prose only where it is
  /// too long for a line. Code breaks at its own joints. What is longer than `longest` even so is cut wherever that
  /// limit falls, words with a hyphen: an author who knows better writes soft hyphens.
  init(_ text: String, _ typeface: Typeface, isCode: Bool = false, longest: Double = 200) {
    self.typeface = typeface
    self.longest = longest
    self.isCode = isCode
    hyphenWidth = typeface.width(of: "-")
    ellipsisWidth = typeface.width(of: "…")
    for word in text.split(whereSeparator: \.isWhitespace) {
      let parts =
        isCode ? TextJoints.code(word) : TextJoints.prose(word, isLong: typeface.width(of: word) > min(110, longest))
      for part in parts { append(part.text, hyphen: part.hyphen) }
      if !pieces.isEmpty { pieces[pieces.count - 1].gap = typeface.width(of: " ") }
    }
  }

  private mutating func append(_ text: Substring, hyphen: Bool) {
    let width = typeface.width(of: text)
    if width <= longest {
      pieces.append(Piece(text: String(text), width: width, hyphen: hyphen))
      return
    }
    var rest = text
    while !rest.isEmpty {
      var head = rest.prefix(1)
      while head.endIndex < rest.endIndex {
        let longer = rest[...head.endIndex]
        let end = longer.endIndex < rest.endIndex ? hyphenWidth : 0
        guard typeface.width(of: longer) + end <= longest else { break }
        head = longer
      }
      rest = rest[head.endIndex...]
      let parts = !isCode && head.last?.isLetter ?? false && rest.first?.isLetter ?? false
      pieces.append(Piece(text: String(head), width: typeface.width(of: head), hyphen: parts))
    }
    pieces[pieces.count - 1].hyphen = hyphen
  }

  var isEmpty: Bool { pieces.isEmpty }

  /// The lines at a width; a piece wider than that stands out. What does not fit in `most` lines gives way to an ellipsis.
  func set(within limit: Double, most: Int) -> Setting {
    var setting = Setting(lines: [], width: 0)
    var start = 0
    while start < pieces.count {
      if setting.lines.count == most {
        shorten(&setting, within: limit)
        return setting
      }
      let end = lineEnd(from: start, within: limit)
      setting.lines.append(line(start..<end))
      setting.width = max(setting.width, width(start..<end))
      start = end
    }
    return setting
  }

  /// How many lines that makes.
  func lineCount(within limit: Double) -> Int {
    var (start, count) = (0, 0)
    while start < pieces.count {
      start = lineEnd(from: start, within: limit)
      count += 1
    }
    return count
  }

  /// The least limit at which the text takes no more than `count` lines, to a pixel.
  func leastLimit(lines count: Int) -> Double {
    var low = pieces.reduce(0) { max($0, $1.width + ($1.hyphen ? hyphenWidth : 0)) }
    if lineCount(within: low) <= count { return low }
    var high = pieces.reduce(0) { $0 + $1.width + $1.gap }
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineCount(within: middle) <= count { high = middle } else { low = middle }
    }
    return high
  }

  private func lineEnd(from start: Int, within limit: Double) -> Int {
    var width = pieces[start].width
    var index = start
    // A line must not end at a hyphen that no longer fits.
    var best = start + 1
    while index + 1 < pieces.count {
      width += pieces[index].gap + pieces[index + 1].width
      if width > limit { break }
      index += 1
      if width + (pieces[index].hyphen ? hyphenWidth : 0) <= limit || index + 1 == pieces.count { best = index + 1 }
    }
    return best
  }

  private func width(_ range: Range<Int>) -> Double {
    let last = pieces[range.upperBound - 1]
    let inner = range.dropLast().reduce(0) { $0 + pieces[$1].width + pieces[$1].gap }
    return inner + last.width + (last.hyphen && range.upperBound < pieces.count ? hyphenWidth : 0)
  }

  private func line(_ range: Range<Int>) -> String {
    var text = ""
    for index in range {
      text += pieces[index].text
      if index + 1 < range.upperBound, pieces[index].gap > 0 { text += " " }
    }
    if pieces[range.upperBound - 1].hyphen, range.upperBound < pieces.count { text += "-" }
    return text
  }

  private func shorten(_ setting: inout Setting, within limit: Double) {
    guard var last = setting.lines.popLast() else { return }
    if last.hasSuffix("-") { last.removeLast() }
    while !last.isEmpty, last.last == " " || typeface.width(of: last) + ellipsisWidth > limit { last.removeLast() }
    setting.lines.append(last + "…")
    setting.width = max(setting.width, typeface.width(of: last) + ellipsisWidth)
    setting.isCut = true
  }
}

extension BreakableText {
  /// As many lines as the width asks for, but no longer than they must be, so that none is left with one word.
  func setEvenly(within limit: Double, most: Int) -> Setting {
    let count = lineCount(within: limit)
    guard count > 1, count <= most else { return set(within: limit, most: most) }
    return set(within: leastLimit(lines: count), most: most)
  }
}
