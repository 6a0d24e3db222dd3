internal import UpdateFramework

/// The roots that must accept a release: the repository's present one, and those that are published with the release. A
/// client may have any of them while the files are written one by one.
struct RootTransition {
  /// The newest root.
  let newest: Root
  /// All of them, in order.
  let roots: [Root]
  /// The files of the roots that the repository lacks.
  let files: [BundleFile]
  /// All roots from the first on, also those that the repository has left behind.
  private let history: [Root]

  var isEmpty: Bool { files.isEmpty }

  /// From the repository's newest root to the end of the chain.
  init(to chain: RootChain, from repository: RepositoryState) {
    newest = chain.newest.payload
    history = chain.roots(from: 1)
    let isFirst = repository.release == nil
    roots = isFirst ? [newest] : chain.roots(from: max(1, repository.rootVersion))
    files = chain.versions.filter { $0 > repository.rootVersion }.compactMap { version in
      chain.bytes(of: version).map {
        BundleFile("\(BundleFile.metadata)/\(version).\(RoleName.root.fileName)", $0)
      }
    }
  }

  /// Without a change of root.
  init(stayingWith root: Root) {
    newest = root
    roots = [root]
    history = [root]
    files = []
  }

  /// Whether every root accepts a file.
  func accepts<Payload>(_ metadata: SignedMetadata<Payload>, as role: RoleName) -> Bool {
    roots.allSatisfy { $0.accepts(metadata, as: role) }
  }

  /// Whether every root accepts the three files of a release.
  func accepts(
    _ targets: SignedMetadata<Targets>, _ snapshot: SignedMetadata<Snapshot>,
    _ timestamp: SignedMetadata<Timestamp>
  ) -> Bool {
    accepts(targets, as: .targets) && accepts(snapshot, as: .snapshot) && accepts(timestamp, as: .timestamp)
  }

  /// Whether the newest root no longer names a key that signed a file for a role, while an earlier one did.
  func removesSigner<Payload>(of metadata: SignedMetadata<Payload>, as role: RoleName) -> Bool {
    let kept = (newest.roles[role]?.identifiers ?? []).compactMap { newest.keys[$0]?.text }
    return history.contains { root in
      root.signers(of: metadata, as: role).contains { !kept.contains($0.text) }
    }
  }
}
