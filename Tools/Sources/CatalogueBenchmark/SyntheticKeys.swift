internal import BundlePublisher
internal import UpdateFramework

/// Keys that nobody keeps: two for the root, one for releases, one for a daily job.
struct SyntheticKeys {
  let root = [SigningKey(), SigningKey()]
  let release = SigningKey()
  let job = SigningKey()

  /// So many roots of these keys, one after the other.
  func roots(_ count: Int, expires: UTCTime) throws -> RootChain {
    let keys = root.map { (RoleName.root, $0) } + [(.targets, release), (.snapshot, job), (.timestamp, job)]
    let first = try RootDraft(
      keys: keys.map { ($0.0, PublicKey(of: $0.1)) }, thresholds: [:], expires: expires)
    var roots = try RootChain(first: sign(first))
    while roots.newest.payload.version < count {
      try roots.append(sign(RootDraft(following: roots.newest.payload, expires: expires)))
    }
    return roots
  }

  private func sign(_ draft: RootDraft) throws -> [UInt8] {
    var draft = draft
    for key in root { try draft.sign(with: key) }
    return draft.metadata.bytes
  }
}
