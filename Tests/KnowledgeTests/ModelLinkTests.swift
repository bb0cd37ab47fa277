import Diagnostics
import Knowledge
import TestSupport
import Testing

@Suite("Links to a machine's file")
struct ModelLinkTests {
  private func link(_ fragment: String) async throws -> (target: String, lines: [String]) {
    let sample = await ModelSample.make("[x](../Models/door.yaml\(fragment))")
    let target = try #require(sample.article("en/a.md")?.targets.values.first)
    return (ModelSample.short(target), sample.lines)
  }

  @Test(arguments: [
    ("", "model(0, machine)"), ("#", "model(0, machine)"),
    ("#shut", "model(0, element((kind: state, id: \"shut\")))"),
    ("#on-open", "model(0, element((kind: callback, id: \"on-open\")))"),
    ("#all", "model(0, element((kind: group, id: \"all\")))"),
    ("#state:shut", "model(0, element((kind: state, id: \"shut\")))"),
    ("#callback:on-open", "model(0, element((kind: callback, id: \"on-open\")))"),
    ("#event:push", "model(0, element((kind: event, id: \"push\")))"),
    ("#event%3Apush", "model(0, element((kind: event, id: \"push\")))"),
    ("#transition:close", "model(0, element((kind: transition, id: \"close\")))"),
    ("#guard:dark", "model(0, element((kind: guard, id: \"dark\")))"),
    ("#property:first-open", "model(0, element((kind: property, id: \"first-open\")))"),
    ("#scenario:visit", "model(0, element((kind: scenario, id: \"visit\")))"),
    ("#not-state:ajar", "model(0, element((kind: confusion, id: \"ajar\")))"),
    ("#count:states", "model(0, count(state))"), ("#count:properties", "model(0, count(property))"),
  ])
  func targets(_ fragment: String, _ expected: String) async throws {
    let found = try await link(fragment)
    #expect(found.target == expected)
    // That the text of the link is no number is another matter.
    #expect(found.lines.filter { !$0.contains("models/wrong-count") } == [])
  }

  @Test(arguments: [
    ("#push", "'push' is an event of door (write '#event:push')"),
    ("#close", "'close' is a transition of door (write '#transition:close')"),
    ("#ajar", "'ajar' is a not-state of door (write '#not-state:ajar')"),
    ("#shutt", "there is no state, callback or group 'shutt' in door (did you mean 'shut'?)"),
    ("#zzzzzz", "there is no state, callback or group 'zzzzzz' in door"),
    ("#event:pusch", "there is no event 'pusch' in door (did you mean 'push'?)"),
    ("#state:push", "there is no state 'push' in door"),
    ("#state:", "there is no state '' in door"),
    ("#evnt:push", "'evnt' is no kind of element (did you mean 'event'?)"),
    (":shut", nil),
    ("#:shut", "'' is no kind of element"),
    ("#count:state", "'state' cannot be counted (did you mean 'states'?)"),
    ("#count:", "'' cannot be counted"),
  ])
  func faults(_ fragment: String, _ expected: String?) async throws {
    let found = try await link(fragment)
    if let expected {
      #expect(found.lines == ["en/a.md:6:5 models/unknown-element: \(expected)"])
      // The page leads to the machine.
      #expect(found.target == "model(0, machine)")
    } else {
      #expect(found.target == "missing")
    }
  }
}
