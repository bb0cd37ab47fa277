package import Diagnostics
package import Files
package import Markdown
package import Snippets
package import StateMachines
import YAML

/// One text in one language, parsed and linked.
package struct Article: Sendable {
  /// Index into the knowledge base's languages.
  package internal(set) var language: Int
  /// The path below its language's folder, without `.md`, in NFC: articles of one topic are each other's translations.
  package let topic: String
  /// Below the content folder, as the disk spells it.
  package let path: RelativePath
  package internal(set) var frontMatter: FrontMatter
  package internal(set) var document: Document
  package internal(set) var headings: [Document.Heading]
  package let directives: [Directive]
  /// Its fenced blocks of code, in reading order.
  package let snippets: [Snippet]
  /// A first heading of level 1 that repeats the title: not shown again.
  package let repeatedTitle: Int?
  /// The id of each heading, by node index; filled in by the linker.
  package internal(set) var headingIDs: [Int: String] = [:]
  /// What a fragment of a link may say, and the id it means: the ids themselves, and the text's own GitHub slugs.
  package internal(set) var anchors: [String: String] = [:]
  /// Where each link and image leads, by node index; filled in by the linker.
  package internal(set) var targets: [Int: Target] = [:]

  /// The machines that the article is about, as places in the library; filled in by the linker, as all that follows.
  package internal(set) var models: [Int] = []
  /// The state that the article is about.
  package internal(set) var subject: Subject?
  /// Directives that stand for something generated, in reading order.
  package internal(set) var modelDirectives: [ModelDirective] = []
  /// Code spans that name an element of a machine, by node index.
  package internal(set) var codeLinks: [Int: CodeLink] = [:]
  /// Names in blocks of code that mean an element of a machine, by node index and in order.
  package internal(set) var blockLinks: [Int: [BlockLink]] = [:]

  package var source: SourceFile { document.source }

  /// Directives that stand between others and their closing comments, where generated content belongs.
  package var nestedDirectives: [(inner: Directive, outer: Directive)] {
    let content = directives.filter { Directive.Known.mayEnclose($0.name.text) }
    return content.flatMap { outer -> [(inner: Directive, outer: Directive)] in
      guard let end = outer.closingNode, outer.name.text != "tabs" else { return [] }
      return content.filter { outer.node < $0.node && $0.node < end }.map { (inner: $0, outer: outer) }
    }
  }

  /// A state of a machine.
  package struct Subject: Sendable {
    /// The machine's place in the library.
    package let machine: Int
    package let state: ID<State>
  }

  /// A name in a block of code.
  package struct BlockLink: Sendable {
    /// Bytes of the block's code.
    package let range: Range<Int>
    package let link: CodeLink
  }

  /// What a code span names.
  package struct CodeLink: Sendable {
    /// The machine's place in the library.
    package let machine: Int
    package let element: ElementReference
  }

  /// The title, or what stands in for it where the author gave none.
  package var title: String {
    frontMatter.title?.value ?? headings.first?.text ?? topic
  }

  /// The first paragraph, shortened to about 160 characters: a description where the author gave none.
  package var opening: String? {
    guard let paragraph = document.nodes.firstIndex(where: { $0.kind == .paragraph }) else { return nil }
    let text = document.plainText(of: paragraph)
    guard text.count > 160 else { return text.isEmpty ? nil : text }
    let cut = text.prefix(160)
    return (cut.lastIndex(of: " ").map { String(cut[..<$0]) } ?? String(cut)) + "…"
  }

  /// Headings of the table of contents and the outline: all but a repeated title.
  package var outline: [Document.Heading] { headings.filter { $0.node != repeatedTitle } }

  /// The outline without the names of tabs, which are headings for plain viewers only.
  package var structure: [Document.Heading] {
    let tabs = directives.filter { $0.name.text == "tabs" }
    return outline.filter { heading in
      !tabs.contains { $0.node < heading.node && heading.node < $0.closingNode ?? $0.node }
    }
  }

  /// Where a link or an image leads.
  package enum Target: Sendable, Hashable {
    /// Another host, a mail address: left as the author wrote it.
    case external
    /// An article, by topic and shared heading id. The language is set where the author named another one's folder.
    case article(topic: String, fragment: String?, language: Int?)
    /// A file that is copied into the site, by its path below the content folder.
    /// What the author wrote after the path, as `#page=3`, stays.
    case asset(RelativePath, suffix: String)
    /// A machine, by its place in the library, or something in it.
    case model(Int, ModelReference)
    /// Nothing: a finding says so, and the page shows the text without a link.
    case missing
  }

  /// Takes a file apart.
  package static func parse(_ file: ContentTree.ArticleFile) -> Outcome<Article> {
    let parsed = Document.parse(file: file.source)
    let document = parsed.value.document
    let frontMatter = FrontMatter.read(file.source, parsed.value.frontMatter)
    let headings = document.headings
    var repeated: Int?
    if let first = headings.first, first.level == 1, document.children(of: 0).first == first.node,
      first.text.normalized == frontMatter.value.title?.value.normalized
    {
      repeated = first.node
    }
    let directives = document.directives
    let snippets = Snippet.all(in: document, directives: directives)
    let unreadable = parsed.diagnostics.contains { [.invalidUTF8, .markdownLimit, .openFrontMatter].contains($0.rule) }
    let article = Article(
      language: file.language, topic: file.topic, path: file.path, frontMatter: frontMatter.value, document: document,
      headings: headings, directives: directives, snippets: snippets.value, repeatedTitle: repeated)
    let findings = parsed.diagnostics + snippets.diagnostics
    return Outcome(article, unreadable ? findings : findings + frontMatter.diagnostics)
  }

  /// The article as it was when its file had other bytes; headings are called by their own words.
  package func version(_ source: SourceFile) -> Article {
    let file = ContentTree.ArticleFile(path: path, language: language, topic: topic, source: source)
    var article = Article.parse(file).value
    article.headingIDs = article.document.uniqueHeadingIDs
    return article
  }
}
