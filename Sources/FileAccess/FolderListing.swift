internal import Foundation

/// Lists folders.
public enum FolderListing {
  /// Whether a path is a folder, or a link to one.
  public static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The names of a folder's entries, sorted, without hidden ones.
  /// - Throws: `FileError` when the folder is missing or can't be read.
  public static func names(in folder: String) throws(FileError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }
        .sorted()
    } catch {
      throw failure(folder, error)
    }
  }

  /// Of what isn't a folder Foundation only says that it can't be read.
  private static func failure(_ folder: String, _ error: any Error) -> FileError {
    var information = stat()
    if stat(folder, &information) != 0 { return FileError("list the folder", folder, code: errno) }
    guard information.st_mode & S_IFMT == S_IFDIR else {
      return FileError("list the folder", folder, code: ENOTDIR)
    }
    return FileError("list the folder", folder, error)
  }

  /// The relative paths of the files in a folder and its subfolders, without hidden ones.
  /// - Parameter depth: how many levels of folders are read; deeper files are left out.
  /// - Throws: `FileError` when a folder can't be read.
  public static func files(below folder: String, depth: Int) throws(FileError) -> [String] {
    var files: [String] = []
    for name in try names(in: folder) {
      if !isFolder("\(folder)/\(name)") {
        files.append(name)
      } else if depth > 1 {
        files += try self.files(below: "\(folder)/\(name)", depth: depth - 1).map { "\(name)/\($0)" }
      }
    }
    return files
  }
}
