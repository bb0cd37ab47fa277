import Files

/// The theme's files under the names that they have in the site: with a fingerprint, so that browsers may keep them for ever.
struct Theme: Sendable {
  let styles: OutputFile
  let script: OutputFile
  let icon: OutputFile

  var files: [OutputFile] { [styles, script, icon] }

  init() {
    func file(_ stem: String, _ ending: String, _ bytes: [UInt8]) -> OutputFile {
      OutputFile("assets/\(stem).\(Fingerprint(bytes)).\(ending)") { bytes }
    }
    styles = file("site", "css", EmbeddedFile.styles)
    script = file("site", "js", EmbeddedFile.bytes("site.js"))
    icon = file("favicon", "svg", EmbeddedFile.bytes("favicon.svg"))
  }
}
