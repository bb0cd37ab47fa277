package import Diagnostics
import Knowledge

extension Rule {
  static let deadLink = Rule(
    "links/dead-link", .warning, "What a link to another host leads to exists.",
    why: "A reader who follows it finds nothing. Only asked for with --external, which needs the network.",
    bad: ["en/page.md": "---\ntitle: Page\n---\n\n[A map](https://example.org/gone)\n"],
    good: ["en/page.md": "---\ntitle: Page\n---\n\n[A map](https://example.org/map)\n"])
}

extension Check {
  /// Only what a server, or the list of all hosts, says itself: a refusal or a fault of the network proves nothing.
  static let deadLink = Check(.deadLink) { input in
    guard let answers = input.answers else { return [] }
    let links = ExternalLinks(of: input.base)
    let findsHosts = links.findsHosts(answers)
    return links.places.flatMap { address, ranges -> [Diagnostic] in
      let why: String
      switch answers[address] {
      case .status(let status) where status == 404 || status == 410: why = "the server answers \(status)"
      case .unknownHost where findsHosts: why = "there is no host '\(ExternalLinks.host(of: address) ?? "")'"
      default: return []
      }
      return ranges.map { range in
        Diagnostic(.deadLink, "nothing is at \(address): \(why)", at: range, help: "link to what took its place")
      }
    }
  }
}

extension ExternalLinks {
  /// Whether names of hosts are found at all, so that one that is not does not exist.
  func findsHosts(_ answers: [String: LinkAnswer]) -> Bool {
    addresses.contains { address in
      guard let answer = answers[address], answer != .unknownHost, let host = Self.host(of: address) else {
        return false
      }
      return host.contains { $0.isLetter } && !host.contains(":")
    }
  }

  /// The addresses of which nobody knows, by the reason.
  package func unverified(_ answers: [String: LinkAnswer]) -> [Skipped] {
    let findsHosts = findsHosts(answers)
    var hosts: [String: [String]] = [:]
    for address in addresses {
      let reason: String
      switch answers[address] {
      case nil: reason = "nobody was asked"
      case .unknownHost where findsHosts: continue
      case .unknownHost: reason = "no host is found, so there may be no network"
      case .status(404), .status(410): continue
      case .status(let status) where status < 400: continue
      case .status(let status): reason = "the server answers \(status)"
      case .failure(let words): reason = words
      }
      hosts[reason, default: []].append(Self.host(of: address) ?? address)
    }
    return hosts.sorted { $0.key < $1.key }.map { reason, hosts in
      let names = Set(hosts).sorted()
      let listed = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
      return Skipped(
        group: "links", count: hosts.count, reason: "external links: \(reason) (\(listed))",
        help: "open them in a browser, or try again later")
    }
  }
}
