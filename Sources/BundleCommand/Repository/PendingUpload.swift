internal import FileAccess
internal import Foundation

/// What the folder of a repository remembers of its files that wait to be uploaded: the path of the list that has them.
struct PendingUpload {
  private let file: String

  /// The longest path.
  private static let limit = 4096

  init(_ folder: RepositoryFolder) { file = "\(folder.path)/.upload-list" }

  /// The list; `nil` where it has been deleted, as it is once its files are uploaded, or is empty.
  var list: String? {
    get throws(FileError) {
      guard FileType(of: file) == .file else { return nil }
      let path = String(decoding: try FileBytes.read(file, limit: Self.limit), as: UTF8.self)
        .trimmingCharacters(in: .newlines)
      let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
      return FileType(of: path) == .file && size != 0 ? path : nil
    }
  }

  /// Remembers a list. What can't be remembered is only checked less: a pipe, or a path of another machine.
  func remember(_ path: String) {
    let path = path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
    guard FileType(of: path) == .file else { return }
    _ = try? FileBytes.replace(file, with: Array("\(path)\n".utf8))
  }
}
