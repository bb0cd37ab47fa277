package import StateMachines

/// Which articles tell of which elements of machines: the way back from a machine's page.
package struct MentionIndex: Sendable {
  private var topics: [Key: [Int]] = [:]

  private struct Key: Hashable {
    let machine: Int
    let element: ElementReference
  }

  /// From the articles of all languages: a topic tells of an element where its text in any language does.
  init(_ articles: [Article], _ topicIndex: [String: Int]) {
    var seen: [Key: Set<Int>] = [:]
    for article in articles {
      guard let topic = topicIndex[article.topic] else { continue }
      let links = article.codeLinks.values + article.blockLinks.values.joined().map(\.link)
      var elements = links.map { Key(machine: $0.machine, element: $0.element) }
      for case .model(let machine, .element(let element)) in article.targets.values {
        elements.append(Key(machine: machine, element: element))
      }
      if let subject = article.subject {
        elements.append(Key(machine: subject.machine, element: ElementReference(.state, subject.state.text)))
      }
      for element in elements { seen[element, default: []].insert(topic) }
    }
    topics = seen.mapValues { $0.sorted() }
  }

  /// Topics, sorted.
  package func topics(of element: ElementReference, machine: Int) -> [Int] {
    topics[Key(machine: machine, element: element)] ?? []
  }
}
