import Files

/// Addresses within the site: always relative to its root, with `/`, unencoded.
package enum Route {
  /// The file of an article's page: `de/orders/placed/index.html`.
  package static func page(_ language: String, _ topic: String) -> String { folder(language, topic) + "index.html" }

  /// The file of an article's Markdown twin.
  package static func twin(_ language: String, _ topic: String) -> String { folder(language, topic) + "index.md" }

  /// The folder of an article's page, with a slash at its end; `index` names the folder it stands in.
  package static func folder(_ language: String, _ topic: String) -> String {
    if topic == "index" { return language + "/" }
    return language + "/" + (topic.hasSuffix("/index") ? String(topic.dropLast("index".count)) : topic + "/")
  }

  /// The file of a machine's page: `de/models/order/index.html`.
  package static func machine(_ language: String, _ id: String) -> String { "\(language)/models/\(id)/index.html" }

  /// The file of the page that compares machines: `de/compare/index.html`.
  package static func comparison(_ language: String) -> String { "\(language)/compare/index.html" }

  /// The first parts of article paths that the site needs for itself, and whole paths that it makes.
  package static let reserved: Set<String> = ["models", "search", "404", "assets"]
  package static let reservedPaths: Set<String> = ["compare/index", "compare"]

  /// Whether an article's path is one that the site needs.
  package static func isReserved(_ topic: String) -> Bool {
    let parts = topic.lowercased().pathParts
    // A folder cannot have the name of a page's file.
    return parts.first.map { reserved.contains($0) } ?? false || reservedPaths.contains(topic.lowercased())
      || parts.contains("index.html") || parts.contains("index.md") || parts.first == "404.html"
  }

  /// How a page refers to another file of the site: a relative reference, percent-encoded (RFC 3986, section 4.2).
  ///
  /// Always names the file, `index.html` included, so that the site also works from a disk.
  package static func reference(from page: String, to file: String, fragment: String? = nil) -> String {
    if page == file, let fragment { return "#" + encoded(fragment) }
    var result: [UInt8] = []
    result.reserveCapacity(file.utf8.count + 16)
    // What both have in common, up to the last slash.
    let (from, to) = (Array(page.utf8), Array(file.utf8))
    var common = 0
    var index = 0
    while index < from.count, index < to.count, from[index] == to[index] {
      index += 1
      if from[index - 1] == 0x2F { common = index }
    }
    for byte in from[common...] where byte == 0x2F { result += [0x2E, 0x2E, 0x2F] }
    // A colon before the first slash would make a scheme of what stands before it.
    if result.isEmpty, to[common...].prefix(while: { $0 != 0x2F }).contains(0x3A) { result += [0x2E, 0x2F] }
    append(to[common...], to: &result)
    if let fragment {
      result.append(0x23)
      append(Array(fragment.utf8)[...], to: &result)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The absolute address of a page's folder or another file, below `base`.
  package static func absolute(_ base: BaseURL, _ file: String) -> String {
    let path = file.hasSuffix("/index.html") || file == "index.html" ? String(file.dropLast("index.html".count)) : file
    return base.string + encoded(path)
  }

  /// Percent-encodes all bytes but slashes, the unreserved ones and those that a path segment or fragment may hold.
  package static func encoded(_ text: String) -> String {
    if text.utf8.allSatisfy(isKept) { return text }
    var result: [UInt8] = []
    append(Array(text.utf8)[...], to: &result)
    return String(decoding: result, as: UTF8.self)
  }

  private static func append(_ bytes: ArraySlice<UInt8>, to result: inout [UInt8]) {
    for byte in bytes {
      if isKept(byte) {
        result.append(byte)
      } else {
        let digits = Array("0123456789ABCDEF".utf8)
        result += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
  }

  private static func isKept(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D...0x2F, 0x5F, 0x7E, 0x21, 0x24, 0x28...0x2C, 0x3A, 0x3B, 0x3D,
      0x40:
      true
    default: false
    }
  }
}
