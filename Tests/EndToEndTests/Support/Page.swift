import Foundation
import Testing

/// An HTML file as a crawler sees it: its tags, with their attributes, and nothing of how they are nested.
struct Page: Sendable {
  let path: String
  let html: String
  let tags: [Tag]

  struct Tag: Sendable {
    let name: String
    let attributes: [String: String]

    subscript(key: String) -> String? { attributes[key] }
  }

  init(_ path: String, _ data: Data) {
    self.path = path
    html = String(decoding: data, as: UTF8.self)
    tags = Self.tags(of: Array(data))
  }

  func all(_ name: String) -> [Tag] { tags.filter { $0.name == name } }

  func links(_ relation: String) -> [Tag] { all("link").filter { $0["rel"] == relation } }

  /// Addresses by language, without the Markdown twin.
  var alternates: [String: String] {
    Dictionary(
      links("alternate").compactMap { tag in tag["hreflang"].map { ($0, tag["href"] ?? "") } }, uniquingKeysWith: { $1 }
    )
  }

  var canonical: String? { links("canonical").first?["href"] }
  var isIndexed: Bool { !all("meta").contains { $0["name"] == "robots" && $0["content"]?.contains("noindex") == true } }
  var language: String? { all("html").first?["lang"] }
  var ids: Set<String> { Set(tags.compactMap { $0["id"] }) }

  /// Everything that the page refers to, with the tag's name.
  var references: [(tag: String, address: String)] {
    tags.flatMap { tag in ["href", "src", "poster"].compactMap { key in tag[key].map { (tag.name, $0) } } }
  }

  private static func tags(of bytes: [UInt8]) -> [Tag] {
    var result: [Tag] = []
    var rest = bytes[...]
    func skip(past text: String) {
      let wanted = Array(text.utf8)
      while !rest.isEmpty, !rest.starts(with: wanted) { rest.removeFirst() }
      rest = rest.dropFirst(wanted.count)
    }
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...].dropFirst()
      if rest.starts(with: Array("!--".utf8)) {
        skip(past: "-->")
      } else if let first = rest.first, isNameByte(first) {
        let tag = tag(&rest)
        result.append(tag)
        if tag.name == "script" || tag.name == "style" { skip(past: "</\(tag.name)") }
      }
    }
    return result
  }

  private static func tag(_ rest: inout ArraySlice<UInt8>) -> Tag {
    func take(_ accept: (UInt8) -> Bool) -> String {
      let taken = rest.prefix(while: accept)
      rest = rest.dropFirst(taken.count)
      return String(decoding: taken, as: UTF8.self)
    }
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x2F }
    let name = take(isNameByte).lowercased()
    var attributes: [String: String] = [:]
    while true {
      _ = take(isBlank)
      guard let next = rest.first, next != UInt8(ascii: ">") else { break }
      let key = take { !isBlank($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") }
      guard rest.first == UInt8(ascii: "=") else {
        attributes[key] = ""
        continue
      }
      rest = rest.dropFirst()
      let quote = rest.first
      rest = rest.dropFirst()
      attributes[key] = decoded(take { $0 != quote })
      rest = rest.dropFirst()
    }
    return Tag(name: name, attributes: attributes)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x2D
  }

  private static func decoded(_ text: String) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'"), ("&amp;", "&")].reduce(text) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }
}

/// A built site: its files by path, and its pages.
struct BuiltSite: Sendable {
  let files: [String: Data]
  let pages: [String: Page]

  init(_ files: [String: Data]) {
    self.files = files
    let html = files.filter { $0.key.hasSuffix(".html") }
    pages = Dictionary(uniqueKeysWithValues: html.map { ($0.key, Page($0.key, $0.value)) })
  }

  /// Builds the knowledge base in `Content` of a sandbox; the build must succeed.
  static func build(
    _ sandbox: Sandbox, _ arguments: [String] = [], status: Int32 = 0, location: SourceLocation = #_sourceLocation
  ) async throws -> BuiltSite {
    let run = try await Program.run(["build", "--output", "site"] + arguments, in: sandbox.root)
    try #require(run.status == status, "\(run.command)\n\(run.everything)", sourceLocation: location)
    return BuiltSite(try sandbox.snapshot("site"))
  }

  func page(_ path: String, location: SourceLocation = #_sourceLocation) throws -> Page {
    try #require(pages[path], "there is no \(path)", sourceLocation: location)
  }

  func text(_ path: String, location: SourceLocation = #_sourceLocation) throws -> String {
    String(decoding: try #require(files[path], "there is no \(path)", sourceLocation: location), as: UTF8.self)
  }

  /// What is wrong with the references of all pages; those to other hosts are left alone.
  ///
  /// `root` is the path at which the site stands, for pages that are served at any address.
  func deadReferences(root: String) -> [String] {
    let ids = pages.mapValues(\.ids)
    return pages.values.sorted { $0.path < $1.path }.flatMap { page in
      page.references.compactMap { reference -> String? in
        let address = reference.address
        if address.firstMatch(of: /^[A-Za-z][A-Za-z0-9+.-]*:/) != nil { return nil }
        guard let (file, fragment) = target(of: address, on: page.path, root: root) else {
          return "\(page.path): '\(address)' leads out of the site"
        }
        guard files[Sandbox.escaped(file)] != nil else { return "\(page.path): no file for '\(address)'" }
        if let fragment, !fragment.isEmpty, ids[Sandbox.escaped(file)]?.contains(fragment) != true {
          return "\(page.path): no id for '\(address)'"
        }
        return nil
      }
    }
  }

  /// The file that a relative reference means, as a browser resolves it.
  func target(of address: String, on page: String, root: String) -> (file: String, fragment: String?)? {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let fragment = parts.count > 1 ? String(parts[1]).removingPercentEncoding : nil
    // Taken apart before it is decoded: a mark that combines with a slash leaves it a slash.
    var path = String(parts[0].prefix { $0 != "?" })
    if path.isEmpty { return (page, fragment) }
    var folders = page.split(separator: "/").dropLast().map(String.init)
    if path.hasPrefix("/") {
      guard path.hasPrefix(root) else { return nil }
      path.removeFirst(root.count)
      folders = []
    }
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        folders.append(String(part).removingPercentEncoding ?? "")
      } else if folders.popLast() == nil {
        return nil
      }
    }
    if path.hasSuffix("/") || path.isEmpty || path.hasSuffix("..") { folders.append("index.html") }
    return (folders.joined(separator: "/"), fragment)
  }
}
