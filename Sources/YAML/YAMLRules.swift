package import Diagnostics

extension YAML {
  /// Every rule that reading YAML may report.
  package static let rules: [Rule] = [
    .yamlSyntax, .yamlFeature, .yamlLimit, .duplicateKey, .unknownKey, .missingKey, .wrongType, .unknownValue,
  ]
}

extension Rule {
  package static let yamlSyntax = Rule(
    "structure/yaml-syntax", .error, "Front matter and YAML files can be read.",
    why: "What cannot be read is missing on the page: its title, its models, its translations.",
    bad: ["en/page.md": "---\ntitle: \"A\n---\n\nText.\n"],
    good: ["en/page.md": "---\ntitle: \"A\"\n---\n\nText.\n"])

  package static let yamlFeature = Rule(
    "structure/yaml-feature", .error, "YAML is used without anchors, aliases, tags, merge keys and second documents.",
    why: """
      They make a file mean what it does not say, and a few lines of them expand to gigabytes. Lists, mappings and \
      texts are enough for what is written here.
      """,
    bad: ["en/page.md": "---\ntitle: &name A\ndescription: *name\n---\n\nText.\n"],
    good: ["en/page.md": "---\ntitle: A\ndescription: A\n---\n\nText.\n"])

  package static let yamlLimit = Rule(
    "structure/yaml-limit", .error, "A YAML text is at most 10 MB long and 100 levels deep.",
    why: "More is an accident or an attack, and would exhaust the memory of whoever builds the site.",
    bad: ["en/page.md": "---\ntitle: A\nmodels: " + String(repeating: "[", count: 101) + "\n---\n\nText.\n"],
    good: ["en/page.md": "---\ntitle: A\nmodels: []\n---\n\nText.\n"])

  package static let duplicateKey = Rule(
    "structure/duplicate-key", .error, "A key stands once in a mapping.",
    why: "Only one of the values can be used, and a reader cannot tell which one was meant.",
    bad: ["en/page.md": "---\ntitle: A\ntitle: B\n---\n\nText.\n"],
    good: ["en/page.md": "---\ntitle: A\n---\n\nText.\n"])

  package static let unknownKey = Rule(
    "structure/unknown-key", .error, "Each key is one that is known at its place.",
    why: "A misspelt key is silently without effect: a page marked 'darft: true' would be published.",
    bad: ["en/page.md": "---\ntitle: A\ndarft: true\n---\n\nText.\n"],
    good: ["en/page.md": "---\ntitle: A\ndraft: true\n---\n\nText.\n"])

  package static let missingKey = Rule(
    "structure/missing-key", .error, "Each required key is there.",
    why: "Without it the page or the machine cannot be shown: a page without a title has no name in any list.",
    bad: ["en/page.md": "---\ndescription: A\n---\n\nText.\n"],
    good: ["en/page.md": "---\ntitle: A\ndescription: A\n---\n\nText.\n"])

  package static let wrongType = Rule(
    "structure/wrong-type", .error, "A value is of the kind that its key wants: text, a list, true or false.",
    why: "A value of another kind is not used, so the file does not mean what its author thinks.",
    bad: ["en/page.md": "---\ntitle: A\ndraft: [true]\n---\n\nText.\n"],
    good: ["en/page.md": "---\ntitle: A\ndraft: true\n---\n\nText.\n"])

  package static let unknownValue = Rule(
    "structure/unknown-value", .error, "A value is one of those that its key allows.",
    why: "An unknown value is not used, and what is used instead may be the contrary.",
    bad: ["en/page.md": "---\ntitle: A\ntranslations: optionall\n---\n\nText.\n"],
    good: ["en/page.md": "---\ntitle: A\ntranslations: optional\n---\n\nText.\n"])
}
