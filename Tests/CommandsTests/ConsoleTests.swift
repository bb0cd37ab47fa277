import Commands
import Diagnostics
import Foundation
import Synchronization
import Testing

struct ConsoleTests {
  /// The choice, whether there is a terminal, whether the environment forbids colours, and the outcome.
  @Test(arguments: [
    (ColourChoice.auto, true, false, true), (.auto, false, false, false), (.auto, true, true, false),
    (.always, false, true, true), (.never, true, false, false),
  ])
  func colours(choice: ColourChoice, isTerminal: Bool, isForbidden: Bool, isColoured: Bool) {
    let output = Output(isTerminal: isTerminal) { _ in nil }
    let environment = Console.Environment(noColour: isForbidden)
    let console = Console(out: output, err: output, environment: environment).with(colour: choice, quiet: false)
    #expect(console.style.colour == isColoured)
    #expect(console.errorStyle.colour == isColoured)
  }

  @Test func dumbTerminal() {
    let collected = Collected()
    let output = collected.output(terminal: true)
    let console = Console(out: output, err: output, environment: .init(dumb: true))
    console.progress("1 of 2")
    #expect(!console.style.colour)
    #expect(collected.text == "")
  }

  @Test func productIsWrittenInLargePieces() {
    let pieces = Mutex<[Int]>([])
    let output = Output { bytes in
      pieces.withLock { $0.append(bytes.count) }
      return nil
    }
    for _ in 0..<100_000 { output.append("a\n") }
    output.flush()
    #expect(pieces.withLock { $0.reduce(0, +) } == 200_000)
    #expect(pieces.withLock(\.count) == 4)
  }

  @Test func nothingIsWrittenAfterAFailure() async {
    let calls = Mutex(0)
    let out = Output { _ in
      calls.withLock { $0 += 1 }
      return .closed
    }
    let err = Collected()
    let console = Console(out: out, err: err.output())
    for _ in 0..<5 { console.write([UInt8](repeating: 65, count: 70_000)) }
    #expect(await sample.run(["check"], on: console) == .success)
    #expect(calls.withLock { $0 } == 1)
    #expect(err.text == "checking\n")
  }

  @Test func fullDiskIsTold() async {
    let err = Collected()
    let console = Console(out: Output { _ in .other(reason: "No space left on device") }, err: err.output())
    #expect(await sample.run(["check", "--quiet"], on: console) == .couldNotRun)
    #expect(err.text == "error: standard output cannot be written: No space left on device\n")
  }

  @Test func readerWhoWentAway() {
    _ = Console.process()
    let pipe = Pipe()
    try? pipe.fileHandleForReading.close()
    let output = Output(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    output.append("x\n")
    #expect(output.flush() == .closed)
  }
}
