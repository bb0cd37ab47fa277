package import Checks
import Files

/// Asks servers for addresses, by the program `curl`: the only place from which anything goes to the network.
package struct Curl {
  private let path: String
  /// The longest that all addresses together may take.
  private let limit: Duration

  package init(path: String, limit: Duration = .seconds(300)) {
    self.path = path
    self.limit = limit
  }

  /// In the folders of `PATH`; nil where there is none.
  static var found: Curl? { Tool.curl.finding().version.map { Curl(path: $0) } }

  /// How many servers are asked at a time.
  private static let parallel = 8

  /// Each address once: first for its head only, and for the whole where a server does not answer that well.
  package func answers(_ addresses: [String]) -> [String: LinkAnswer] {
    let end = ContinuousClock.now + limit
    let answers = ask(addresses, ["--head"], until: end)
    let again = addresses.filter { address in
      switch answers[address] {
      case .status(let status): status >= 400 && status != 429
      case .failure(Self.emptyAnswer): true
      default: false
      }
    }
    // What the head alone says proves nothing.
    return answers.merging(ask(again, [], until: end)) { $1 }
  }

  private func ask(_ addresses: [String], _ more: [String], until end: ContinuousClock.Instant) -> [String: LinkAnswer]
  {
    let left = ContinuousClock.now.duration(to: end)
    guard !addresses.isEmpty else { return [:] }
    guard left > .zero else {
      return Dictionary(addresses.map { ($0, .failure(Self.tooLate)) }) { first, _ in first }
    }
    let result = run(more, Self.configuration(addresses), limit: left)
    let lines = (result?.output ?? "").split(separator: "\n")
    var answers: [String: LinkAnswer] = [:]
    for fields in lines.map({ $0.split(separator: "\t", omittingEmptySubsequences: false) }) {
      guard fields.count >= 3, let number = Int(fields[0]), addresses.indices.contains(number),
        let status = Int(fields[1]), let exit = Int(fields[2])
      else { continue }
      answers[addresses[number]] = Self.answer(status, exit)
    }
    let silence =
      result == nil
      ? "curl does not start"
      : result?.ranOutOfTime == true ? Self.tooLate : "curl, of version 7.75 or later, said nothing"
    for address in addresses where answers[address] == nil { answers[address] = .failure(silence) }
    return answers
  }

  /// One process, at most for the time that is left; what it said until then counts.
  private func run(_ more: [String], _ configuration: String, limit: Duration) -> Subprocess.Outcome? {
    guard let scratch = try? Disk.makeTemporaryFolder() else { return nil }
    defer { try? Disk.remove(scratch) }
    let file = scratch + "/addresses"
    guard (try? Disk.write(Array(configuration.utf8), to: file)) != nil else { return nil }
    var process = Subprocess(path, Self.options + [file] + more)
    process.limit = Double(limit.components.seconds) + Double(limit.components.attoseconds) / 1e18
    return process.run(scratch: scratch)
  }

  /// No file of the user's is read, no cookie kept, and no address but of the web followed.
  private static let options = [
    "--disable", "--silent", "--location", "--max-redirs", "10", "--proto", "=http,https", "--proto-redir",
    "=http,https", "--globoff", "--connect-timeout", "10", "--max-time", "20", "--parallel", "--parallel-max",
    String(parallel), "--user-agent", "Mozilla/5.0 (compatible; phasebook link check)", "--write-out",
    "%{urlnum}\\t%{http_code}\\t%{exitcode}\\n", "--config",
  ]

  /// In a file: as arguments, many addresses would be too long.
  private static func configuration(_ addresses: [String]) -> String {
    addresses.map { address in
      let quoted = address.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "url = \"\(quoted)\"\noutput = \"/dev/null\"\n"
    }.joined()
  }

  private static let tooLate = "the time was over"
  private static let emptyAnswer = "the answer is cut off"

  /// By the exit codes of curl's manual.
  private static func answer(_ status: Int, _ exit: Int) -> LinkAnswer {
    switch exit {
    case 0: .status(status)
    case 6: .unknownHost
    case 7: .failure("the server cannot be reached")
    case 28: .failure("the server does not answer in time")
    case 35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91: .failure("the connection is not secure")
    case 47: .failure("the server leads round in circles")
    case 5, 97: .failure("the proxy cannot be reached")
    case 8, 18, 52, 55, 56, 92, 95: .failure(emptyAnswer)
    default: .failure("curl gives up with code \(exit)")
    }
  }
}
