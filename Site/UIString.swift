package import Translations

/// Every text of the pages that is not the author's; the raw value is the English text and the key of the catalogues.
package enum UIString: String, CaseIterable, Sendable {
  case skipToContent = "Skip to content"
  case menu = "Menu"
  case sections = "Sections"
  case startPage = "Start page"
  case language = "Language"
  case notTranslated = "not translated yet"
  case appearance = "Light or dark appearance"
  case youAreHere = "You are here"
  case onThisPage = "On this page"
  case sources = "Sources"
  case previousAndNext = "Previous and next page"
  case previous = "Previous"
  case next = "Next"
  case edit = "Edit this page"
  case asMarkdown = "View as Markdown"
  case updated = "Updated on %1"
  case linkToSection = "Link to this section"
  case note = "Note"
  case tip = "Tip"
  case important = "Important"
  case warning = "Warning"
  case caution = "Caution"
  case footnotes = "Footnotes"
  case backToReference = "Back to the text, reference %1"
  case done = "done"
  case toDo = "to do"
  case code = "Code"
  case copy = "Copy"
  case copied = "Copied"
  case compiled = "Compiled with %1"
  case doesNotCompile = "Does not compile, on purpose"
  case notCompiled = "Not compiled: %1"
  case scrollingCode = "Code, scrolls sideways"
  case scrollingTable = "Table, scrolls sideways"
  case tabs = "Example in several languages"
  case fallback = "This page has not been translated yet. You are reading the %1 text."
  case fallbackOriginal = "This page has not been translated yet. You are reading the original text."
  case translate = "Translate this page"
  case sourceChanged = "The original has changed here since it was translated."
  case sourceChangedShort = "original has changed"
  case readSource = "Read the original as it is now"
  case allPages = "All pages"
  case chooseLanguage = "Choose a language"
  case notFound = "Page not found"
  case notFoundWhy = "There is no page at this address. It may have moved."
  case toStart = "To the start page"
  case moved = "This page has moved"
  case machines = "Life cycles"
  case statesOf = "States of %1"
  case diagram = "Diagram"
  case noDiagram = "There is no drawing of this machine; the tables say the same in words."
  case transitionsAsTable = "Transitions as a table"
  case states = "States"
  case state = "State"
  case symbol = "In code"
  case meaning = "Meaning"
  case initialState = "initial state"
  case finalState = "final state"
  case onEntry = "On entry"
  case onExit = "On exit"
  case noState = "“%1” is not a state"
  case callbacks = "Callbacks"
  case callback = "Callback"
  case calledWhen = "Called when"
  case noCallback = "No callback is called."
  case beforeChange = "before the state changes"
  case duringChange = "while the state changes"
  case afterChange = "after the state has changed"
  case optional = "may be skipped"
  case inAnyOrder = "in any order"
  case since = "Since"
  case sinceVersion = "since %1"
  case untilVersion = "until %1"
  case deprecatedSince = "deprecated since %1"
  case removedIn = "removed in %1"
  case replacedBy = "replaced by"
  case vendorPage = "Vendor’s documentation"
  case transitions = "Transitions"
  case transition = "Transition"
  case internalTransition = "within the state"
  case exceptional = "rare"
  case afterDelay = "after %1"
  case atOnce = "at once"
  case unsettled = "Open question"
  case events = "Events"
  case event = "Event"
  case properties = "Properties"
  case scenarios = "Scenarios"
  case documentedIn = "See also"
  case compared = "Compared with the sources on %1"
  case map = "Map of the life cycles"
  case comparison = "Comparison"
  case correspondence = "What corresponds"
  case howFar = "How far"
  case exactMatch = "the same"
  case closeMatch = "nearly the same"
  case relatedMatch = "related"
  case falseFriend = "only looks alike"
  case matrix = "States and events"
  case versions = "Versions"
  case newCallbacks = "New"
  case deprecatedCallbacks = "Deprecated"
  case removedCallbacks = "Removed"
  case calledFromNow = "Called from now on"
  case calledNoMore = "No longer called"
  case whatHappens = "What happens"
  case stateAfterwards = "State afterwards"
  case inVersion = "in version %1"

  /// Texts that depend on a number.
  package enum Plural: String, CaseIterable, Sendable {
    case pages = "%1 page"
    case stateCount = "%1 state"
    case transitionCount = "%1 transition"
    case untranslated = "%1 page is not translated yet"

    var plural: String {
      switch self {
      case .pages: "%1 pages"
      case .stateCount: "%1 states"
      case .transitionCount: "%1 transitions"
      case .untranslated: "%1 pages are not translated yet"
      }
    }
  }

  /// Names of languages as they stand in `fallback`, in whatever form that sentence needs.
  static let languageContext = "text in language"
  static let languages = ["en": "English", "de": "German", "ru": "Russian", "sr": "Serbian"]

  /// Months as they stand in a date, and the date itself: day, month, year.
  static let dateContext = "date"
  static let date = "%1 %2 %3"
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  /// What a catalogue must have.
  package static var entries: [CatalogEntry] {
    allCases.map { CatalogEntry($0.rawValue) }
      + Plural.allCases.map { CatalogEntry($0.rawValue, plural: $0.plural) }
      + languages.values.sorted().map { CatalogEntry($0, context: languageContext) }
      + ([date] + months).map { CatalogEntry($0, context: dateContext) }
  }
}
