import Diagnostics
import YAML

/// What every part of a machine's file is read with: the names that exist, and the languages.
struct MachineReader {
  /// The first is the source language.
  let languages: [String]
  let editions: [TextEdition]
  let names: Names
  let versions: VersionScheme?
  let variants: [VariantAxis]
  /// The places of the transitions that could be read; nil until they are. One that could not has moved those after it.
  var transitionPlaces: [String: Int]?

  // MARK: References

  /// The id that a value is, where such an element exists.
  func reference<Element>(_ kind: ElementKind, _ reader: inout YAMLReader) -> ID<Element>? {
    guard let text = reader.string() else { return nil }
    guard let index = names[kind, text.value] else {
      let others = names.ids(of: kind)
      let close = suggestion(for: text.value, among: others)
      reader.report(
        Diagnostic(
          .unknownReference, "there is no \(kind.rawValue) '\(text.value)' in this machine", at: text.range,
          help: close.map { "did you mean '\($0)'?" } ?? names.kind(of: text.value).map { "it is \($0.withArticle)" }))
      return nil
    }
    return place(kind, text.value, index).map { ID(text.value, $0) }
  }

  /// Where an element stands among those that were read; nil for a transition that could not be.
  func place(_ kind: ElementKind, _ id: String, _ index: Int) -> Int? {
    guard kind == .transition, let transitionPlaces else { return index }
    return transitionPlaces[id]
  }

  /// The same for the value of a key.
  func reference<Element>(_ kind: ElementKind, _ key: String, _ reader: inout YAMLReader) -> ID<Element>? {
    reader.at(key) { reference(kind, &$0) }
  }

  /// One id, or a list of them, which is not empty where the key is required.
  func references<Element>(
    _ kind: ElementKind, _ key: String, _ presence: YAMLReader.Presence, _ reader: inout YAMLReader
  ) -> [ID<Element>] {
    reader.at(key, presence) { value -> [ID<Element>]? in
      guard case .sequence(let items) = value.node.kind else { return reference(kind, &value).map { [$0] } }
      if items.isEmpty, presence == .required {
        value.report(Diagnostic(.missingKey, "'\(key)' names no \(kind.rawValue)", at: value.range))
      }
      return value.items { reference(kind, &$0) }
    } ?? []
  }

  // MARK: Texts

  /// A text in all languages: a mapping, or plain text in the source language.
  func text(_ key: String, _ presence: YAMLReader.Presence, _ reader: inout YAMLReader) -> LocalizedString? {
    reader.at(key, presence) { text(&$0) }
  }

  func text(_ key: String, _ reader: inout YAMLReader) -> LocalizedString? { text(key, .optional, &reader) }

  func text(_ reader: inout YAMLReader) -> LocalizedString? {
    var values: [String: String] = [:]
    if reader.isMapping {
      guard let written = reader.localized() else { return nil }
      for entry in written.entries {
        values[entry.language.value] = entry.text.value
        guard !languages.contains(entry.language.value) else { continue }
        reader.report(
          Diagnostic(
            .missingModelText, "'\(entry.language.value)' is not a language of this knowledge base",
            at: entry.language.range,
            help: suggestion(for: entry.language.value, among: languages).map { "did you mean '\($0)'?" }))
      }
    } else {
      guard let plain = reader.string() else { return nil }
      values[languages[0]] = plain.value
    }
    values = values.filter { !$0.value.allSatisfy(\.isWhitespace) }
    for language in languages where values[language] == nil {
      // What is there and no text was reported as such.
      if let written = reader.node[language], written.text == nil { continue }
      reader.report(Diagnostic(.missingModelText, "the text has no value for '\(language)'", at: reader.range))
    }
    guard let fallback = languages.lazy.compactMap({ values[$0] }).first else { return nil }
    return LocalizedString(
      languages.map { values[$0] ?? fallback },
      // What stands in for a missing text is in another language.
      editions: editions.map { edition in values[languages[edition.origin]].map(edition.converted) ?? fallback })
  }

  /// Lists of words, by language, then by edition; a language may have none.
  func words(_ key: String, _ reader: inout YAMLReader) -> [[String]] {
    let found =
      reader.at(key) { value in
        value.entries { language, words -> (String, [String])? in
          guard languages.contains(language.value) else {
            words.report(
              Diagnostic(
                .missingModelText, "'\(language.value)' is not a language of this knowledge base", at: language.range,
                help: suggestion(for: language.value, among: languages).map { "did you mean '\($0)'?" }))
            _ = words.whole()
            return nil
          }
          return words.strings().map { (language.value, $0.map(\.value)) }
        }
      } ?? []
    let byLanguage = Dictionary(found) { first, _ in first }
    let written = languages.map { byLanguage[$0] ?? [] }
    return written + editions.map { edition in written[edition.origin].map(edition.converted) }
  }

  // MARK: Versions and variants

  func version(_ key: String, _ reader: inout YAMLReader) -> Located<Version>? {
    reader.at(key) { value in
      guard let text = value.string() else { return nil }
      guard let version = versions?[text.value] else {
        let order = versions?.order.map(\.name) ?? []
        value.report(
          Diagnostic(
            .versionOrder, "'\(text.value)' is not a version of this machine", at: text.range,
            help: order.isEmpty
              ? "list the versions under 'versions: {order: […]}'"
              : suggestion(for: text.value, among: order).map { "did you mean '\($0)'?" }
                ?? "known: \(order.joined(separator: ", "))"))
        return nil
      }
      return Located(version, text.range)
    }
  }

  /// `since`, `until` and `when`.
  func availability(_ reader: inout YAMLReader) -> Availability {
    let since = version("since", &reader)
    let until = version("until", &reader)
    inOrder("since", since, "until", until, &reader)
    let pairs = reader.entries("when") { axis, value -> (String, String)? in
      guard let found = variants.first(where: { $0.id == axis.value }) else {
        value.report(
          Diagnostic(
            .variantValue, "the machine does not vary in '\(axis.value)'", at: axis.range,
            help: suggestion(for: axis.value, among: variants.map(\.id)).map { "did you mean '\($0)'?" }))
        _ = value.whole()
        return nil
      }
      guard let text = value.string() else { return nil }
      guard found.values.contains(where: { $0.id == text.value }) else {
        let values = found.values.map(\.id)
        value.report(
          Diagnostic(
            .variantValue, "'\(axis.value)' cannot be '\(text.value)'; it is one of \(values.joined(separator: ", "))",
            at: text.range, help: suggestion(for: text.value, among: values).map { "did you mean '\($0)'?" }))
        return nil
      }
      return (axis.value, text.value)
    }
    return Availability(
      since: since?.value, until: until?.value, variants: Dictionary(pairs) { first, _ in first })
  }

  /// Reports an end that comes before its beginning, or with it where it would leave nothing.
  func inOrder(
    _ beginKey: String, _ begin: Located<Version>?, _ endKey: String, _ end: Located<Version>?,
    mayBeEqual: Bool = true, _ reader: inout YAMLReader
  ) {
    guard let begin, let end, end.value < begin.value || !mayBeEqual && end.value == begin.value else { return }
    reader.report(
      Diagnostic(
        .versionOrder,
        end.value == begin.value
          ? "'\(endKey)' and '\(beginKey)' are both \(end.value)"
          : "'\(endKey)' is \(end.value), which comes before '\(beginKey)', \(begin.value)",
        at: end.range, notes: [Diagnostic.Note("'\(beginKey)' is here", begin.range)]))
  }
}
