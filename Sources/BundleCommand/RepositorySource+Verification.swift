internal import BundlePublisher
internal import StrictJSON
internal import UpdateFramework

/// A listed file that is missing, or isn't what the metadata says.
struct BrokenTarget {
  let path: String
  let error: UpdateError
}

extension RepositorySource {
  /// The repository's metadata, as a client sees it that has only a root.
  /// - Parameters:
  ///   - expiry: whether files that have expired are refused.
  ///   - withNewerRoots: whether to go on to the roots that follow.
  /// - Throws: `UpdateError` when it can't be trusted, the source's own error when it can't be read.
  func metadata(
    trustedRoot: [UInt8], expiry: ExpiryCheck, withNewerRoots: Bool = true
  ) async throws -> TrustedMetadata {
    var update = try MetadataUpdate(trustedRoot: trustedRoot, expiry: expiry)
    try await update.complete(from: PublishedMetadata(source: self, withNewerRoots: withNewerRoots))
    return update.trusted
  }

  /// What is wrong with the listed files, by their paths.
  func brokenTargets(of metadata: TrustedMetadata) async throws -> [BrokenTarget] {
    var broken: [BrokenTarget] = []
    for (name, file) in metadata.targets(of: .topLevel)?.payload.files ?? [:] {
      let path = "\(BundleFile.targets)/\(file.consistentPath(of: name.text))"
      guard let reason = Self.problem(of: file, try await read(path, limit: file.length)) else { continue }
      broken.append(BrokenTarget(path: path, error: UpdateError(reason, of: .targets)))
    }
    return broken.sorted { $0.path < $1.path }
  }

  private static func problem(of file: TargetFile, _ bytes: [UInt8]?) -> UpdateError.Reason? {
    guard let bytes else { return .absent }
    let count = Int64(bytes.count)
    if count > file.length { return .tooLong(limit: file.length) }
    if count < file.length { return .wrongLength(expected: file.length, found: count) }
    return file.isMatched(by: bytes) ? nil : .wrongHash
  }
}
