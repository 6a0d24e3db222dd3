/// Where an update's files come from, and where they are kept for the next one. ``MetadataUpdate`` itself reads no disk
/// and asks no server: whoever drives it brings these.
public protocol MetadataFiles: Sendable {
  /// What can go wrong, with a file or with the update.
  associatedtype Failure: Error

  /// A file that an earlier update kept; `nil` for none. It needn't be what it was.
  ///
  /// Of roots, the one of the request's version: an update can begin with the root that came with the program and go
  /// through those that were kept. Where it begins with the newest, there is none.
  func kept(_ request: MetadataRequest) -> [UInt8]?
  /// The file at the request's ``MetadataRequest/path``, `nil` where the server doesn't have it.
  func fetch(_ request: MetadataRequest) async throws(Failure) -> [UInt8]?
  /// Keeps the verified file that was asked for, under the request's ``MetadataRequest/storedName``; roots under
  /// names of their own, where they are to be gone through again.
  func keep(_ bytes: [UInt8], of request: MetadataRequest) throws(Failure)
  /// Removes a kept file by its ``MetadataRequest/storedName``, if it is there.
  func remove(_ name: String) throws(Failure)
  /// How it is told that an update can't be trusted or can't go on.
  static func failure(_ error: UpdateError) -> Failure
}

extension MetadataUpdate {
  /// Reads and fetches files until ``request`` asks for none, and keeps those that are verified.
  /// - Parameter role: where to stop before that: as soon as a file of this role is asked for.
  /// - Throws: what the files throw, or what they make of an `UpdateError`; what was kept before stays kept.
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
      // Before the new root is kept: after that it couldn't be told any more that they count no longer.
      for name in obsoleteNames { try files.remove(name) }
      try files.keep(bytes, of: request)
    }
  }

  /// Looks for a target, and reads and fetches the delegated roles' files that the search needs.
  /// - Returns: `nil` where no role that has to be asked lists the path.
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
