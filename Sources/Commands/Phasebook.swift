import Diagrams
import Languages
import Markdown
import YAML

extension Program {
  /// All commands, in the order in which help lists them.
  package static let phasebook = Program(
    CommandGroup(
      "phasebook", "Turn Markdown articles about life cycles into a checked, multilingual site",
      discussion: """
        The content folder is found from the current folder upwards: the first that holds a phasebook.yaml or a \
        Content/phasebook.yaml.

        Exit status: 0 nothing is wrong, 1 something was found, 2 it could not run.
        """,
      [
        .command(BuildCommand.self),
        .command(CheckCommand.self),
        .command(SyncCommand.self),
        .group(
          CommandGroup(
            "translate", "See what translations lack, and say what is right",
            [
              .command(TranslateStatusCommand.self), .command(TranslateDiffCommand.self),
              .command(TranslateStartCommand.self), .command(TranslateAcceptCommand.self),
              .command(TranslateSyncCommand.self), .command(TranslateExportCommand.self),
              .command(TranslateImportCommand.self),
            ])),
        .group(
          CommandGroup(
            "model", "Look at the machines by themselves",
            [
              .command(ModelListCommand.self), .command(ModelShowCommand.self), .command(ModelLintCommand.self),
              .command(ModelDiagramCommand.self), .command(ModelTraceCommand.self), .command(ModelSchemaCommand.self),
              .command(ModelExportCommand.self), .command(ModelImportCommand.self),
            ])),
        .group(
          CommandGroup(
            "snippets", "Look at the code of articles by itself",
            [
              .command(SnippetsListCommand.self), .command(SnippetsShowCommand.self),
              .command(SnippetsRecordCommand.self),
            ])),
        .command(RenderCommand.self),
        .command(ExplainCommand.self),
        .command(DoctorCommand.self),
        .command(CompletionsCommand.self),
      ]),
    version: "0.1.0")
}

extension DoctorCommand {
  /// The libraries that the program is linked with.
  static let libraries: [@Sendable () -> Finding] = [
    {
      Finding(
        "cmark-gfm", version: Document.parserVersion, purpose: "reads Markdown",
        howToGet: "apt install libcmark-gfm-dev", isNeeded: true)
    },
    {
      Finding(
        "Graphviz", version: DiagramEngine.libraryVersion, purpose: "lays out diagrams",
        howToGet: "apt install libgraphviz-dev", isNeeded: true)
    },
    {
      Finding(
        "libyaml", version: YAML.libraryVersion, purpose: "reads front matter and configuration",
        howToGet: "apt install libyaml-dev", isNeeded: true)
    },
    {
      Finding(
        "Hunspell", version: "linked with the program", purpose: "reads dictionaries: spelling, and the forms of words",
        howToGet: "apt install libhunspell-dev", isNeeded: true)
    },
    {
      Finding(
        "libstemmer", version: "rules for \(Stemmer.languages.count) languages",
        purpose: "compares words that no dictionary knows", howToGet: "apt install libstemmer-dev", isNeeded: true)
    },
  ]
}

extension DoctorCommand {
  /// Languages whose dictionaries are looked for; those of a knowledge base are found by their names too.
  private static let languages = ["en", "de", "ru", "sr", "sr-Latn"]

  /// The dictionaries in some folders, one for each language.
  package static func dictionaries(in folders: [String]) -> [Finding] {
    languages.compactMap(LanguageTag.init).map { tag in
      let files = DictionaryFiles.find(for: tag, in: folders)
      return Finding(
        "dictionary \(tag)", version: files?.words, purpose: "spelling and terms in \(tag.nativeName)",
        howToGet: DictionaryFiles.howToGet(tag))
    }
  }
}
