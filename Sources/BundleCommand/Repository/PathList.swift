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

  private static let folders = [BundleFile.metadata, BundleFile.targets].map { Array("\($0)/".utf8) }

  /// Adds paths at the end, those that it has already too: they are listed in the order in which they are to be read.
  /// - Parameter isPending: whether there is still something to do about a path that an earlier run has listed.
  /// - Returns: how many of earlier runs are left.
  /// - Throws: `FileError`, also where the file is anything but such a list.
  func add(_ new: [String], isPending: (String) throws(FileError) -> Bool) throws(FileError) -> Int {
    guard let listed = try paths() else {
      throw FileError("\(path) is no list of a repository's files: give another file for \(option)")
    }
    let added = Set(new)
    var earlier: [String] = []
    for path in listed where !added.contains(path) {
      if try isPending(path) { earlier.append(path) }
    }
    try FileBytes.replace(path, with: Array((earlier + new).map { $0 + "\n" }.joined().utf8))
    return earlier.count
  }

  /// What it lists now: nothing where there is no file, or a pipe in its place; `nil` where no line of the file is even
  /// meant as such a path.
  /// - Throws: `FileError` where a line is anything else: the file that it is meant for would be forgotten.
  func paths() throws(FileError) -> [String]? {
    guard FileType(of: try FileBytes.followingLinks(path)) == .file else { return [] }
    let lines = try FileBytes.read(path, limit: Self.limit)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      // As editors on Windows end lines.
      .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
    guard lines.allSatisfy(\.isEmpty) || lines.contains(where: Self.isMeantAsPath) else { return nil }
    var paths: [String] = []
    for (index, line) in lines.enumerated() where !line.isEmpty {
      guard let path = String(validating: line, as: UTF8.self), Self.isPath(path) else {
        throw FileError(
          "\(self.path):\(index + 1): expected the path of a repository's file, such as "
            + "\(RepositoryFolder.timestampPath), and nothing before or behind it, not even a space: correct the line"
        )
      }
      paths.append(path)
    }
    return paths
  }

  private static func isMeantAsPath(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return folders.contains { text.starts(with: $0) }
  }

  /// Whether a text is the path of a file in one of the two folders.
  private static func isPath(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    return folders.contains { text.utf8.starts(with: $0) } && OldTargetFiles.isTargetPath(text)
      && scalars.last?.properties.isWhitespace == false
      && !scalars.contains { $0.properties.generalCategory == .control }
  }
}
