import Diagnostics
import Knowledge
import Markdown
import StateMachines

extension Rule {
  static let wrongProperty = Rule(
    "models/wrong-property", .error, "A link to a property names the property's callbacks, in its order.",
    why: "The link promises that the sentence is a fact of the model; turned round it is another one.",
    bad: example("onShut before onOpen"), good: example("onOpen before onShut"))

  private static func example(_ text: String) -> Rule.Example {
    let door =
      Rule.exampleDoor.replacing(
        "  on-open: {call: onOpen()}\n", with: "  on-open: {call: onOpen()}\n  on-shut: {call: onShut()}\n"
      ).replacing("event: pull, callbacks: []}\n", with: "event: pull, callbacks: [on-shut]}\n")
      + "properties:\n  - {id: open-first, precedence: {first: on-open, then: on-shut}}\n"
    return [
      "Models/door.yaml": door,
      "en/index.md": "---\ntitle: Book\n---\n\n[\(text)](../Models/door.yaml#property:open-first).\n",
      "de/index.md": "---\ntitle: Buch\n---\n\n[\(text)](../Models/door.yaml#property:open-first).\n",
    ]
  }
}

extension Check {
  static let wrongProperty = Check(.wrongProperty) { article, base in
    article.targets.sorted { $0.key < $1.key }.compactMap { node, target -> Diagnostic? in
      guard case .model(let place, .element(let element)) = target, element.kind == .property else { return nil }
      let machine = base.models.machines[place]
      guard let property = machine.properties[named: element.id], let pattern = property.pattern else { return nil }
      let named = machine.callbacks(namedIn: article.document.plainText(of: node))
      // Words without callbacks may say it in any way.
      guard !named.isEmpty else { return nil }
      var rest = pattern.callbacks[...]
      for callback in named {
        guard let found = rest.firstIndex(of: callback) else {
          let order = pattern.callbacks.map { machine.callbacks[$0].call }.joined(separator: ", ")
          return Diagnostic(
            .wrongProperty, "the property '\(property.id)' is about \(order), in this order",
            at: article.document.range(of: node), notes: [Diagnostic.Note("the property is here", property.range)])
        }
        rest = rest[(found + 1)...]
      }
      return nil
    }
  }
}

extension Machine {
  /// The callbacks whose names stand in a text, in the order of the text; a name of several means none.
  fileprivate func callbacks(namedIn text: String) -> [ID<Callback>] {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    return words.compactMap { word in
      let found = callbacks.filter { callback in
        [callback.call, callback.short].compactMap { $0 }.contains { name in
          String(name.prefix { $0 != "(" }.split(separator: ".").last ?? "") == word
        }
      }
      return found.count == 1 ? found[0].id : nil
    }
  }
}

extension Property.Pattern {
  /// The callbacks that the property is about, in the order in which it names them.
  fileprivate var callbacks: [ID<Callback>] {
    let operands: [Property.Operand] =
      switch self {
      case .precedence(let first, let then): [first, then]
      case .response(let when, let then): [when, then]
      case .absence(let of), .existence(let of, _): [of]
      case .universality: []
      }
    return operands.compactMap { if case .callback(let id) = $0 { id } else { nil } }
  }
}
