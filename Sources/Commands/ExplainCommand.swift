internal import Checks
package import Diagnostics

/// Tells what a rule reports, why, and how a text looks that breaks or keeps it.
package struct ExplainCommand: Command {
  package static let name = "explain"
  package static let summary = "Tell what a rule reports and why, or list all rules"
  package static let parameters = [rule.parameter] + CommonOptions.terminal

  private static let rule = Positional<String?>(
    "RULE", help: "The id of a rule, as it stands behind a finding", completion: .words(Rules.all.map(\.id)))

  /// Nil means all.
  let rule: Rule?

  package init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let id = try arguments.value(of: Self.rule) else {
      rule = nil
      return
    }
    guard let known = Rules.all.first(where: { $0.isCalled(id) }) else {
      throw UsageError("there is no rule “\(id)”", help: Self.help(for: id))
    }
    rule = known
  }

  package func run(_ console: Console) async throws -> ExitStatus {
    if let rule {
      console.write(Self.explanation(of: rule, console.style))
    } else {
      console.write(Self.list(of: Rules.all, console.style))
    }
    return .success
  }

  /// An id that is nearly right, or the right name in another group, or the way to the list.
  private static func help(for id: String) -> String? {
    let ids = Rules.all.map(\.id)
    let name = id.split(separator: "/").last ?? id[...]
    let near = ids.first { $0.hasSuffix("/\(name)") } ?? suggestion(for: id, among: ids)
    return UsageError.didYouMean(near) ?? "phasebook explain lists all rules"
  }

  /// All that a rule says of itself, for a terminal of 80 columns.
  package static func explanation(of rule: Rule, _ style: Style) -> String {
    let aliases = rule.aliases.isEmpty ? "" : ", also \(rule.aliases.joined(separator: ", "))"
    var parts = ["\(style(.strong, rule.id)) (\(rule.severity.rawValue)\(aliases))"]
    parts.append((Help.wrapped(rule.summary) + [""] + Help.wrapped(rule.why)).joined(separator: "\n"))
    parts.append(style(.error, "Reported:") + "\n" + example(rule.bad))
    parts.append(style(.help, "Better:") + "\n" + example(rule.good))
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Each file with its name above it, indented so that it stands out from the words around it.
  private static func example(_ example: Rule.Example) -> String {
    example.files.map { file in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      let text = lines.last == "" ? lines.dropLast() : lines[...]
      return (["  \(file.path):"] + text.map { $0.isEmpty ? "" : "      \($0)" }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// One line for each rule, by group.
  package static func list(of rules: [Rule], _ style: Style) -> String {
    let known = Rule.groups.filter { group in rules.contains { $0.group == group } }
    let others = Set(rules.map(\.group)).subtracting(known).sorted()
    return (known + others).map { group in
      let rows = rules.filter { $0.group == group }.sorted { $0.id < $1.id }.map { rule in
        let lines = Help.wrapped(rule.summary, width: Help.columns - 6)
        return (["  \(rule.id) (\(rule.severity.rawValue))"] + lines.map { "      \($0)" }).joined(separator: "\n")
      }
      return ([style(.strong, group)] + rows).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}
