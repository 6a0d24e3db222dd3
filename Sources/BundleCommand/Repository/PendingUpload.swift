internal import BundlePublisher
internal import FileAccess

/// What the folder of a repository remembers of its files that wait to be uploaded: where the list is that has them.
///
/// A file is such a list by its content, whatever its time of change and its number on the disk: people edit it, copy it, and
/// move it with the folder.
struct PendingUpload {
  private let folder: RepositoryFolder
  private var file: String { "\(folder.path)/.upload-list" }

  /// The longest path, and more: earlier versions wrote a line before it.
  private static let limit = 4096 + 100

  init(_ folder: RepositoryFolder) { self.folder = folder }

  /// The path of the list; `nil` where it has been deleted, as it is once its files are uploaded, or is empty, or another
  /// file is in its place, or another repository's list.
  /// - Throws: `FileError` where a part of the list is damaged.
  var list: String? {
    get throws(FileError) {
      guard let path = try place()?.resolvingLinks,
        let paths = try PathList(path: path, option: "--upload-list").paths(), try isOwn(paths)
      else { return nil }
      return path
    }
  }

  /// Remembers a list that was written. A pipe, or a path with a line break, isn't remembered.
  /// - Throws: `FileError` when the folder can't be written.
  func remember(_ path: String) throws(FileError) {
    let place = place(of: path)
    guard FileType(of: path) == .file, !place.utf8.contains(UInt8(ascii: "\n")) else { return }
    try FileBytes.replace(file, with: Array("\(place)\n".utf8))
  }

  /// From the folder on, so that it stays true where both are moved; absolute where they have no folder in common.
  private func place(of path: String) -> String {
    let (path, folder) = (path.resolvingLinks, folder.path.resolvingLinks)
    let tops = [path, folder].map { $0.utf8.split(separator: UInt8(ascii: "/")).first.map(Array.init) }
    return tops[0] == tops[1] ? path.relativePath(from: folder) : path
  }

  /// The path that is remembered.
  private func place() throws(FileError) -> String? {
    guard FileType(of: file) == .file else { return nil }
    let lines = try FileBytes.read(file, limit: Self.limit).split(separator: UInt8(ascii: "\n"))
    guard let place = lines.last.map({ String(decoding: $0, as: UTF8.self) }) else { return nil }
    return place.utf8.first == UInt8(ascii: "/") ? place : "\(folder.path.resolvingLinks)/\(place)"
  }

  /// Whether a list has files of this repository. Another one's has target files that aren't here.
  private func isOwn(_ paths: [String]) throws(FileError) -> Bool {
    let targets = paths.filter { $0.hasPrefix("\(BundleFile.targets)/") }
    for path in targets where try folder.exists(path) { return true }
    return targets.isEmpty && !paths.isEmpty
  }
}
