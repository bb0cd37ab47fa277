import Foundation

/// One site that was built.
struct Site: Sendable {
  let name: String
  let folder: URL
  let languages: [String]
  /// All pages, by their path below the folder.
  let files: [String]

  init(name: String, folder: URL) throws {
    self.name = name
    self.folder = folder
    files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".html") }.sorted()
    languages = files.filter { $0.hasSuffix("/404.html") }.map { String($0.dropLast("/404.html".count)) }
  }

  func text(of file: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(file)), as: UTF8.self)
  }

  /// The longest article of a language.
  func article(_ language: String) throws -> Page {
    let articles = files.filter {
      $0.hasPrefix(language + "/") && $0.hasSuffix("/index.html") && $0 != "\(language)/index.html"
        && !$0.hasPrefix("\(language)/models/")
    }
    let sizes = try articles.map { ($0, try Data(contentsOf: folder.appendingPathComponent($0)).count) }
    guard let longest = sizes.max(by: { $0.1 < $1.1 }) else {
      throw Browser.Failure(description: "no article in \(language)")
    }
    return page(longest.0)
  }

  /// The pages of all machines.
  func machines(_ language: String) -> [Page] {
    files.filter { $0.hasPrefix("\(language)/models/") && $0.hasSuffix("/index.html") }.map(page)
  }

  /// Pages with diagrams: those of machines, and articles.
  func illustrated(_ language: String) throws -> [Page] {
    try files.filter { try $0.hasPrefix(language + "/") && text(of: $0).contains("<svg class=\"diagram") }.map(page)
  }

  func start(_ language: String) -> Page { page("\(language)/index.html") }
  func page(_ file: String) -> Page { Page(site: self, file: file) }

  /// One page of each kind that the site has, in every language.
  var kinds: [Page] {
    get throws {
      var pages = [page("index.html"), page("404.html")]
      for language in languages {
        pages += [start(language), try article(language), page("\(language)/404.html")] + machines(language).prefix(1)
      }
      return pages
    }
  }
}

/// A page of a site, and where a browser finds it.
struct Page: Sendable, CustomStringConvertible {
  let site: Site
  let file: String

  var description: String { "\(site.name)/\(file)" }
  /// The folder in which the page is the index.
  var path: String { file.hasSuffix("index.html") ? String(file.dropLast("index.html".count)) : file }
  /// The same page in another language.
  func file(in language: String) -> String { language + file.drop { $0 != "/" } }
  var asFile: URL { site.folder.appendingPathComponent(file) }

  /// The page to look at in peace: of one that sends its reader away, a copy that does not.
  var still: Page {
    get throws {
      let text = try site.text(of: file)
      guard let refresh = text.firstMatch(of: /<meta http-equiv="refresh"[^>]*>/) else { return self }
      let copy = Page(site: site, file: file.replacing("index.html", with: "still.htm"))
      try Data(text.replacing(refresh.0, with: "").utf8).write(to: copy.asFile)
      return copy
    }
  }

  func served(by server: Service) throws -> URL {
    guard let address = URL(string: "http://127.0.0.1:\(server.port)/\(site.name)/\(path)") else {
      throw Browser.Failure(description: "no address: \(path)")
    }
    return address
  }
}
