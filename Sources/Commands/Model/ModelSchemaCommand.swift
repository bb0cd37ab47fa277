import StateMachines

/// Prints the format of a machine's file.
package struct ModelSchemaCommand: Command {
  package static let name = "schema"
  package static let summary = "Print the JSON Schema of a machine's file, for editors"
  package static let discussion = """
    Save it and name it in the first line of a machine's file, and an editor completes and checks what is written:

      # yaml-language-server: $schema=machine.schema.json
    """
  package static let parameters = CommonOptions.terminal

  package init(_ arguments: ParsedArguments) throws(UsageError) {}

  package func run(_ console: Console) async throws -> ExitStatus {
    console.write(Machine.schema)
    return .success
  }
}
