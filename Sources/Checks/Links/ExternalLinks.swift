package import Diagnostics
package import Knowledge
import Markdown
import StateMachines
import YAML

/// The addresses of other hosts that a knowledge base names, each with all places.
package struct ExternalLinks: Sendable {
  /// Sorted by address; without fragments, which no server is told.
  package let places: [(address: String, ranges: [SourceRange])]

  /// All of articles, of their front matter and of the machines.
  package init(of base: KnowledgeBase) {
    var found: [String: [SourceRange]] = [:]
    func add(_ text: String?, _ range: SourceRange) {
      guard let address = text.flatMap(Self.address) else { return }
      found[address, default: []].append(range)
    }
    for article in base.articles {
      for node in article.targets.keys.sorted() where article.targets[node] == .external {
        let document = article.document
        add(document.string(document.nodes[node].literal), document.range(ofDestination: node))
      }
      for source in article.frontMatter.sources { if let url = source.url { add(url.value, url.range) } }
    }
    for machine in base.models.machines {
      for address in machine.sourceOfTruth { add(address, machine.range) }
      for callback in machine.callbacks { add(callback.url, callback.range) }
      for state in machine.states { add(state.url, state.range) }
      for source in machine.sources { add(source.url, source.range) }
    }
    places = found.sorted { $0.key < $1.key }.map { (address: $0.key, ranges: $0.value) }
  }

  package var addresses: [String] { places.map(\.address) }

  /// Nil for what is not on the web.
  private static func address(_ text: String) -> String? {
    let whole = text.hasPrefix("//") ? "https:" + text : text
    let scheme = whole.prefix { $0 != ":" }.lowercased()
    guard scheme == "http" || scheme == "https", host(of: whole) != nil else { return nil }
    return String(whole.prefix { $0 != "#" })
  }

  /// The host of an address, without its port.
  static func host(of address: String) -> String? {
    guard let start = address.firstRange(of: "://")?.upperBound else { return nil }
    let authority = address[start...].prefix { !"/?#".contains($0) }
    let server = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
    let host = server.first == "[" ? server.prefix { $0 != "]" }.dropFirst() : server.prefix { $0 != ":" }
    return host.isEmpty ? nil : host.lowercased()
  }
}
