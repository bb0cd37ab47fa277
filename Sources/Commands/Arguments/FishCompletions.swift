extension Program {
  /// For fish 3 and later.
  var fishCompletions: String {
    let name = root.name
    let places = completionPlaces
    let paths = places.map(\.path).filter { !$0.isEmpty }
    let lines = places.flatMap { place -> [String] in
      let head = "complete -c \(name) -n '__\(name)_at \"\(place.path)\"'"
      let members = place.members.map { "\(head) -a \($0.name) -d \(Self.fishQuoted($0.summary))" }
      let values = place.positional.prefix(1).compactMap { Self.fishValue($0).map { "\(head) \($0)" } }
      let options = place.named.map { parameter in
        let short = parameter.short.map { " -s \($0)" } ?? ""
        let value = parameter.takesValue ? " " + (Self.fishValue(parameter).map { "-r \($0)" } ?? "-x") : ""
        return "\(head) -l \(parameter.name)\(short)\(value) -d \(Self.fishQuoted(parameter.help))"
      }
      return members + values + options
    }
    return """
      # Completion of \(name) for fish. To use it: \(name) completions fish | source
      function __\(name)_at
        set -l place ""
        set -l typed (commandline -opc)
        set -e typed[1]
        for word in $typed
          switch "$place/$word"
            case \(paths.joined(separator: " "))
              set place "$place/$word"
          end
        end
        test "$place" = "$argv[1]"
      end
      complete -c \(name) -f
      \(lines.joined(separator: "\n"))

      """
  }

  private static func fishValue(_ parameter: Parameter) -> String? {
    switch parameter.completion {
    case .nothing, .words([]): nil
    case .files: "-F"
    case .folders: "-f -a '(__fish_complete_directories)'"
    case .words(let words) where parameter.isList:
      "-f -a '(__fish_append , \(words.joined(separator: " ")))'"
    case .words(let words): "-f -a \(fishQuoted(words.joined(separator: " ")))"
    }
  }

  /// Between single quotes fish knows two escapes.
  private static func fishQuoted(_ text: String) -> String {
    "'" + text.reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\\($1)" : String($1) } + "'"
  }
}
