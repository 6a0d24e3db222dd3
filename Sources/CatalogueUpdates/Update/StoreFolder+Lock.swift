internal import FileAccess

extension StoreFolder {
  /// Keeps the updates of a store to one process, as long as what is returned lasts.
  /// - Throws: `CatalogueUpdateError.busy` when another process has the lock.
  func takeLock() throws(CatalogueUpdateError) -> FileLock {
    let lock: FileLock?
    do {
      try FileBytes.makeFolder(path)
      lock = try FileLock.take("\(path)/lock")
    } catch { throw .storage(error) }
    guard let lock else { throw .busy }
    return lock
  }
}
