internal import FileAccess
internal import Foundation

/// What the folder of a repository remembers of its files that wait to be uploaded: the list that has them.
struct PendingUpload {
  private let file: String

  /// The longest path, and what tells a list from a later one of its name.
  private static let limit = 4096 + 100

  init(_ folder: RepositoryFolder) { file = "\(folder.path)/.upload-list" }

  /// The path of the list; `nil` where it has been deleted, as it is once its files are uploaded, or is empty, or another
  /// repository's.
  var list: String? {
    get throws(FileError) {
      guard FileType(of: file) == .file else { return nil }
      let lines = String(decoding: try FileBytes.read(file, limit: Self.limit), as: UTF8.self)
        .split(separator: "\n").map(String.init)
      guard lines.count == 2, lines[0] == Self.identity(of: lines[1]) else { return nil }
      return lines[1]
    }
  }

  /// Remembers a list that was written. A pipe, or a path with a line break, isn't remembered.
  /// - Throws: `FileError` when the folder can't be written.
  func remember(_ path: String) throws(FileError) {
    let path = path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
    guard let identity = Self.identity(of: path) else { return }
    try FileBytes.replace(file, with: Array("\(identity)\n\(path)\n".utf8))
  }

  /// What tells a list from all that have the same path later; `nil` where there is none, or it is empty.
  private static func identity(of path: String) -> String? {
    guard FileType(of: path) == .file,
      let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let number = attributes[.systemFileNumber] as? Int, let date = attributes[.modificationDate] as? Date,
      attributes[.size] as? Int != 0
    else { return nil }
    return "\(number) \(date.timeIntervalSinceReferenceDate)"
  }
}
