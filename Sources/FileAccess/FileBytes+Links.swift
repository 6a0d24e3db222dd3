import Foundation

extension FileBytes {
  /// More links than this lead nowhere, as for the system.
  private static let mostLinks = 40

  /// The path of what a symbolic link stands for, through all links; any other path as it is.
  ///
  /// - Throws: `FileError` where the link leads nowhere, or to a stream of the process: that would stand for whichever file
  ///   the stream is redirected to, which nobody has named.
  public static func followingLinks(_ path: String) throws(FileError) -> String {
    var current = path
    for _ in 0..<mostLinks {
      guard !isStream(current) else {
        throw FileError("can't write \(path): it isn't a file")
      }
      var information = stat()
      guard lstat(current.systemPath, &information) == 0, information.st_mode & S_IFMT == S_IFLNK else {
        return current
      }
      let target = try target(ofLink: current)
      let folder = PathParts(current).folder
      current = target.utf8.first == UInt8(ascii: "/") || folder.isEmpty ? target : "\(folder)/\(target)"
    }
    throw FileError("write", path, code: ELOOP)
  }

  private static func target(ofLink path: String) throws(FileError) -> String {
    do {
      return try FileManager.default.destinationOfSymbolicLink(atPath: path.systemPath)
    } catch {
      throw FileError("read", path, error)
    }
  }

  private static func isStream(_ path: String) -> Bool {
    ["/dev/stdin", "/dev/stdout", "/dev/stderr"].contains(path)
      || ["/dev/fd/", "/proc/"].contains { path.hasPrefix($0) }
  }
}
