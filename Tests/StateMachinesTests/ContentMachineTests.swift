import Diagnostics
import StateMachines
import TestSupport
import Testing

@Suite("The machines of the knowledge base are run")
struct ContentMachineTests {
  private static let languages = ["en", "de", "ru", "sr"]

  private func machine(_ name: String) throws -> Machine {
    let path = "Content/Models/\(name).yaml"
    let text = try #require(Repository.text(path))
    return try #require(Machine.read(SourceFile(path: path, text: text), languages: Self.languages).value)
  }

  @Test(arguments: ["android-activity", "ios-app", "ios-scene", "swiftui-scenephase"])
  func everythingIsLookedAt(_ name: String) throws {
    let machine = try machine(name)
    for conditions in machine.distinctConditions {
      let exploration = Interpreter(machine, under: conditions).explored()
      #expect(exploration.isComplete)
      #expect(exploration.configurations.count == machine.states(under: conditions).count)
      for transition in machine.transitions(under: conditions) {
        #expect(exploration.shortestRun(taking: transition.id) != nil, "\(transition.id)")
      }
    }
    let errors = findings(machine.lint().filter { $0.severity == .error })
    #expect(errors == [])
  }

  private static let rotation = ["pause", "stop", "destroy", "recreate", "create", "start", "resume"]

  private func rotation(_ version: String, _ limits: Set<String>) throws -> [[String]] {
    let machine = try machine("android-activity")
    let conditions = machine.combinations(version: try #require(machine.versions?[version]))[0]
    let interpreter = Interpreter(machine, under: conditions)
    let resumed = try #require(machine.states[named: "resumed"]).id
    var configuration = try #require(interpreter.start(in: resumed).steps.first).configuration
    return try Self.rotation.map { name in
      let transition = try #require(machine.transitions[named: name]).id
      let steps = interpreter.fire(.transition(transition), in: configuration).steps
      #expect(steps.count == 1, "\(name)")
      let step = try #require(steps.first)
      configuration = step.configuration
      return step.calls.flatMap(\.step.uses).map(\.callback.text).filter { limits.contains($0) }
    }
  }

  private static let methods: Set<String> = [
    "on-pause", "on-stop", "on-destroy", "on-create", "on-start", "on-resume", "on-save-instance-state",
    "on-restore-instance-state",
  ]

  @Test func rotation() throws {
    let last = [["on-destroy"], [], ["on-create"], ["on-start", "on-restore-instance-state"], ["on-resume"]]
    #expect(try rotation("36", Self.methods) == [["on-pause"], ["on-stop", "on-save-instance-state"]] + last)
    #expect(try rotation("27", Self.methods) == [["on-pause"], ["on-save-instance-state", "on-stop"]] + last)
  }

  @Test func claims() throws {
    let machine = try machine("android-activity")
    func operand(_ name: String) throws -> Property.Operand {
      .callback(try #require(machine.callbacks[named: name]).id)
    }
    func verdict(_ first: String, _ then: String, version: String, exceptional: Bool = false) throws -> Verdict {
      let conditions = machine.combinations(version: try #require(machine.versions?[version]))[0]
      return Interpreter(machine, under: conditions, withoutExceptional: !exceptional).explored()
        .precedes(try operand(first), try operand(then))
    }
    #expect(try verdict("on-pause", "on-stop", version: "36") == .holds(isVacuous: false))
    #expect(try verdict("on-stop", "on-save-instance-state", version: "36").holds)
    #expect(try !verdict("on-stop", "on-save-instance-state", version: "27").holds)
    guard case .violated(let example) = try verdict("on-pause", "on-stop", version: "36", exceptional: true) else {
      Issue.record("stop-before-resume leaves out onPause")
      return
    }
    #expect(example.words == "'create', 'start', 'stop-before-resume'")
  }
}
