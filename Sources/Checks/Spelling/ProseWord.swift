import Markdown

/// A word of prose, with the hyphens in it.
struct ProseWord {
  /// As dictionaries write it: composed, without stress marks and soft hyphens, with a straight apostrophe.
  let text: String
  /// Bytes of the prose.
  let range: Range<Int>
  /// Whether a full stop follows, which may belong to it.
  let hasStop: Bool
  /// Whether a hyphen stands before or behind it, so that it is a part of something longer: “Vor- und Nachteile”.
  let isPrefix: Bool
  let isSuffix: Bool

  /// What stands between the hyphens.
  var parts: [ProseWord] {
    let pieces = text.split(separator: "-", omittingEmptySubsequences: false)
    guard pieces.count > 1 else { return [self] }
    return pieces.indices.map { index in
      ProseWord(
        text: String(pieces[index]), range: partRanges.indices.contains(index) ? partRanges[index] : range,
        hasStop: hasStop && index == pieces.count - 1, isPrefix: index < pieces.count - 1 || isPrefix,
        isSuffix: index > 0 || isSuffix, partRanges: [])
    }
  }

  /// The word alone, where it is glued to code.
  var withoutObjects: ProseWord {
    let object = ProseText.object
    var (text, range) = (self.text, self.range)
    while text.hasPrefix(object) {
      text.removeFirst()
      range = range.lowerBound + object.utf8.count..<range.upperBound
    }
    while text.hasSuffix(object) {
      text.removeLast()
      range = range.lowerBound..<range.upperBound - object.utf8.count
    }
    return ProseWord(
      text: text, range: range, hasStop: hasStop, isPrefix: isPrefix, isSuffix: isSuffix, partRanges: [])
  }

  /// Bytes of the parts.
  private let partRanges: [Range<Int>]

  private init(
    text: String, range: Range<Int>, hasStop: Bool, isPrefix: Bool, isSuffix: Bool, partRanges: [Range<Int>]
  ) {
    self.text = text
    self.range = range
    self.hasStop = hasStop
    self.isPrefix = isPrefix
    self.isSuffix = isSuffix
    self.partRanges = partRanges
  }

  /// The words of a text that a speller can be asked about: no addresses, names of files, or names with underscores.
  static func all(in bytes: [UInt8]) -> [ProseWord] {
    var result: [ProseWord] = []
    let text = String(decoding: bytes, as: UTF8.self)
    var offset = 0
    for chunk in text.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: { $0.properties.isWhitespace })
    {
      let start = offset
      offset += String(chunk).utf8.count
      // Blanks have one to three bytes.
      if offset < bytes.count { offset += bytes[offset] < 0x80 ? 1 : bytes[offset] < 0xE0 ? 2 : 3 }
      if !isAddress(chunk) { add(Array(chunk), from: start, to: &result) }
    }
    return result
  }

  private static func isAddress(_ chunk: String.UnicodeScalarView.SubSequence) -> Bool {
    let text = String(chunk)
    if text.contains("://") || text.contains("@") || text.hasPrefix("www.") || text.contains("\\") { return true }
    let path = text.utf8.drop { !isLetter($0) }
    return text.contains("/") && path.contains(UInt8(ascii: ".")) && isFileName(String(Substring(path)))
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// `phasebook.yaml`, `example.org`
  private static func isFileName(_ text: String) -> Bool {
    let plain = text.utf8.reversed().drop { !isLetter($0) }.reversed()
    guard plain.allSatisfy({ $0 < 0x80 }), let dot = plain.lastIndex(of: UInt8(ascii: ".")), dot > plain.startIndex
    else {
      return false
    }
    let ending = plain[plain.index(after: dot)...]
    return (2...5).contains(ending.count) && ending.allSatisfy { (0x61...0x7A).contains($0) }
  }

  /// Cuts a run without blanks into words.
  private static func add(_ scalars: [Unicode.Scalar], from start: Int, to result: inout [ProseWord]) {
    var index = 0
    var offset = start
    while index < scalars.count {
      guard isInWord(scalars[index]) else {
        offset += UTF8.width(scalars[index])
        index += 1
        continue
      }
      let first = index
      while index < scalars.count, isInWord(scalars[index]) { index += 1 }
      let run = Array(scalars[first..<index])
      addRun(run, from: offset, to: &result)
      offset += run.reduce(0) { $0 + UTF8.width($1) }
    }
  }

  private static func addRun(_ run: [Unicode.Scalar], from start: Int, to result: inout [ProseWord]) {
    var lower = 0
    var upper = run.count
    while lower < upper, isEdge(run[lower]) { lower += 1 }
    while lower < upper, isEdge(run[upper - 1]) { upper -= 1 }
    guard lower < upper else { return }
    let word = run[lower..<upper]
    var isName = word.contains("_")
    if word.contains(".") {
      var text = ""
      text.unicodeScalars.append(contentsOf: word)
      isName = isName || isFileName(text)
    }
    guard !isName else { return }
    let isSuffix = run[..<lower].contains(where: isHyphen)
    let rest = run[upper...]
    var piece = lower
    while piece < upper {
      let end = run[piece..<upper].firstIndex(of: ".") ?? upper
      if piece < end {
        let offset = start + run[..<piece].reduce(0) { $0 + UTF8.width($1) }
        result.append(
          ProseWord(
            run[piece..<end], from: offset, hasStop: end < upper || rest.first == ".",
            isPrefix: end == upper && rest.contains(where: isHyphen), isSuffix: piece == lower && isSuffix))
      }
      piece = end + 1
    }
  }

  private init(_ scalars: ArraySlice<Unicode.Scalar>, from start: Int, hasStop: Bool, isPrefix: Bool, isSuffix: Bool) {
    var text = ""
    var offset = start
    var ranges: [Range<Int>] = []
    var partStart = start
    for scalar in scalars {
      let width = UTF8.width(scalar)
      switch scalar {
      case "\u{301}", "\u{AD}": break
      case "’", "ʼ": text += "'"
      default:
        if Self.isHyphen(scalar) {
          ranges.append(partStart..<offset)
          partStart = offset + width
          text += "-"
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
      offset += width
    }
    ranges.append(partStart..<offset)
    self.init(
      text: text.normalized, range: start..<offset, hasStop: hasStop, isPrefix: isPrefix, isSuffix: isSuffix,
      partRanges: ranges)
  }

  private static func isHyphen(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "\u{2010}" || scalar == "\u{2011}"
  }

  private static func isEdge(_ scalar: Unicode.Scalar) -> Bool {
    isHyphen(scalar) || scalar == "." || scalar == "'" || scalar == "’"
  }

  private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return isLetter(UInt8(scalar.value)) || ("0"..."9").contains(scalar) || "-'._".unicodeScalars.contains(scalar)
    }
    switch scalar {
    case "\u{2010}", "\u{2011}", "’", "ʼ", "\u{AD}", "\u{FFFC}": return true
    default:
      return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
    }
  }
}
