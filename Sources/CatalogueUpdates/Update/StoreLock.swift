internal import FileAccess
internal import Foundation

/// Keeps the updates of a store to one process. The system takes the lock back when the process ends, however it does.
final class StoreLock: Sendable {
  private let file: Int32

  /// - Throws: `CatalogueUpdateError.busy` when another process has it.
  init(_ folder: StoreFolder) throws(CatalogueUpdateError) { file = try Self.acquire(folder) }

  deinit { close(file) }

  /// Apart from the initialiser, whose `deinit` would close the file a second time.
  private static func acquire(_ folder: StoreFolder) throws(CatalogueUpdateError) -> Int32 {
    do { try FileBytes.makeFolder(folder.path) } catch { throw .storage(error) }
    let path = "\(folder.path)/lock"
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .storage(FileError("open", path, code: errno)) }
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      if code == EINTR { continue }
      close(file)
      throw code == EWOULDBLOCK ? .busy : .storage(FileError("lock", path, code: code))
    }
    return file
  }
}
