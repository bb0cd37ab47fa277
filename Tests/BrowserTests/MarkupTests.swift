import Foundation
import Testing

extension GeneratedSite {
  /// The Nu HTML checker finds no error on any page.
  @Suite(.needs(.java, .vnu)) struct Markup {
    private struct Answer: Decodable { let messages: [Message] }
    private struct Message: Decodable {
      let type: String, url: String?, lastLine: Int?, message: String
    }

    @Test func everyPageIsValid() throws {
      let sites = try Sites.current
      let arguments = ["-jar", try Tool.vnu.place.path, "--skip-non-html", "--format", "json", "--stdout"]
      let run = try Repository.output(
        of: Tool.java.place, arguments + [sites.real.folder.path, sites.sample.folder.path])
      let answer = try JSONDecoder().decode(Answer.self, from: Data(run.out.utf8))
      for message in answer.messages where message.type != "info" {
        let place = (message.url ?? "").replacing(sites.folder.absoluteString, with: "")
        Issue.record("\(place):\(message.lastLine ?? 0): \(message.message)")
      }
      #expect(sites.real.files.count + sites.sample.files.count > 20, "there were pages to check")
    }
  }
}
