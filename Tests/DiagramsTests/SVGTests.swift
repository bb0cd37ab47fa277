import Foundation
import Markup
import Testing

@testable import Diagrams

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension DiagramView {
  /// A diagram as a page has it.
  static func html(_ diagram: Diagram, language: Int = 0) -> HTML {
    var view = DiagramView(
      language: language, prefix: "d1", labelledBy: "caption", describedBy: "table",
      stateAddress: { "#state-\($0)" }, transitionAddress: { "#transition-\($0)" })
    view.currentState = "inactive"
    view.emphasizedTransitions = ["resign"]
    var html = HTML()
    diagram.write(view, into: &html)
    return html
  }
}

@Suite("A drawing as SVG")
struct SVGTests {
  private final class Elements: NSObject, XMLParserDelegate {
    var list: [(name: String, attributes: [String: String])] = []
    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) { list.append((name, attributes)) }
  }

  /// The elements of what must be well-formed XML.
  private func elements(_ text: String) throws -> [(name: String, attributes: [String: String])] {
    let parser = XMLParser(data: Data(text.utf8))
    let elements = Elements()
    parser.delegate = elements
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    return elements.list
  }

  private func text(_ diagram: Diagram, language: Int = 0) -> String {
    "<figure>\(String(decoding: DiagramView.html(diagram, language: language).bytes, as: UTF8.self))</figure>"
  }

  @Test(arguments: Machines.named)
  func isWellFormedAndNamed(_ graph: DiagramGraph) throws {
    let diagram = try DiagramEngine.lay(out: graph).diagram
    for language in graph.states[0].labels.indices {
      let all = try elements(text(diagram, language: language))
      let ids = all.compactMap { $0.attributes["id"] }
      #expect(Set(ids).count == ids.count)
      #expect(all.allSatisfy { $0.attributes["style"] == nil })
      let links = all.filter { $0.name == "a" }
      #expect(links.allSatisfy { $0.attributes["href"] != nil && $0.attributes["aria-label"]?.isEmpty == false })
      let drawings = all.filter { $0.name == "svg" }
      #expect(drawings.count == (diagram.narrow == nil ? 1 : 2))
      for drawing in drawings {
        #expect(drawing.attributes["role"] == "graphics-document")
        #expect(drawing.attributes["aria-labelledby"] == "caption" && drawing.attributes["aria-describedby"] == "table")
      }
      let known = Set(links.compactMap { $0.attributes["data-transition"] })
      #expect(known == Set(graph.transitions.map(\.id)))
    }
  }

  @Test func namesAreSentences() throws {
    let all = try elements(text(DiagramEngine.lay(out: Machines.app).diagram))
    func link(_ id: String) -> [String: String] { all.first { $0.attributes["id"] == id }?.attributes ?? [:] }
    #expect(link("d1-w-t-resign")["aria-label"] == "4. Active → Inactive: interruption — willResignActive()")
    #expect(link("d1-w-t-resign")["class"] == "transition emphasized")
    #expect(link("d1-w-t-resign")["tabindex"] == "-1")
    #expect(link("d1-w-t-resign")["href"] == "#transition-resign")
    #expect(link("d1-w-t-memory")["aria-label"]?.hasPrefix("11. Active, Inactive: memory warning") == true)
    #expect(link("d1-w-t-memory-2")["data-transition"] == "memory")
    #expect(link("d1-w-s-inactive")["aria-current"] == "step")
    #expect(link("d1-w-s-inactive")["aria-label"] == "Inactive: visible, no input")
    #expect(link("d1-n-s-inactive")["aria-label"] == "Inactive", "a narrow drawing has no glosses")
    #expect(link("d1-w-t-purge")["class"] == "transition exceptional")
    #expect(link("d1-w-s-active")["aria-current"] == nil)
  }

  /// States as declared, each followed by what leaves it.
  @Test func isReadInOrder() throws {
    let all = try elements(text(DiagramEngine.lay(out: Machines.app).diagram))
    let wide = all.compactMap { $0.attributes["id"] }.filter { $0.hasPrefix("d1-w-") }.map { $0.dropFirst(5) }
    #expect(wide.prefix(6) == ["s-not-running", "t-launch", "t-launch-bg", "s-inactive", "t-activate", "t-enter-bg"])
  }

  /// Every line of text is inside its box, by the widest of the common faces.
  @Test(arguments: [Machines.app, Machines.order, Machines.activity])
  func textsFit(_ graph: DiagramGraph) throws {
    let diagram = try DiagramEngine.lay(out: graph).diagram
    for language in graph.states[0].labels.indices {
      let html = String(decoding: DiagramView.html(diagram, language: language).bytes, as: UTF8.self)
      for match in html.matches(of: /<text class="(event|callback|label)" x="([0-9.]+)" y="([0-9.]+)">([^<]*)</) {
        let face =
          switch match.1 {
          case "event": Typeface.event
          case "callback": Typeface.callback
          default: Typeface.label(14)
          }
        let width = face.width(of: match.4)
        let x = try #require(Double(match.2)) - (match.1 == "label" ? width / 2 : 0)
        let line = Box(x, try #require(Double(match.3)) - 9, width, 10)
        let drawings = [diagram.wide, diagram.narrow].compactMap { $0 }
        let boxes = drawings.flatMap { $0.states + $0.pills.compactMap { $0 } + $0.rows.map(\.box) }
        #expect(
          boxes.contains { $0.x <= line.x && line.right <= $0.right && $0.y <= line.y && line.bottom <= $0.bottom },
          "\(graph.id): \(match.4)")
      }
      #expect(!html.contains("…"), "\(graph.id): a text is cut")
    }
  }

  /// Made to fit the page, a long drawing could not be read.
  @Test func longDrawingsScroll() throws {
    var graph = Machines.tcp
    #expect(!text(try DiagramEngine.lay(out: graph).diagram).contains("scroll wide"))
    graph.direction = .leftToRight
    #expect(text(try DiagramEngine.lay(out: graph).diagram).contains("<div class=\"scroll wide\" role=\"region\""))
  }

  @Test func textsAreOnlyTexts() throws {
    var graph = Machines.parallel
    graph.states[0].labels = ["<b>&\"</b>"]
    graph.transitions[0].callbacks = ["a<b>()"]
    let all = try elements(text(DiagramEngine.lay(out: graph).diagram))
    #expect(!all.contains { $0.name == "b" })
    #expect(all.contains { $0.attributes["aria-label"] == "<b>&\"</b>" })
  }

  @Test func standsAlone() throws {
    let diagram = try DiagramEngine.lay(out: Machines.app).diagram
    let text = String(decoding: diagram.standalone(language: 1, title: "Eine App").bytes, as: UTF8.self)
    let all = try elements(text)
    #expect(all.first?.name == "svg" && all.first?.attributes["xmlns"] == "http://www.w3.org/2000/svg")
    #expect(text.contains("<title id=\"app-title\">Eine App</title>"))
    #expect(text.contains("prefers-color-scheme") && text.contains("@media print"))
    #expect(all.allSatisfy { $0.attributes["style"] == nil && $0.attributes["href"] == nil })
    #expect(text.contains("Angehalten"))
    #expect(all.filter { $0.name == "a" }.allSatisfy { $0.attributes["role"] == "img" }, "no links, so no link's role")
  }
}
