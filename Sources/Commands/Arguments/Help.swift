/// The text of `--help`, made from the same keys that parsing uses; no line is longer than 80 columns.
struct Help {
  static let columns = 80
  /// Where explanations start.
  private static let indent = 28

  /// `command` is the whole name: `phasebook translate status`.
  static func text(of type: any Command.Type, command: String) -> String {
    let positionals = type.parameters.filter(\.isPositional)
    let own = type.parameters.filter { $0.isNamed && !$0.isCommon }
    let common = type.parameters.filter { $0.isNamed && $0.isCommon }
    let usage = ["Usage: \(command) [OPTIONS]"] + positionals.map(\.usage)
    return sections([
      (nil, wrapped(usage.joined(separator: " "), hanging: 7)),
      (nil, wrapped(type.summary + ".")),
      (nil, paragraphs(type.discussion)),
      ("Arguments", rows(positionals.map { ($0.usage, $0.help) })),
      ("Options", rows(own.map { ($0.usage, $0.help) } + [("-h, --help", "Print this help")])),
      ("Common options", rows(common.map { ($0.usage, $0.help) })),
    ])
  }

  /// `version` is for the program itself: only there is `--version`.
  static func text(of group: CommandGroup, command: String, isProgram: Bool) -> String {
    let version = isProgram ? [("    --version", "Print the version")] : []
    return sections([
      (nil, ["Usage: \(command) COMMAND [OPTIONS]"]),
      (nil, wrapped(group.summary + ".")),
      (nil, paragraphs(group.discussion)),
      ("Commands", rows(group.members.map { ($0.name, $0.summary) })),
      ("Options", rows([("-h, --help", "Print this help, or that of a command")] + version)),
    ])
  }

  private static func sections(_ sections: [(title: String?, lines: [String])]) -> String {
    sections.filter { !$0.lines.isEmpty }
      .map { (($0.title.map { ["\($0):"] } ?? []) + $0.lines).joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private static func rows(_ rows: [(term: String, help: String)]) -> [String] {
    rows.flatMap { term, help -> [String] in
      let lines = wrapped(help, width: columns - indent)
      let first = "  " + term
      let blank = String(repeating: " ", count: indent)
      guard first.count <= indent - 2 else { return [first] + lines.map { blank + $0 } }
      let head = first + String(repeating: " ", count: indent - first.count) + (lines.first ?? "")
      return [head] + lines.dropFirst().map { blank + $0 }
    }
  }

  /// Wraps every paragraph; a line that begins with a blank is an example and stays as it is.
  private static func paragraphs(_ text: String) -> [String] {
    text.isEmpty
      ? []
      : text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
        line.isEmpty ? [""] : line.hasPrefix(" ") ? [String(line)] : wrapped(String(line))
      }
  }

  /// Lines of at most `width` characters, broken at blanks; those after the first are indented by `hanging`.
  static func wrapped(_ text: String, width: Int = columns, hanging: Int = 0) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if line.count + 1 + word.count <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = String(repeating: " ", count: hanging) + word
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}

extension Parameter {
  /// How it is typed.
  var usage: String {
    let shortName = short.map { "-\($0), " } ?? "    "
    return switch kind {
    case .flag: "\(shortName)--\(name)"
    case .option(let isList): "\(shortName)--\(name) \(placeholder)\(isList ? ",…" : "")"
    case .positional(.required): placeholder
    case .positional(.optional): "[\(placeholder)]"
    case .positional(.rest): "[\(placeholder)…]"
    }
  }
}
