package import Markup

/// What becomes of HTML that an author writes.
package enum RawHTML: String, Sendable, CaseIterable {
  /// A list of harmless elements stays, balanced; the rest is shown as text.
  case safe
  /// All of it is shown as text.
  case escape
  /// All of it stays, but for what GitHub filters (GFM 0.29, section 6.11), and links may have any scheme.
  case allow
}

/// How a document becomes HTML.
package struct RenderOptions: Sendable {
  package var rawHTML: RawHTML = .safe
  /// The `id` of each heading, by node index; a heading without one gets none.
  package var headingIDs: [Int: String] = [:]
  /// What replaces the destination of a link or an image, by node index.
  package var destinations: [Int: Destination] = [:]
  /// The parts that only a page of the site has; nil gives the plain HTML of an article's body.
  package var page: PageParts?
  /// Blocks that are not shown, by node index: a first heading that repeats the title.
  package var hidden: Set<Int> = []
  /// What stands in place of directives, by the node of each; what is between them and their closing comments is left
  /// out.
  package var replacements: [Int: @Sendable (inout HTML) -> Void] = [:]
  /// Links that code spans become, by node index.
  package var codeLinks: [Int: CodeLink] = [:]
  /// What a page marks in a block of code, by its node; nil leaves all code plain. A closure, since the grammars of
  /// programming languages are no business of Markdown.
  package var codeMarks: (@Sendable (_ block: Int, _ code: ArraySlice<UInt8>, _ tag: String) -> [CodeMark])?

  /// What is said beside a block of code, by node index.
  package var codeNotes: [Int: CodeNote] = [:]

  /// Ids of blocks that something leads to, by node index; headings have their own.
  package var anchors: [Int: String] = [:]
  /// What is said of single blocks, by node index.
  package var remarks: [Int: Remark] = [:]

  package init() {}

  /// A word about a block of code as a whole.
  package struct CodeNote: Sendable {
    package let text: String
    /// Whether it warns readers against copying.
    package let isWarning: Bool

    package init(_ text: String, isWarning: Bool) {
      self.text = text
      self.isWarning = isWarning
    }
  }

  /// Something to say of a block: below it, or inside where nothing can stand below it.
  package struct Remark: Sendable {
    let below: @Sendable (inout HTML) -> Void
    let inside: @Sendable (inout HTML) -> Void

    package init(below: @escaping @Sendable (inout HTML) -> Void, inside: @escaping @Sendable (inout HTML) -> Void) {
      self.below = below
      self.inside = inside
    }
  }

  /// Where a link leads on this page, and the language of what is there if it differs from the page's.
  package struct Destination: Sendable {
    /// Nil where it leads nowhere: the text then stands without a link.
    package let address: String?
    package let language: String?
    /// Width and height of a picture in pixels.
    package let size: (width: Int, height: Int)?
    package init(_ address: String?, language: String? = nil, size: (width: Int, height: Int)? = nil) {
      self.address = address
      self.language = language
      self.size = size
    }
  }

  /// A link from a name in code to what tells of it.
  package struct CodeLink: Sendable {
    package let address: String
    /// What the name belongs to, which the link's mark says to the eye.
    package let owner: String
    /// Class of the line that the owner has.
    package let line: String

    package init(address: String, owner: String, line: String) {
      self.address = address
      self.owner = owner
      self.line = line
    }
  }

  /// A piece of a block of code that a page shows in another way; marks are in order and do not overlap.
  package struct CodeMark: Sendable {
    /// Bytes of the block's code.
    package let range: Range<Int>
    package let kind: Kind

    package init(_ range: Range<Int>, _ kind: Kind) {
      self.range = range
      self.kind = kind
    }

    /// What is made of the piece.
    package enum Kind: Sendable {
      /// A class of the style sheet.
      case kind(StaticString)
      case link(CodeLink)
    }
  }

  /// The words of the page's language that the body needs, and the pictures of the theme.
  package struct PageParts: Sendable {
    /// Name and icon of each kind of alert.
    package var alert: @Sendable (Node.Alert, inout HTML) -> Void
    package var footnotes: String
    /// The label of a link back to a reference; its argument is the reference's number.
    package var backToReference: @Sendable (String) -> String
    package var linkToSection: String
    package var scrollingTable: String
    package var scrollingCode: String
    package var code: String
    package var taskDone: String
    package var taskOpen: String
    package var tabs: String
    /// Whether code needs a mark of its language: it is English, for a screen reader, and the text is not.
    package var marksCode: Bool

    package init(
      alert: @escaping @Sendable (Node.Alert, inout HTML) -> Void, footnotes: String,
      backToReference: @escaping @Sendable (String) -> String, linkToSection: String, scrollingTable: String,
      scrollingCode: String, code: String, taskDone: String, taskOpen: String, tabs: String, marksCode: Bool
    ) {
      self.alert = alert
      self.footnotes = footnotes
      self.backToReference = backToReference
      self.linkToSection = linkToSection
      self.scrollingTable = scrollingTable
      self.scrollingCode = scrollingCode
      self.code = code
      self.taskDone = taskDone
      self.taskOpen = taskOpen
      self.tabs = tabs
      self.marksCode = marksCode
    }
  }
}

/// Where our HTML differs from `cmark_render_html`, each with its reason. The differential test allows these only.
package enum Deviation: String, CaseIterable, Sendable {
  case headingID = "headings carry the id that links to them use, and `{#id}` is not shown"
  case alert = "GitHub's alerts are not in cmark-gfm: they become a division with the alert's class and title"
  case comment = "comments are for authors: with `safe` they are left out"
  case rawHTML = "with `safe` and `escape` raw HTML is kept or shown as text, where cmark writes a comment in its place"
  case directive = "directives are replaced by what they stand for"
  // On pages of the site only:
  case alignment = "the `align` attribute is obsolete in HTML 5: a class takes its place"
  case scrolling = "tables and code stand in containers that scroll, since a phone is narrower than they are"
  case words = "the footnotes' label and the back links are in the page's language"
  case task = "check boxes have a name for screen readers"
  case heading = "headings have a link to themselves, and tabs a level below their section"
  case image = "an image alone is a figure, its title the caption, and is loaded when it comes into view"
  case codeLink = "names in code that a model knows are links to what tells of them"
  case code = "code says its language, is English for screen readers, and long names may break"
  case codeMark =
    "code is coloured by classes, and names in it are links to what tells of them; its text stays as it is"
  case remark = "a block whose source has changed says so, and leads to a place in the source"
  case foreignLink = "a link to a page in another language says so"
}
