import Commands
import Foundation
import Testing

struct CompletionsTests {
  private func check(_ shell: Shell) throws {
    let path = try #require(executable(shell.rawValue))
    for program in [sample, Program.phasebook] {
      let result = try output(of: path, ["-n"], input: program.completions(for: shell))
      #expect(result.status == 0 && result.text == "", "\(result.text)")
    }
  }

  @Test(.enabled(if: executable("bash") != nil, "bash is not installed"))
  func bashSyntax() throws { try check(.bash) }

  @Test(.enabled(if: executable("zsh") != nil, "zsh is not installed"))
  func zshSyntax() throws { try check(.zsh) }

  @Test(.enabled(if: executable("fish") != nil, "fish is not installed"))
  func fishSyntax() throws { try check(.fish) }

  /// The words before and under the cursor, and what is offered.
  static let cases: [([String], [String])] = [
    ([""], ["check", "model"]),
    (["mo"], ["model"]),
    (["model", ""], ["show"]),
    (["model", "show", "t"], ["two"]),
    (["check", "--format", ""], ["full", "concise", "json"]),
    (["check", "a", "--format", "j"], ["json"]),
    (["check", "--only", "links,st"], ["links,structure"]),
    (["check", "--str"], ["--strict"]),
    (["check", "--level", ""], []),
  ]

  @Test(.enabled(if: executable("bash") != nil, "bash is not installed"), arguments: cases)
  func bash(words: [String], offered: [String]) throws {
    let path = try #require(executable("bash"))
    let typed = (["phasebook"] + words).map { "'\($0)'" }.joined(separator: " ")
    let script = """
      \(sample.completions(for: .bash))
      COMP_WORDS=(\(typed)); COMP_CWORD=\(words.count)
      _phasebook
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try output(of: path, [], input: script)
    #expect(result.text.split(separator: "\n").map(String.init) == offered)
  }

  @Test(.enabled(if: executable("bash") != nil, "bash is not installed"))
  func bashSplitsAtTheEqualsSign() throws {
    let path = try #require(executable("bash"))
    for (words, offered) in [("--format =", "full concise json "), ("--format = j", "json ")] {
      let script = """
        \(sample.completions(for: .bash))
        COMP_WORDS=(phasebook check \(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _phasebook
        printf '%s ' "${COMPREPLY[@]}"
        """
      #expect(try output(of: path, [], input: script).text == offered)
    }
  }

  @Test(.enabled(if: executable("fish") != nil, "fish is not installed"), arguments: cases)
  func fish(words: [String], offered: [String]) throws {
    let path = try #require(executable("fish"))
    let line = (["phasebook"] + words).joined(separator: " ")
    let result = try output(
      of: path, ["--no-config"], input: "\(sample.completions(for: .fish))\ncomplete -C '\(line)'\n")
    let found = result.text.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    #expect(Set(found) == Set(offered))
  }
}

private func executable(_ name: String) -> String? {
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
}

/// What a program prints on both streams when it reads `input` from a file.
private func output(of path: String, _ arguments: [String], input: String) throws -> (text: String, status: Int32) {
  let file = FileManager.default.temporaryDirectory.appendingPathComponent("phasebook-\(UUID().uuidString)")
  try input.write(to: file, atomically: true, encoding: .utf8)
  defer { try? FileManager.default.removeItem(at: file) }
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(fileURLWithPath: path)
  process.arguments = arguments + [file.path]
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return (String(decoding: data, as: UTF8.self), process.terminationStatus)
}
