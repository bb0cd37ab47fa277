/// One step through a YAML text. Places are numbers of code points from the start of the text.
struct YAMLEvent {
  let kind: Kind
  let start: Int
  let end: Int
  let property: Property?

  enum Kind {
    case scalar(String, Style)
    case alias
    case sequenceStart(flow: Bool)
    case mappingStart(flow: Bool)
    /// Of the innermost list or mapping.
    case end
    case documentEnd
    case streamEnd
    /// Starts of streams and documents, of which nothing needs to be known.
    case other
  }

  enum Style {
    case plain, quoted, block
  }

  /// What may stand before a value in YAML, but not here.
  enum Property {
    case anchor, tag
  }
}

/// Why libyaml went no further, in its own words.
struct YAMLFailure: Error {
  let problem: String
  let place: Place
  /// What was being read, and where it began.
  let context: (what: String, character: Int)?

  enum Place {
    case character(Int)
    case byte(Int)
  }

  init(problem: String, place: Place, context: (what: String, character: Int)? = nil) {
    self.problem = problem
    self.place = place
    self.context = context
  }
}
