extension FileSystem {
  /// The files below `root` on the disk. Names that begin with a dot are left out.
  ///
  /// Symbolic links are followed where they lead to something below the root that is not a folder above them;
  /// anything else is an entry of kind `badLink`, so that it can be reported and is never read.
  package static func disk(_ root: String) -> FileSystem {
    let real = Disk.realPath(root) ?? root
    return FileSystem(
      list: {
        var walk = Walk(root: real)
        walk.visit(.root, above: [real])
        return walk.entries.sorted { $0.path < $1.path }
      },
      read: { path throws(FileError) in try Disk.read(real + "/" + path.string) })
  }

  private struct Walk {
    let root: String
    var entries: [Entry] = []

    mutating func visit(_ folder: RelativePath, above: [String]) {
      let names: [String]
      do {
        names = try Disk.names(in: root + "/" + folder.string)
      } catch {
        entries.append(Entry(path: folder, kind: .unreadable(reason: error.reason)))
        return
      }
      for name in names where !name.hasPrefix(".") {
        let path = folder.appending(name)
        let absolute = root + "/" + path.string
        var kind = Disk.kind(of: absolute, following: false)
        var inside = above
        if kind == .link {
          guard let target = Disk.realPath(absolute) else {
            entries.append(Entry(path: path, kind: .badLink(reason: "leads nowhere or round in a circle")))
            continue
          }
          guard !above.contains(target) else {
            entries.append(Entry(path: path, kind: .badLink(reason: "leads to a folder that holds it")))
            continue
          }
          guard target.hasPrefix(root + "/") else {
            entries.append(Entry(path: path, kind: .badLink(reason: "leads out of the content folder")))
            continue
          }
          kind = Disk.kind(of: target)
          inside.append(target)
        }
        switch kind {
        case .file(let size): entries.append(Entry(path: path, kind: .file(size: size)))
        case .folder:
          entries.append(Entry(path: path, kind: .folder))
          visit(path, above: inside + [absolute])
        case .special: entries.append(Entry(path: path, kind: .special))
        case .missing, .link: entries.append(Entry(path: path, kind: .unreadable(reason: "vanished")))
        }
      }
    }
  }
}
