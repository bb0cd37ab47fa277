internal import CMarkGFM
internal import Diagnostics
import Synchronization

/// The border to libcmark-gfm: text in, an array of nodes out; nothing of the library survives a call.
enum CommonMark {
  /// The extensions of GitHub-flavoured Markdown; footnotes are an option of the parser, not an extension.
  private static let extensions = ["table", "strikethrough", "autolink", "tagfilter", "tasklist"]
  private static let options = CMARK_OPT_DEFAULT | CMARK_OPT_SOURCEPOS | CMARK_OPT_FOOTNOTES

  /// The library keeps the characters that extensions claim in one table for the whole process, and clears it after
  /// each document (`cmark_manage_extensions_special_characters`): a second thread would read `~~` and `www.` as plain
  /// text. Only the inline phase, which is inside `cmark_parser_finish`, uses that table.
  private static let inlinePhase = Mutex(())

  private static let registered: Bool = {
    cmark_gfm_core_extensions_ensure_registered()
    return true
  }()

  static var version: String { String(cString: cmark_version_string()) }

  /// An owner, so that no path through a function can leave a C tree behind.
  private struct Tree: ~Copyable {
    let root: OpaquePointer
    let parser: OpaquePointer

    init?(_ text: UnsafeBufferPointer<UInt8>) {
      guard registered, let parser = cmark_parser_new(options) else { return nil }
      for name in extensions {
        if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
      }
      text.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
      let parsed = UnsafeTransfer(parser)
      guard let root = inlinePhase.withLock({ _ in UnsafeTransfer(cmark_parser_finish(parsed.value)) }).value else {
        cmark_parser_free(parser)
        return nil
      }
      self.root = root
      self.parser = parser
    }

    deinit {
      cmark_node_free(root)
      cmark_parser_free(parser)
    }
  }

  /// Carries a pointer through the lock's sending closure; the pointer never leaves the calling thread.
  private struct UnsafeTransfer<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  /// The library's own HTML, raw HTML included: what ours is compared with.
  static func referenceHTML(_ bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBufferPointer { text in
      guard let tree = Tree(text) else { return [] }
      let enabled = cmark_parser_get_syntax_extensions(tree.parser)
      guard let html = cmark_render_html(tree.root, CMARK_OPT_UNSAFE | CMARK_OPT_FOOTNOTES, enabled) else { return [] }
      defer { cmark_get_default_mem_allocator().pointee.free(html) }
      return Array(String(cString: html).utf8)
    }
  }

  /// The bytes that a character reference such as `&auml;` stands for, given without its `&`; nil where there is none.
  ///
  /// Also how many bytes of the reference, without its `&`, were read (HTML 5 section 13.5; `houdini_unescape_ent`).
  static func characterReference(_ name: [UInt8]) -> (bytes: [UInt8], length: Int)? {
    // A reference alone in a paragraph comes back as its character.
    guard let semicolon = name.firstIndex(of: 0x3B), semicolon > 0 else { return nil }
    let text = [0x78, 0x26] + name[...semicolon] + [0x78]
    let decoded = text.withUnsafeBufferPointer { buffer -> [UInt8]? in
      guard let tree = Tree(buffer), let paragraph = cmark_node_first_child(tree.root),
        let node = cmark_node_first_child(paragraph), let literal = cmark_node_get_literal(node)
      else { return nil }
      return Array(String(cString: literal).utf8)
    }
    guard let decoded, decoded != text, decoded.count >= 2 else { return nil }
    return (Array(decoded.dropFirst().dropLast()), semicolon + 1)
  }

  /// Parses `body` of a file. Lines outside the body are counted, so that positions are those of the file.
  static func parse(_ source: SourceFile, body: Range<Int>) -> Document {
    var document = Document(source: source, body: body, nodes: [], pool: [])
    document.pool.reserveCapacity(body.count)
    document.nodes.reserveCapacity(body.count / 24 + 4)
    source.bytes.withUnsafeBufferPointer { all in
      let text = UnsafeBufferPointer(rebasing: all[body])
      guard let tree = Tree(text) else { return }
      var reader = TreeReader(lines: lineStarts(text, at: body.lowerBound), end: body.upperBound)
      reader.read(tree.root, into: &document)
    }
    if document.nodes.isEmpty {
      var root = Node(kind: .document)
      root.end = 1
      root.lower = Int32(body.lowerBound)
      root.upper = Int32(body.upperBound)
      document.nodes = [root]
    }
    return document
  }

  private static func lineStarts(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> [Int32] {
    var starts = [Int32(offset)]
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      if byte == 0x0D, index < text.count, text[index] == 0x0A { index += 1 }
      starts.append(Int32(offset + index))
    }
    return starts
  }
}

/// Copies a C tree into a document, depth first, without recursion.
private struct TreeReader {
  /// Where each line of the body starts in the file.
  let lines: [Int32]
  let end: Int
  var open: [Int] = []
  var quotes = 0
  /// The alignments of the table being read, and the column and row it is at.
  var alignments: [UInt8] = []
  var column = 0
  var inHeader = false

  init(lines: [Int32], end: Int) {
    self.lines = lines
    self.end = end
  }

  mutating func read(_ root: OpaquePointer, into document: inout Document) {
    var current: OpaquePointer? = root
    while let node = current {
      if let kind = kind(of: node) {
        open.append(document.nodes.count)
        document.nodes.append(make(kind, node, &document.pool))
        if kind == .blockQuote { quotes += 1 }
      } else {
        open.append(-1)
      }
      if let child = cmark_node_first_child(node) {
        current = child
        continue
      }
      var closing: OpaquePointer? = node
      current = nil
      while let done = closing {
        if let index = open.popLast(), index >= 0 {
          document.nodes[index].end = Int32(document.nodes.count)
          if document.nodes[index].kind == .blockQuote { quotes -= 1 }
        }
        if done == root { break }
        if let next = cmark_node_next(done) {
          current = next
          break
        }
        closing = cmark_node_parent(done)
      }
    }
  }

  private func kind(of node: OpaquePointer) -> Node.Kind? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_DOCUMENT: .document
    case CMARK_NODE_BLOCK_QUOTE: .blockQuote
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_CODE_BLOCK: .codeBlock
    case CMARK_NODE_HTML_BLOCK: .htmlBlock
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_FOOTNOTE_DEFINITION: .footnoteDefinition
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .code
    case CMARK_NODE_HTML_INLINE: .htmlInline
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_IMAGE: .image
    case CMARK_NODE_FOOTNOTE_REFERENCE: .footnoteReference
    default: extensionKind(of: node)
    }
  }

  /// Types of extensions are numbered at run time; their names are what stays.
  private func extensionKind(of node: OpaquePointer) -> Node.Kind? {
    switch String(cString: cmark_node_get_type_string(node)) {
    case "table": .table
    case "table_row", "table_header": .tableRow
    case "table_cell": .tableCell
    case "strikethrough": .strikethrough
    default: nil
    }
  }

  private mutating func make(_ kind: Node.Kind, _ node: OpaquePointer, _ pool: inout [UInt8]) -> Node {
    var result = Node(kind: kind)
    result.quotes = UInt8(clamping: quotes)
    if !kind.isInline { place(node, &result) }
    switch kind {
    case .text, .code, .htmlInline, .htmlBlock, .footnoteReference, .footnoteDefinition:
      result.literal = add(cmark_node_get_literal(node), &pool)
    case .codeBlock:
      result.literal = add(cmark_node_get_literal(node), &pool)
      result.extra = add(cmark_node_get_fence_info(node), &pool)
      var (length, offset, character) = (Int32(0), Int32(0), CChar(0))
      result.value = cmark_node_get_fenced(node, &length, &offset, &character)
    case .link, .image:
      result.literal = add(cmark_node_get_url(node), &pool)
      result.extra = add(cmark_node_get_title(node), &pool)
    case .heading: result.value = cmark_node_get_heading_level(node)
    case .list:
      let ordered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      let tight = cmark_node_get_list_tight(node) != 0
      result.value = (ordered ? 1 : 0) | (tight ? 2 : 0) | Int32(cmark_node_get_list_start(node)) << 2
    case .item:
      if String(cString: cmark_node_get_type_string(node)) == "tasklist" {
        result.value = cmark_gfm_extensions_get_tasklist_item_checked(node) ? 2 : 1
      }
    case .table:
      let count = Int(cmark_gfm_extensions_get_table_columns(node))
      alignments = Array(UnsafeBufferPointer(start: cmark_gfm_extensions_get_table_alignments(node), count: count))
    case .tableRow:
      column = 0
      inHeader = cmark_gfm_extensions_get_table_row_is_header(node) != 0
      result.value = inHeader ? 1 : 0
    case .tableCell:
      let alignment: Node.Alignment =
        switch column < alignments.count ? alignments[column] : 0 {
        case UInt8(ascii: "l"): .left
        case UInt8(ascii: "c"): .center
        case UInt8(ascii: "r"): .right
        default: .none
        }
      column += 1
      result.value = alignment.rawValue << 1 | (inHeader ? 1 : 0)
    default: break
    }
    return result
  }

  /// The library's lines and columns count from 1 in bytes; an end is inclusive. What it leaves out stays at -1.
  private func place(_ node: OpaquePointer, _ result: inout Node) {
    let (line, column) = (Int(cmark_node_get_start_line(node)), Int(cmark_node_get_start_column(node)))
    let (lastLine, lastColumn) = (Int(cmark_node_get_end_line(node)), Int(cmark_node_get_end_column(node)))
    if line > 0, line <= lines.count { result.lower = min(lines[line - 1] + Int32(max(column, 1) - 1), Int32(end)) }
    if lastLine > 0, lastLine <= lines.count { result.upper = min(lines[lastLine - 1] + Int32(lastColumn), Int32(end)) }
  }

  private func add(_ text: UnsafePointer<CChar>?, _ pool: inout [UInt8]) -> Range<Int32> {
    let start = Int32(pool.count)
    guard let text, text.pointee != 0 else { return start..<start }
    let raw = UnsafeRawPointer(text)
    pool.append(contentsOf: UnsafeRawBufferPointer(start: raw, count: strlength(text)))
    return start..<Int32(pool.count)
  }

  private func strlength(_ text: UnsafePointer<CChar>) -> Int {
    var length = 0
    while text[length] != 0 { length += 1 }
    return length
  }
}
