internal import Foundation

/// What a folder holds.
public enum FolderListing {
  /// Whether there is a folder under a path, or a link to one.
  public static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The names of a folder's entries, sorted, hidden ones left out.
  /// - Throws: `FileError` where there is no such folder, or it can't be read.
  public static func names(in folder: String) throws(FileError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }
        .sorted()
    } catch {
      throw FileError("list the folder", folder, error)
    }
  }

  /// The paths of the files in a folder and in the folders in it, relative to it, hidden ones left out.
  /// - Parameter depth: how many folders lie in one another at most; what is deeper is left out.
  /// - Throws: `FileError` where a folder can't be read.
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
