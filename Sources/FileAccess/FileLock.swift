internal import Foundation

/// A lock on a file, which one process holds at a time. The system releases it when the process ends, however it ends.
public final class FileLock: Sendable {
  private let file: Int32

  private init(_ file: Int32) { self.file = file }

  deinit {
    // Not only by closing it: a program that is just being started has a copy of the open file for a moment.
    flock(file, LOCK_UN)
    close(file)
  }

  /// Locks a file, which is created if it is missing. The lock lasts as long as the returned value. A symbolic link is an
  /// error: the file that it leads to is somebody else's.
  /// - Returns: `nil` when another process holds the lock.
  /// - Throws: `FileError` when the file can't be created or locked.
  public static func take(_ path: String) throws(FileError) -> FileLock? {
    // Without blocking, since it might be a pipe.
    try take(path, open(path.systemPath, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o666))
  }

  /// Locks a folder for those who lock it too, without a file in it.
  /// - Returns: `nil` when another process holds the lock.
  /// - Throws: `FileError` when the folder can't be opened or locked, as on some network drives.
  public static func take(folder path: String) throws(FileError) -> FileLock? {
    try take(path, open(path.systemPath, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_DIRECTORY))
  }

  private static func take(_ path: String, _ file: Int32) throws(FileError) -> FileLock? {
    guard file >= 0 else { throw FileError("open", path, code: errno) }
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      if code == EINTR { continue }
      close(file)
      guard code == EWOULDBLOCK else { throw FileError("lock", path, code: code) }
      return nil
    }
    return FileLock(file)
  }
}
