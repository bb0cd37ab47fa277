import Diagrams
import Files
import Knowledge
import Site
import TestSupport
import Testing

/// The files that a small knowledge base becomes.
struct SiteSample {
  let base: KnowledgeBase
  let files: [OutputFile]

  init(_ files: [String: String], includesDrafts: Bool = false) async throws {
    let sample = await SampleBase.make(files, includesDrafts: includesDrafts)
    base = try #require(sample.base)
    let diagrams = try DiagramLibrary.graphs(of: base).map { try DiagramEngine.lay(out: $0).diagram }
    self.files = SiteBuilder.files(
      of: base, strings: try #require(sample.strings), diagrams: DiagramLibrary(diagrams))
  }

  var paths: [String] { files.map(\.path) }

  func text(_ path: String) throws -> String {
    let file = try #require(files.first { $0.path == path }, "there is no \(path)")
    guard case .made(let make) = file.content else { return "" }
    return String(decoding: make(), as: UTF8.self)
  }

  /// What stands between two marks, at their first place.
  func part(_ path: String, from start: String, to end: String) throws -> String {
    let text = try text(path)
    let lower = try #require(text.range(of: start), "\(path) has no \(start)")
    let upper = try #require(text.range(of: end, from: lower.upperBound), "\(path) has no \(end)")
    return String(text[lower.upperBound..<upper.lowerBound])
  }
}

extension String {
  func range(of text: String) -> Range<String.Index>? { firstRange(of: text) }

  func range(of text: String, from start: String.Index) -> Range<String.Index>? { self[start...].firstRange(of: text) }
}
