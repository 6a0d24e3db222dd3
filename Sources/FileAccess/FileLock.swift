internal import Foundation

/// A file that one process holds at a time. The system takes it back when the process ends, however it does.
public final class FileLock: Sendable {
  private let file: Int32

  private init(_ file: Int32) { self.file = file }

  deinit { close(file) }

  /// Takes the file, which is made when it is missing; the lock lasts as long as what is returned.
  /// - Returns: `nil` when somebody else has it.
  /// - Throws: `FileError` when it can't be made or locked.
  public static func take(_ path: String) throws(FileError) -> FileLock? {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
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
