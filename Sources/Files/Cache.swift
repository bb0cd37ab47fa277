/// Results that can be computed again, kept on the disk under a key that stands for everything they follow from.
///
/// Deleting it is always safe, and so is a file in it that is damaged: readers must know their own bytes. Nothing that
/// goes wrong here is an error: without a cache the work is done anew.
package struct Cache: Sendable {
  /// Absolute; nil where nothing is kept.
  private let folder: String?

  package static let none = Cache(folder: nil)

  /// Keeps its files in `folder`, which is made when the first is written.
  package init(folder: String?) { self.folder = folder }

  /// What was kept under a key; nil where nothing was.
  package func bytes(_ kind: String, _ key: Fingerprint) -> [UInt8]? {
    folder.flatMap { try? Disk.read("\($0)/\(kind)/\(key)") }
  }

  /// Keeps bytes under a key. Who reads at the same time gets all of them or none.
  package func keep(_ bytes: [UInt8], _ kind: String, _ key: Fingerprint) {
    guard let folder else { return }
    let path = "\(folder)/\(kind)/\(key)"
    do {
      try Disk.makeFolder("\(folder)/\(kind)")
      let draft = "\(path).\(Disk.processID)"
      try Disk.write(bytes, to: draft)
      try Disk.rename(draft, to: path)
    } catch {}
  }
}
