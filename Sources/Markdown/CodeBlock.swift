import Markup

/// A block of code as HTML: plainly, or as a captioned figure on a page.
struct CodeBlock {
  private let document: Document
  private let node: Node

  init(_ document: Document, _ node: Node) {
    self.document = document
    self.node = node
  }

  /// The language as readers know it; nil where the author names none.
  var languageName: String? {
    let tag = document.codeTag(of: node)
    return tag.isEmpty ? nil : CodeLanguage.name(tag)
  }

  /// Writes the block; `marks` are pieces of its code that a page shows in another way.
  func write(
    for page: RenderOptions.PageParts?, marks: [RenderOptions.CodeMark] = [], note: RenderOptions.CodeNote? = nil,
    _ html: inout HTML
  ) {
    let tag = document.codeTag(of: node)
    html.newline()
    if let page {
      html.raw("<figure class=\"code\">\n<figcaption><span>")
      html.text(languageName ?? page.code)
      html.raw("</span>")
      if let note {
        html.element("span", .class(note.isWarning ? "code-note warns" : "code-note")) { $0.text(note.text) }
      }
      html.raw("</figcaption>\n<pre role=\"group\" tabindex=\"0\" aria-label=\"")
      html.text(page.scrollingCode)
      html.raw("\"><code")
    } else {
      html.raw("<pre><code")
    }
    if !tag.isEmpty {
      html.raw(" class=\"language-")
      html.text(tag)
      html.raw("\"")
    }
    html.raw(">")
    code(marks, &html)
    html.raw("</code></pre>\n")
    if page != nil { html.raw("</figure>\n") }
  }

  /// The author's bytes, whatever is marked: what is copied from a page is what stands in the article.
  private func code(_ marks: [RenderOptions.CodeMark], _ html: inout HTML) {
    let code = document.bytes(node.literal)
    var start = code.startIndex
    for mark in marks {
      let lower = code.startIndex + mark.range.lowerBound
      let upper = code.startIndex + mark.range.upperBound
      guard start <= lower, lower < upper, upper <= code.endIndex else { continue }
      text(code[start..<lower], &html)
      switch mark.kind {
      case .kind(let name):
        // Written in pieces: there are hundreds of these in a page, and an element would make an array for each.
        html.raw("<span class=\"")
        html.raw(name)
        html.raw("\">")
        text(code[lower..<upper], &html)
        html.raw("</span>")
      case .link(let link):
        html.element("a", .class(link.line), .href(link.address), HTML.Attribute("title", link.owner)) {
          text(code[lower..<upper], &$0)
        }
      }
      start = upper
    }
    text(code[start...], &html)
  }

  private func text(_ bytes: ArraySlice<UInt8>, _ html: inout HTML) {
    bytes.withUnsafeBufferPointer { html.text(utf8: $0) }
  }
}

extension Document {
  /// The tag of a fence: what stands before the first blank of its info string; empty where the author names none.
  package func codeTag(of node: Node) -> String {
    let tag = bytes(node.extra).prefix { $0 != 0x20 && !(0x09...0x0D).contains($0) }
    return String(decoding: tag, as: UTF8.self)
  }
}

/// Names of programming languages as readers know them.
package enum CodeLanguage {
  /// Tags of the languages that have a name or a lexer of ours.
  package static let tags = [
    "swift", "kotlin", "kt", "kts", "java", "objc", "objective-c", "objectivec", "json", "yaml", "yml", "xml", "html",
    "bash", "sh", "shell", "console", "gradle", "groovy", "markdown", "md", "text", "txt", "plain", "plaintext",
    "mermaid", "plantuml", "dot", "diff", "css", "csv",
  ]

  /// Tags that authors use and that are near to another.
  package static let others: Set<String> = [
    "javascript", "typescript", "rust", "python", "ruby", "scala", "toml", "perl", "shellscript", "powershell", "puml",
    "json5", "jsonc", "jsonl", "ndjson", "dart", "xaml", "scss", "less", "sass", "make", "makefile", "cmake", "http",
    "haskell", "clojure", "docker", "dockerfile", "graphql", "proto", "protobuf", "properties", "svelte", "math",
    "latex",
  ]

  /// The name to print for a fence's tag: the tag itself where it is not known.
  package static func name(_ tag: String) -> String {
    switch tag.lowercased() {
    case "swift": "Swift"
    case "kotlin", "kt": "Kotlin"
    case "java": "Java"
    case "objc", "objective-c", "objectivec": "Objective-C"
    case "json": "JSON"
    case "yaml", "yml": "YAML"
    case "xml": "XML"
    case "html": "HTML"
    case "bash", "sh", "shell": "Shell"
    case "console": "Terminal"
    case "gradle": "Gradle"
    case "groovy": "Groovy"
    case "markdown", "md": "Markdown"
    default: tag
    }
  }
}
