import Diagnostics

extension YAMLFailure {
  /// libyaml's complaint in words for authors, at its place, with the place where the unfinished thing began.
  func diagnostic(in file: SourceFile, _ offsets: CharacterOffsets) -> Diagnostic {
    let offset =
      switch place {
      case .character(let number): offsets.byte(ofCharacter: number)
      case .byte(let byte): offsets.byte(ofCharacter: 0) + byte
      }
    let range = offsets.character(at: offset)
    let wording = wording(at: file.text(range))
    var notes: [Diagnostic.Note] = []
    if let context, let opening = Self.openings[context.what] {
      let start = offsets.byte(ofCharacter: context.character)
      if start != offset { notes = [Diagnostic.Note(opening, SourceRange(file, offsets.character(at: start)))] }
    }
    return Diagnostic(
      .yamlSyntax, wording.message, at: SourceRange(file, range), notes: notes, help: wording.help)
  }

  private func wording(at character: String) -> (message: String, help: String?) {
    switch problem {
    case "found character that cannot start any token" where character == "\t",
      "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      ("a tab cannot indent YAML", "use blanks")
    case "found character that cannot start any token":
      ("a text cannot begin with '\(character)'", "put the text into quotes")
    case "mapping values are not allowed in this context":
      ("a ':' cannot stand here", "indent the key like its neighbours, or put a text that contains ': ' into quotes")
    case "mapping keys are not allowed in this context": ("a key cannot stand here", nil)
    case "block sequence entries are not allowed in this context":
      ("a list cannot begin here", "begin it on a line of its own, or write it as [a, b]")
    case "could not find expected ':'": ("a ':' is missing after this key", nil)
    case "found unexpected end of stream": ("the closing quote is missing", nil)
    case "found unexpected document indicator": ("the text ends before its closing quote", nil)
    case "found unknown escape character":
      ("this escape is not known", "in \"…\" write \\\\ for a backslash, or use '…', which has no escapes")
    case "did not find expected hexdecimal number": ("a hexadecimal digit is missing in this escape", nil)
    case "did not find expected ',' or ']'": ("a ',' or ']' is missing here", nil)
    case "did not find expected ',' or '}'": ("a ',' or '}' is missing here", nil)
    case "did not find expected key": ("a key is missing here", "check the indentation and the quotes above")
    case "did not find expected '-' indicator": ("a '-' is missing here", "check the indentation")
    case "did not find expected node content": ("a value is missing here", nil)
    case "did not find expected comment or line break": ("only a comment may follow here", nil)
    case "found undefined tag handle": ("YAML tags are not read", "put the text into quotes")
    case "control characters are not allowed": ("a control character stands here", "remove it")
    case _ where problem.contains("UTF-8"): ("the text is not UTF-8 here", "save the file as UTF-8")
    default: ("this is not valid YAML: \(problem)", nil)
    }
  }

  private static let openings = [
    "while scanning a quoted scalar": "the quoted text begins here",
    "while scanning a simple key": "the key begins here",
    "while scanning a block scalar": "the block of text begins here",
    "while parsing a flow sequence": "the list begins here",
    "while parsing a flow mapping": "the mapping begins here",
    "while parsing a block mapping": "the mapping begins here",
    "while parsing a block collection": "the list begins here",
  ]
}
