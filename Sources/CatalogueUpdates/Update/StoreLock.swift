internal import FileAccess
internal import Foundation

/// Keeps the updates of a store to one process. The system takes the lock back when the process ends, however it does.
final class StoreLock: Sendable {
  private let file: Int32

  /// - Throws: `CatalogueUpdateError.busy` when another process has it.
  init(_ folder: StoreFolder) throws(CatalogueUpdateError) {
    do { try FileBytes.makeFolder(folder.path) } catch { throw .storage(error) }
    let path = "\(folder.path)/lock"
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .storage(FileError("open", path, code: errno)) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      throw .busy
    }
  }

  deinit { close(file) }
}
