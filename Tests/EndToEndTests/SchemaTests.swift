import Foundation
import Testing

/// The schema that `model schema` prints is one, and every machine of the own content keeps to it: said by a validator
/// that knows nothing of this program (the Python package jsonschema).
struct SchemaTests {
  private static let python = Program.checkout + "/.build/tools/bin/python"
  private static let isMandatory = ProcessInfo.processInfo.environment["CI"] == "true"
  private static let isThere = FileManager.default.isExecutableFile(atPath: python)

  /// Reads the schema, then YAML files as the program does: dates, `on` and `yes` are texts.
  private static let script = """
    import json, sys, yaml
    from jsonschema import Draft202012Validator
    schema = json.load(open(sys.argv[1]))
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    class Loader(yaml.SafeLoader): pass
    kept = ("bool", "int", "float", "null")
    Loader.yaml_implicit_resolvers = {
        key: [(tag, pattern) for tag, pattern in pairs if tag.split(":")[-1] in kept and not (key in "yYnNoO")]
        for key, pairs in yaml.SafeLoader.yaml_implicit_resolvers.items()}
    for path in sys.argv[2:]:
        with open(path, encoding="utf-8") as file:
            for error in validator.iter_errors(yaml.load(file, Loader)):
                print(path, "/".join(map(str, error.path)), error.message[:200])
    """

  private func faults(_ paths: [String], in sandbox: Sandbox) async throws -> String {
    let schema = try await Program.run(["model", "schema"], in: sandbox.root)
    try sandbox.write(schema.out, to: "machine.schema.json")
    try sandbox.write(Self.script, to: "validate.py")
    let run = try await Program.run(
      executable: Self.python, ["validate.py", "machine.schema.json"] + paths, in: sandbox.root)
    return run.everything
  }

  @Test(.enabled(if: isThere || isMandatory, "jsonschema is absent; Scripts/bootstrap --tests installs it"))
  func ownMachinesKeepToTheSchema() async throws {
    let own = try Book.ownContent()
    let files = try own.names(in: "Content/Models").filter { !["equivalences.yaml", "scenarios.yaml"].contains($0) }
    #expect(files.count >= 7)
    #expect(try await faults(files.map { "Content/Models/" + $0 }, in: own) == "")
  }

  @Test(.enabled(if: isThere || isMandatory, "jsonschema is absent; Scripts/bootstrap --tests installs it"))
  func faultsAreFound() async throws {
    let own = try Book.ownContent()
    let file = "Content/Models/ios-app.yaml"
    try own.replace("complete: true", with: "complete: certainly", in: file)
    #expect(try await faults([file], in: own).contains("is not of type 'boolean'"))
  }
}
