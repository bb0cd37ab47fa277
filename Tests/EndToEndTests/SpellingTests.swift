import Foundation
import Testing

/// Spelling as authors meet it.
struct SpellingTests {
  private func sandbox(_ text: String) throws -> Sandbox {
    let sandbox = try Book.sandbox()
    try sandbox.write(
      "phasebook: 1\ntitle: {eo: Libro}\nlanguages: {eo: {}}\n", to: "Content/phasebook.yaml")
    try sandbox.write("---\ntitle: Libro\n---\n\n\(text)\n", to: "Content/eo/index.md")
    let folder = "Dictionaries"
    try sandbox.write("SET UTF-8\nTRY oablitesk\n", to: "\(folder)/eo.aff")
    try sandbox.write("3\nlibro\nbona\nteksto\n", to: "\(folder)/eo.dic")
    return sandbox
  }

  private func run(_ sandbox: Sandbox, _ more: String..., folder: String) async throws -> Program.Run {
    try await Program.run(
      ["check", "--only", "spelling", "--format", "concise", "--timings"] + more, in: sandbox.root,
      environment: ["DICPATH": sandbox.root + "/" + folder])
  }

  @Test func theDictionaryIsLoadedOnce() async throws {
    let sandbox = try sandbox("Bona tekst.")
    let first = try await run(sandbox, folder: "Dictionaries")
    #expect(
      first.out.contains("Content/eo/index.md:5:6: warning: the word 'tekst' is not known [spelling/unknown-word]"))
    #expect(first.status == 0 && first.err.contains("dictionaries loaded: 1"))
    let second = try await run(sandbox, folder: "Dictionaries")
    #expect(second.out == first.out && second.err.contains("dictionaries loaded: 0"))
    let full = try await Program.run(
      ["check", "--only", "spelling"], in: sandbox.root, environment: ["DICPATH": sandbox.root + "/Dictionaries"])
    #expect(full.out.contains("did you mean 'teksto'"))
  }

  @Test func aLanguageWithoutDictionaryIsSkippedByName() async throws {
    let sandbox = try sandbox("Bona tekst.")
    let run = try await run(sandbox, folder: "Nowhere")
    #expect(run.status == 0 && !run.out.contains("unknown-word"))
    #expect(run.out.contains("skipped: spelling (1): there is no dictionary of eo"))
    #expect(try await self.run(sandbox, "--strict", folder: "Nowhere").status == 1)
  }
}
