/// The folder from which relative paths start.
///
/// A process has one working directory; commands that run at the same time in one process have a working folder each.
public enum WorkingFolder {
  /// The folder's absolute path; `nil` for the working directory of the process.
  @TaskLocal public static var path: String?
}

extension String {
  /// The path as the system is given it: a relative one from the working folder. Messages have the path as it was typed.
  public var systemPath: String {
    guard let folder = WorkingFolder.path, let first = utf8.first, first != UInt8(ascii: "/") else {
      return self
    }
    return "\(folder)/\(self)"
  }
}
