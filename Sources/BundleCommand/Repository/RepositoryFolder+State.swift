internal import BundlePublisher
internal import FileAccess
internal import StrictJSON
internal import UpdateFramework

extension RepositoryFolder {
  /// The folder's state.
  /// - Parameters:
  ///   - name: the catalogue's target path.
  ///   - acceptsOlderRoots: whether any root may verify the published release, and not only the newest in the folder:
  ///     needed after a publisher was stopped that published with a gap.
  ///   - patchBases: the earlier catalogues from which patches are made.
  ///   - checksFiles: whether all listed files are read, to see which are missing or damaged.
  func state(
    of name: String, roots: RootChain, acceptsOlderRoots: Bool = false, patchBases: PatchBases = .none,
    checksFiles: Bool = false
  ) async throws -> RepositoryState {
    let rootVersion = try publishedRootVersion(roots)
    let candidates = acceptsOlderRoots ? Array(roots.versions.reversed()) : [max(1, rootVersion)]
    let found = try await release(of: name, roots: candidates.compactMap(roots.bytes))
    var broken: [BrokenTarget] = []
    if checksFiles, let metadata = found?.metadata { broken = try await brokenTargets(of: metadata) }
    return RepositoryState(
      rootVersion: rootVersion, metadataNames: Set(try names(in: BundleFile.metadata)),
      release: found?.release, patchBases: patchBases, brokenFiles: Set(broken.map(\.path)))
  }

  /// The newest root before which none is missing.
  private func publishedRootVersion(_ roots: RootChain) throws -> Int64 {
    var version: Int64 = 0
    while let bytes = try read(Self.rootPath(version + 1), limit: DownloadLimits().root) {
      guard roots.isRoot(bytes, ofVersion: version + 1) else {
        throw roots.bytes(of: version + 1) == nil
          ? PublishError.otherRoot(version: version + 1) : .damagedRoot(version: version + 1)
      }
      version += 1
    }
    return version
  }

  private static func rootPath(_ version: Int64) -> String {
    "\(BundleFile.metadata)/\(version).\(RoleName.root.fileName)"
  }

  /// The published release, verified by the first root that accepts it, expired or not; `nil` for none.
  private func release(
    of name: String, roots: [[UInt8]]
  ) async throws -> (release: PublishedRelease, metadata: TrustedMetadata)? {
    guard try hasRelease else { return nil }
    var failure = UpdateError(.absent, of: .root)
    for root in roots {
      do {
        let metadata = try await metadata(trustedRoot: root, expiry: .omitted, followsNewerRoots: false)
        let catalogue = try catalogue(name, in: metadata)
        return (try PublishedRelease(metadata, name: name, catalogue: catalogue), metadata)
      } catch let error as UpdateError {
        failure = error
      }
    }
    throw PublishError.untrustedRepository(failure)
  }

  private func catalogue(_ name: String, in metadata: TrustedMetadata) throws -> [UInt8] {
    let targets = metadata.targets(of: .topLevel)?.payload
    guard let file = targets?.file(name) else {
      let listed = (targets?.files.keys.map(\.text) ?? []).filter { $0.hasSuffix(".json") }.sorted()
      guard listed.isEmpty else { throw PublishError.otherName(name, listed: listed) }
      throw PublishError.damagedRepository(path: name)
    }
    let path = "\(BundleFile.targets)/\(file.consistentPath(of: name))"
    guard let bytes = try read(path, limit: file.length) else {
      throw PublishError.damagedRepository(path: path)
    }
    return bytes
  }
}
