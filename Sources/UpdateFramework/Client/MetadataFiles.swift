/// Fetches and stores an update's files. ``MetadataUpdate`` itself uses no disk and no network.
public protocol MetadataFiles: Sendable {
  /// The error of a file or an update.
  associatedtype Failure: Error

  /// A file that an earlier update stored; `nil` for none. It may have been changed since.
  ///
  /// For roots, the one of the request's version: an update can begin with the program's bundled root and follow the stored
  /// ones. If it begins with the newest root, none is needed.
  func kept(_ request: MetadataRequest) -> [UInt8]?
  /// The file at the request's ``MetadataRequest/path``; `nil` when the server doesn't have it.
  func fetch(_ request: MetadataRequest) async throws(Failure) -> [UInt8]?
  /// Stores the verified file under the request's ``MetadataRequest/storedName``. Roots that are to be followed again need
  /// a name for each version.
  func keep(_ bytes: [UInt8], of request: MetadataRequest) throws(Failure)
  /// Deletes a stored file by its ``MetadataRequest/storedName``, if it exists.
  func remove(_ name: String) throws(Failure)
  /// Wraps an `UpdateError`.
  static func failure(_ error: UpdateError) -> Failure
}

extension MetadataUpdate {
  /// Reads and fetches files until ``request`` is `nil`, and stores verified ones.
  /// - Parameter role: stops when a file of this role is requested.
  /// - Throws: an error of the files, or a wrapped `UpdateError`. Files that were stored before stay.
  public mutating func complete<Files: MetadataFiles>(
    from files: Files, before role: RoleName? = nil
  ) async throws(Files.Failure) {
    while let request, request.role != role {
      if let kept = files.kept(request), receiveStored(kept) { continue }
      guard let bytes = try await files.fetch(request) else {
        do { try receiveAbsence() } catch { throw Files.failure(error) }
        continue
      }
      let isNew: Bool
      do { isNew = try receive(bytes) } catch { throw Files.failure(error) }
      guard isNew else { continue }
      // Before the new root is stored: see `obsoleteNames`.
      for name in obsoleteNames { try files.remove(name) }
      try files.keep(bytes, of: request)
    }
  }

  /// Searches for a target, and reads and fetches the delegated roles' files that the search needs.
  /// - Returns: `nil` when no role lists the path.
  /// - Throws: as ``complete(from:before:)``.
  public mutating func find<Files: MetadataFiles>(
    _ path: String, from files: Files
  ) async throws(Files.Failure) -> TargetFile? {
    while true {
      let search: TargetSearch
      do { search = try find(path) } catch { throw Files.failure(error) }
      switch search {
      case .found(let file): return file
      case .absent: return nil
      case .needsMetadata: try await complete(from: files)
      }
    }
  }
}
