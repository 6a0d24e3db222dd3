internal import BundlePublisher
internal import FileAccess

/// A file that lists files of a repository for another program, a path a line: those to upload, or to delete on the server.
///
/// What it lists stays in it until somebody deletes it. A run that is stopped, or whose upload fails, has written its files
/// once and for all: no later run would name them.
struct PathList {
  /// The path of the list.
  let path: String
  /// The option that names it.
  let option: String

  /// Hundreds of thousands of paths.
  private static let limit = 64 << 20

  /// Adds paths at the end, those that it has already too: they are listed in the order in which they are to be read.
  /// - Parameter isPending: whether there is still something to do about a path that an earlier run has listed.
  /// - Returns: how many of earlier runs are left.
  /// - Throws: `FileError`, also where the file is anything but such a list.
  func add(_ new: [String], isPending: (String) throws(FileError) -> Bool) throws(FileError) -> Int {
    let added = Set(new)
    var earlier: [String] = []
    for path in try paths() where !added.contains(path) {
      if try isPending(path) { earlier.append(path) }
    }
    try FileBytes.replace(path, with: Array((earlier + new).map { $0 + "\n" }.joined().utf8))
    return earlier.count
  }

  /// What it lists now; nothing where there is no file, or a pipe in its place.
  private func paths() throws(FileError) -> [String] {
    guard FileType(of: try FileBytes.followingLinks(path)) == .file else { return [] }
    let bytes = try FileBytes.read(path, limit: Self.limit)
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    let folders = [BundleFile.metadata, BundleFile.targets].map { $0 + "/" }
    guard lines.allSatisfy({ line in folders.contains { line.hasPrefix($0) } }) else {
      throw FileError("\(path) is no list of a repository's files: give another file for \(option)")
    }
    return lines
  }
}
