/// Where a repository can be read: a folder, or a web server.
protocol RepositorySource: Sendable {
  /// A file's bytes, or `nil` when there is none.
  /// - Parameters:
  ///   - name: the path below the repository's folder, percent-encoded where it has to be.
  ///   - limit: how many bytes the file may have; of a longer one, more than that may come.
  func read(_ name: String, limit: Int64) async throws -> [UInt8]?
}
