internal import Foundation

/// Lists folders.
public enum FolderListing {
  /// Whether a path is a folder, or a link to one.
  public static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path.systemPath, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The names of a folder's entries, sorted.
  /// - Parameter hidden: whether those are among them that begin with a dot; never `.` and `..` themselves.
  /// - Throws: `FileError` when the folder is missing or can't be read.
  public static func names(in folder: String, hidden: Bool = false) throws(FileError) -> [String] {
    var names: [String] = []
    let isRead = forEach(of: folder) { name, _ in
      if hidden || name.utf8.first != UInt8(ascii: ".") { names.append(name) }
    }
    guard isRead else { throw FileError("list the folder", folder, code: errno) }
    return names.sorted()
  }

  /// The names of the symbolic links in a folder, in no order; `nil` where it can't be read.
  public static func links(in folder: String) -> [String]? {
    var links: [String] = []
    let isRead = forEach(of: folder) { name, type in
      // Most file systems say what an entry is, some don't.
      if type == Int(DT_LNK) || type == Int(DT_UNKNOWN) && FileType(of: "\(folder)/\(name)") == .link {
        links.append(name)
      }
    }
    return isRead ? links : nil
  }

  /// Calls a closure with the name and the type of each entry of a folder, in no order; `false`, with the system's error
  /// code, where the folder can't be read.
  private static func forEach(of folder: String, _ body: (_ name: String, _ type: Int) -> Void) -> Bool {
    guard let stream = opendir(folder.systemPath) else { return false }
    defer { closedir(stream) }
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { body(name, Int(entry.pointee.d_type)) }
      errno = 0
    }
    return errno == 0
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
