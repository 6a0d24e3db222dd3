internal import StrictJSON
internal import UpdateFramework

/// The metadata that listed a release when it was installed. It tells later, without reading signatures again, whether the
/// release still counts, and whether other metadata is older.
struct ReleaseOrigin: Hashable, Sendable {
  /// The versions and keys.
  let metadata: SeenMetadata
  /// The keys whose signatures on the top-level targets were valid.
  let signers: Set<KeyIdentifier>

  /// The origin of a release that verified metadata lists; `nil` when the metadata has no targets yet.
  init?(_ trusted: TrustedMetadata) {
    guard trusted.targets(of: .topLevel) != nil, let metadata = SeenMetadata(trusted) else { return nil }
    self.metadata = metadata
    signers = Set(trusted.targetsSigners.map(\.identifier))
  }

  /// `nil` for anything else.
  init?(_ object: LocatedObject) {
    guard let metadata = object["metadata"]?.object.flatMap(SeenMetadata.init),
      let signers = object["signers"]?.keys
    else { return nil }
    (self.metadata, self.signers) = (metadata, signers)
  }

  /// In canonical order.
  var value: LocatedValue { .object(["metadata": metadata.value, "signers": .keys(signers)]) }
}

/// What a root says about releases on the device.
struct RootAuthority: Sendable {
  let version: Int64
  /// The hash of the signed part.
  let hash: ContentHash
  private let keys: Set<KeyIdentifier>
  private let threshold: Int64

  init?(_ root: SignedMetadata<Root>) {
    guard let threshold = root.payload.roles[.targets]?.threshold else { return nil }
    version = root.payload.version
    hash = ContentHash(of: root.signedBytes, by: .sha256)
    keys = root.payload.identifiers(of: .targets)
    self.threshold = threshold
  }

  /// Whether a release counts: this root led to it, or enough of the keys that signed it are keys of this root.
  func accepts(_ origin: ReleaseOrigin) -> Bool {
    origin.metadata.roots.contains(hash) || Int64(origin.signers.intersection(keys).count) >= threshold
  }

  /// Whether this root, which came later, took the keys of a release away. An older root knows nothing of newer keys: what
  /// it doesn't accept may be a newer app's, in the same folder.
  func discredits(_ origin: ReleaseOrigin) -> Bool {
    origin.metadata.rootVersion < version && !accepts(origin)
  }

  /// Whether a stored root has this one's version, and is signed by its own keys, but isn't this one. Then it is that of
  /// another repository.
  func isOfAnotherRepository(than stored: [UInt8]) -> Bool {
    let other = try? TrustedMetadata(root: stored, expiry: .omitted, schemes: [Ed25519Scheme()])
    return other.map { $0.root.payload.version == version && $0.rootHashes != [hash] } ?? false
  }
}
