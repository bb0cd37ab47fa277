import Knowledge

/// Where a page stands, and so how it refers to the rest of the site.
struct PagePlace: Sendable {
  /// Below the output folder.
  let file: String
  /// Pages for addresses that do not exist are shown anywhere, so their references begin at the site's root.
  let root: String?

  init(_ file: String) {
    self.file = file
    root = nil
  }

  /// A page whose references are `path` and what follows, whatever address it is shown at.
  init(_ file: String, rootedAt path: String) {
    self.file = file
    root = path
  }

  func reference(to target: String, fragment: String? = nil) -> String {
    guard let root else { return Route.reference(from: file, to: target, fragment: fragment) }
    return root + Route.encoded(target) + (fragment.map { "#" + Route.encoded($0) } ?? "")
  }
}
