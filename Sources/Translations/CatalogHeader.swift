package import Diagnostics

/// What a catalogue says about itself, in the translation of the empty text.
package struct CatalogHeader: Sendable {
  /// The header's text; where there is none, the start of the file.
  package let range: SourceRange
  private let fields: [String: String]
  package private(set) var pluralForms: PluralForms?
  /// The line of `Plural-Forms`, else the whole header.
  package private(set) var pluralFormsRange: SourceRange

  /// A field such as `Language`, without regard to case.
  package subscript(name: String) -> String? { fields[name.lowercased()] }

  /// Reads the header from the pieces of its text, each a quoted string of the file.
  init(_ pieces: [Catalog.Text], at range: SourceRange, _ diagnostics: inout [Diagnostic]) {
    var fields: [String: String] = [:]
    for line in pieces.map(\.value).joined().split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      fields[line[..<colon].lowercased()] = String(line[line.index(after: colon)...].drop { $0 == " " })
    }
    self.range = range
    self.fields = fields
    let line = pieces.first { $0.value.lowercased().contains("plural-forms") }
    pluralFormsRange = line?.range ?? range
    checkCharset(pieces, &diagnostics)
    guard let text = self["Plural-Forms"] else { return }
    switch PluralForms.parse(text) {
    case .success(let forms): pluralForms = forms
    case .failure(let fault):
      diagnostics.append(
        Diagnostic(
          .catalogSyntax, "Plural-Forms cannot be used: \(fault.message)", at: pluralFormsRange,
          help: "write it as in the manual of gettext, as nplurals=2; plural=(n != 1);"))
    }
  }

  private func checkCharset(_ pieces: [Catalog.Text], _ diagnostics: inout [Diagnostic]) {
    guard let type = self["Content-Type"]?.lowercased(), let start = type.firstRange(of: "charset=") else { return }
    let charset = type[start.upperBound...].trimmingPrefix(" ")
    guard !charset.hasPrefix("utf-8") else { return }
    let line = pieces.first { $0.value.lowercased().contains("charset=") }
    diagnostics.append(
      Diagnostic(
        .catalogSyntax, "the catalogue says that it is not in UTF-8 but in '\(charset)'", at: line?.range ?? range,
        help: "save it as UTF-8 and write charset=UTF-8"))
  }
}
