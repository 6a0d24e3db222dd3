internal import Foundation

/// What a path itself is: no link is followed.
enum FileType {
  case missing, link, folder, other

  init(of path: String) {
    var information = stat()
    guard lstat(path, &information) == 0 else {
      self = .missing
      return
    }
    switch information.st_mode & S_IFMT {
    case S_IFLNK: self = .link
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}
