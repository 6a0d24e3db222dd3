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

  /// The names of the symbolic links in a folder; none where it can't be read.
  public static func links(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var links: [String] = []
    while let entry = readdir(stream) {
      let type = Int32(entry.pointee.d_type)
      // Most file systems say what an entry is, some don't.
      guard type == Int32(DT_LNK) || type == Int32(DT_UNKNOWN) else { continue }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if type == Int32(DT_LNK) || FileType(of: "\(folder)/\(name)") == .link { links.append(name) }
    }
    return links
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
