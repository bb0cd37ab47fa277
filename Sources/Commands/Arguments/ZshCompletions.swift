extension Program {
  /// For zsh, either sourced or as a file `_phasebook` in a folder of `fpath`.
  var zshCompletions: String {
    let name = root.name
    let places = completionPlaces
    let paths = places.map(\.path).filter { !$0.isEmpty }
    let cases = places.map { place in
      let specs = place.named.flatMap(Self.zshOption) + place.positional.map(Self.zshPositional)
      let members = place.members.map { shellQuoted("\($0.name):\($0.summary)") }.joined(separator: " ")
      let commands = place.members.isEmpty ? "" : "\n      members=(\(members))"
      let follow = place.members.isEmpty ? [] : ["'1:command:{_describe command members}'"]
      return """
            ("\(place.path)")\(commands)
              _arguments -s -S \((specs + follow).joined(separator: " \\\n          ")) ;;
        """
    }
    return """
      #compdef \(name)
      # Completion of \(name) for zsh. To use it: source <(\(name) completions zsh)
      _\(name)() {
        local place=""
        local -i i depth=0
        local -a members
        for ((i = 2; i < CURRENT; i++)); do
          case "$place/${words[i]}" in
            (\(paths.joined(separator: "|")))
              place="$place/${words[i]}"
              depth=$((i - 1)) ;;
          esac
        done
        words=("${(@)words[depth + 1, -1]}")
        ((CURRENT -= depth))
        case "$place" in
      \(cases.joined(separator: "\n"))
        esac
      }
      if [[ ${zsh_eval_context[-1]} == loadautofunc ]]; then
        _\(name) "$@"
      else
        compdef _\(name) \(name)
      fi

      """
  }

  /// One specification for each spelling: zsh writes the value after `=` or a blank.
  private static func zshOption(_ parameter: Parameter) -> [String] {
    let help = "[\(escaped(parameter.help))]"
    let value = parameter.takesValue ? ":\(parameter.placeholder):\(action(parameter))" : ""
    return parameter.spellings.map { spelling in
      let ending = !parameter.takesValue ? "" : spelling.hasPrefix("--") ? "=" : "+"
      return shellQuoted("\(parameter.isList ? "*" : "")\(spelling)\(ending)\(help)\(value)")
    }
  }

  private static func zshPositional(_ parameter: Parameter) -> String {
    let separator =
      switch parameter.kind {
      case .positional(.rest): "*:"
      case .positional(.optional): "::"
      default: ":"
      }
    return shellQuoted("\(separator)\(parameter.placeholder):\(action(parameter))")
  }

  private static func action(_ parameter: Parameter) -> String {
    switch parameter.completion {
    case .nothing, .words([]): " "
    case .files: "_files"
    case .folders: "_files -/"
    case .words(let words) where parameter.isList:
      "{_values -s , \(parameter.placeholder) \(words.joined(separator: " "))}"
    case .words(let words): "(\(words.joined(separator: " ")))"
    }
  }

  /// Brackets end an explanation, a colon ends a part.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += "[]:\\".contains($1) ? "\\\($1)" : String($1) }
  }
}
