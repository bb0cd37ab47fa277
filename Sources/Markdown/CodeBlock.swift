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
    language.isEmpty ? nil : CodeLanguage.name(String(decoding: language, as: UTF8.self))
  }

  /// What stands before the first blank of the info string.
  private var language: ArraySlice<UInt8> {
    document.bytes(node.extra).prefix { $0 != 0x20 && !(0x09...0x0D).contains($0) }
  }

  func write(for page: RenderOptions.PageParts?, _ html: inout HTML) {
    html.newline()
    if let page {
      html.raw("<figure class=\"code\">\n<figcaption><span>")
      html.text(languageName ?? page.code)
      html.raw("</span></figcaption>\n<pre role=\"group\" tabindex=\"0\" aria-label=\"")
      html.text(page.scrollingCode)
      html.raw("\"><code")
    } else {
      html.raw("<pre><code")
    }
    if !language.isEmpty {
      html.raw(" class=\"language-")
      text(language, &html)
      html.raw("\"")
    }
    html.raw(">")
    text(document.bytes(node.literal), &html)
    html.raw("</code></pre>\n")
    if page != nil { html.raw("</figure>\n") }
  }

  private func text(_ bytes: ArraySlice<UInt8>, _ html: inout HTML) {
    bytes.withUnsafeBufferPointer { html.text(utf8: $0) }
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
