import Markdown
import Snippets
import StateMachines

/// Names in blocks of code.
extension ModelResolver {
  /// What the blocks of an article name of its machines, by node.
  func blockLinks(_ document: Document, _ models: [Int], _ scopes: [ModelScope]) -> [Int: [Article.BlockLink]] {
    guard !models.isEmpty || !scopes.isEmpty else { return [:] }
    var result: [Int: [Article.BlockLink]] = [:]
    for (index, node) in document.nodes.enumerated() where node.kind == .codeBlock {
      let language = document.codeTag(of: node)
      guard NameUse.isReadable(language) else { continue }
      let found = links(Array(document.bytes(node.literal)), language, machines(at: index, models, scopes))
      if !found.isEmpty { result[index] = found }
    }
    return result
  }

  private func links(_ code: [UInt8], _ language: String, _ machines: [Int]) -> [Article.BlockLink] {
    let names = machines.reduce(into: Set<String>()) { $0.formUnion(library.codeSymbols[$1].names) }
    let tokens = Lexer.tokens(of: code, language: language)
    return NameUse.all(of: names, in: code, tokens, language: language).compactMap { use in
      link(of: use, language, machines).map { Article.BlockLink(range: use.range, link: $0) }
    }
  }

  /// The element of the first machine that has it; a case without its type must be the only one on the page.
  private func link(of use: NameUse, _ language: String, _ machines: [Int]) -> Article.CodeLink? {
    func first(_ element: (CodeSymbols) -> ElementReference?) -> Article.CodeLink? {
      for machine in machines {
        if let found = element(library.codeSymbols[machine]) {
          return Article.CodeLink(machine: machine, element: found)
        }
      }
      return nil
    }
    switch use.kind {
    case .function(let name, let labels, let closure):
      return first { $0.function(name, labels, closure: closure, language: language) }
    case .path(let path): return first { $0.path(path) }
    case .member(let name):
      let found = machines.flatMap { machine in
        library.codeSymbols[machine].states(called: name).map { Article.CodeLink(machine: machine, element: $0) }
      }
      return found.count == 1 ? found[0] : nil
    }
  }
}
