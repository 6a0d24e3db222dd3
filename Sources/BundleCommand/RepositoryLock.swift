internal import FileAccess
internal import Foundation

/// Keeps a repository for one publisher.
enum RepositoryLock {
  /// Does something while nobody else may publish into the folder, which has to be there. The system takes the lock
  /// back when the process ends, however it does.
  /// - Throws: `FileError` when somebody else is publishing, or what `body` throws.
  static func hold(_ folder: String, while body: () async throws -> Void) async throws {
    let path = "\(folder)/.lock"
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw FileError("open", path, code: errno) }
    defer { close(file) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      guard errno == EWOULDBLOCK else { throw FileError("lock", path, code: errno) }
      throw FileError("somebody else is publishing into \(folder): wait until that is done, and try again")
    }
    try await body()
  }
}
