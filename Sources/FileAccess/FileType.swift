import Foundation

/// What a path itself is: no link is followed.
public enum FileType: Sendable {
  /// Neither a link, a folder nor a file is `other`, such as a pipe, and what can't be looked at.
  case missing, link, folder, file, other

  /// What is there now.
  public init(of path: String) {
    var information = stat()
    guard lstat(path.systemPath, &information) == 0 else {
      // Nothing is in what isn't a folder.
      self = [ENOENT, ENOTDIR].contains(errno) ? .missing : .other
      return
    }
    switch information.st_mode & S_IFMT {
    case S_IFLNK: self = .link
    case S_IFDIR: self = .folder
    case S_IFREG: self = .file
    default: self = .other
    }
  }
}
