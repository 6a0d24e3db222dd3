internal import FileAccess

/// Keeps a repository for one publisher.
enum RepositoryLock {
  /// Does something while nobody else may publish into the folder, which has to be there.
  /// - Throws: `FileError` when somebody else is publishing, or what `body` throws.
  static func hold(_ folder: String, while body: () async throws -> Void) async throws {
    guard let lock = try FileLock.take("\(folder)/.lock") else {
      throw FileError("somebody else is publishing into \(folder): wait until that is done, and try again")
    }
    defer { withExtendedLifetime(lock) {} }
    try await body()
  }
}
