extension Program {
  /// For bash 3.2 and later; nothing beside bash itself is needed.
  var bashCompletions: String {
    let name = root.name
    let places = completionPlaces
    let paths = places.map(\.path).filter { !$0.isEmpty }
    let values = places.flatMap { place in
      place.named.filter(\.takesValue).map { parameter in
        let patterns = parameter.spellings.map { "\"\(place.path):\($0)\"" }.joined(separator: " | ")
        return "    \(patterns)) \(bashValue(parameter)); return ;;"
      }
    }
    let words = places.map { place in
      let options = place.named.flatMap(\.spellings).joined(separator: " ")
      let others =
        place.members.isEmpty
        ? place.positional.first.map(bashValue) ?? ":"
        : "_\(name)_words \"\(place.members.map(\.name).joined(separator: " "))\""
      return """
            "\(place.path)")
              if [[ $cur == -* ]]; then _\(name)_words "\(options)"; else \(others); fi ;;
        """
    }
    return """
      # Completion of \(name) for bash. To use it: source <(\(name) completions bash)
      _\(name)_words() {
        local head="${cur%"${cur##*,}"}"
        COMPREPLY=($(compgen -P "$head" -W "$1" -- "${cur##*,}"))
      }
      _\(name)_paths() {
        local line
        type compopt >/dev/null 2>&1 && compopt -o filenames 2>/dev/null
        while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen "$1" -- "$cur")
      }
      _\(name)() {
        local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD - 1]}" place="" i
        COMPREPLY=()
        # bash takes the sign in --name=value for a word of its own.
        if [[ $cur == "=" ]]; then
          cur=""
        elif [[ $prev == "=" ]] && ((COMP_CWORD > 1)); then
          prev="${COMP_WORDS[COMP_CWORD - 2]}"
        fi
        for ((i = 1; i < COMP_CWORD; i++)); do
          case "$place/${COMP_WORDS[i]}" in
          \(paths.joined(separator: " | "))) place="$place/${COMP_WORDS[i]}" ;;
          esac
        done
        case "$place:$prev" in
      \(values.joined(separator: "\n"))
        esac
        case "$place" in
      \(words.joined(separator: "\n"))
        esac
      }
      complete -F _\(name) \(name)

      """
  }

  private func bashValue(_ parameter: Parameter) -> String {
    switch parameter.completion {
    case .nothing, .words([]): ":"
    case .files: "_\(root.name)_paths -f"
    case .folders: "_\(root.name)_paths -d"
    case .words(let words): "_\(root.name)_words \"\(words.joined(separator: " "))\""
    }
  }
}
