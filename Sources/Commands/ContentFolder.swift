import Files

/// Where the knowledge base is, and how its files are named in messages.
struct ContentFolder: Sendable {
  /// Absolute, without links.
  let path: String
  /// What stands before a file's path in messages: relative to the current folder, absolute outside it.
  let prefix: String

  static let configurationName = "phasebook.yaml"

  /// Beside `Content/`; in a content folder of another name beside its configuration.
  var cacheFolder: String {
    guard let (above, name) = path.atLastSlash, name == "Content" else { return path + "/.phasebook" }
    return above + "/.phasebook"
  }

  /// The folder that `--content` names, or the first found from the current folder upwards.
  static func find(_ named: String?) throws(UsageError) -> ContentFolder {
    if let named {
      guard let path = Disk.realPath(named), Disk.kind(of: path) == .folder else {
        throw UsageError("there is no folder “\(named)”")
      }
      for candidate in [path, path + "/Content"] where holdsConfiguration(candidate) { return ContentFolder(candidate) }
      throw UsageError("the folder “\(named)” has no \(configurationName)")
    }
    var folder = Disk.workingFolder
    while true {
      for candidate in [folder, folder == "/" ? "/Content" : folder + "/Content"] where holdsConfiguration(candidate) {
        return ContentFolder(Disk.realPath(candidate) ?? candidate)
      }
      guard folder != "/", let above = folder.atLastSlash?.before else { break }
      folder = above.isEmpty ? "/" : above
    }
    throw UsageError(
      "no \(configurationName) and no Content/\(configurationName) is found from here upwards",
      help: "name the content folder with --content DIR")
  }

  private static func holdsConfiguration(_ folder: String) -> Bool {
    Disk.kind(of: folder + "/" + configurationName) != .missing
  }

  private init(_ path: String) {
    self.path = path
    let here = Disk.workingFolder
    if path == here {
      prefix = ""
    } else if path.hasPrefix(here == "/" ? "/" : here + "/") {
      prefix = path.dropFirst(here == "/" ? 1 : here.count + 1) + "/"
    } else {
      prefix = path + "/"
    }
  }
}
