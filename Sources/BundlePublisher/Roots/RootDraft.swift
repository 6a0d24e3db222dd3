internal import StrictJSON
public import UpdateFramework

/// A root that waits for signatures: the offline part of key management (TUF 1.0.34, section 6.1).
///
/// It can be carried from machine to machine; each adds a signature. Editing drops its signatures, because they are over
/// the old content.
public struct RootDraft: Sendable {
  /// The root.
  public private(set) var metadata: SignedMetadata<Root>
  /// The root before it, whose keys must sign too; `nil` for the first.
  public let previous: Root?

  /// A first root.
  /// - Parameter thresholds: how many keys must sign. By default two for the root, so that no single key that is lost or
  ///   stolen is the end, and one for the other roles.
  /// - Throws: `RootError` when a role has fewer keys than its threshold.
  public init(
    keys: [(role: RoleName, key: PublicKey)], thresholds: [RoleName: Int64], expires: UTCTime
  ) throws(RootError) {
    var root = Root(header: MetadataHeader(version: 1, expires: expires), keys: KeyRing(), roles: [:])
    for role in RoleName.topLevel {
      root.roles[role] = RoleKeys([], threshold: thresholds[role] ?? (role == .root ? 2 : 1))
    }
    for (role, key) in keys { try root.add(key, to: role) }
    previous = nil
    metadata = try Self.metadata(of: root)
  }

  /// The root that follows another, with the same keys.
  public init(following root: Root, expires: UTCTime) throws(RootError) {
    previous = root
    var next = root
    next.header = MetadataHeader(version: root.version + 1, expires: expires)
    metadata = try Self.metadata(of: next)
  }

  /// A draft from a file.
  public init(decoding bytes: [UInt8], following previous: Root?) throws(RootError) {
    do { metadata = try SignedMetadata(decoding: bytes) } catch { throw .invalidMetadata(error) }
    self.previous = previous
  }

  /// Changes the root: keys, thresholds or its expiry.
  /// - Throws: `RootError` when a role is left with fewer keys than its threshold; the draft is unchanged then.
  public mutating func edit(_ change: (inout Root) throws(RootError) -> Void) throws(RootError) {
    var root = metadata.payload
    try change(&root)
    metadata = try Self.metadata(of: root)
  }

  /// Signs with a key, or another signer.
  /// - Throws: `RootError` when the key is a root key neither of this root nor of the one before, or the signer doesn't
  ///   sign.
  public mutating func sign(with signer: any Signer) throws(RootError) {
    let identifier = signer.verificationKey.identifier
    // Before it is asked.
    _ = try root(naming: identifier)
    let bytes: [UInt8]
    do { bytes = try signer.signature(over: metadata.signedBytes, for: .root) } catch {
      throw .signingFailed(error)
    }
    try add(Signature(keyIdentifier: identifier, bytes: bytes))
  }

  /// Adds a signature over ``SignedMetadata/signedBytes`` that was made elsewhere.
  /// - Throws: `RootError` when the key isn't a root key, or the signature isn't over this root.
  public mutating func add(_ signature: Signature) throws(RootError) {
    let root = try root(naming: signature.keyIdentifier)
    var signed = metadata
    signed.add(signature)
    guard let key = root.keys[signature.keyIdentifier],
      root.signers(of: signed, as: .root).contains(where: { $0.text == key.text })
    else {
      throw .invalidSignature(signature.keyIdentifier)
    }
    metadata = signed
  }

  /// This root or the one before, whichever names a root key.
  private func root(naming key: KeyIdentifier) throws(RootError) -> Root {
    let roots = [metadata.payload, previous].compactMap(\.self)
    guard let root = roots.first(where: { $0.roles[.root]?.identifiers.contains(key) ?? false }) else {
      throw .notARootKey(key)
    }
    return root
  }

  /// The missing signatures: by the keys of this root, and by those of the one before.
  public var missing: [MissingSignatures] {
    [previous, metadata.payload].compactMap(\.self).compactMap { root in
      guard let role = root.roles[.root] else { return nil }
      let signers = root.signers(of: metadata, as: .root)
      guard Int64(signers.count) < role.threshold else { return nil }
      let open = role.identifiers.filter { identifier in
        !signers.contains { $0.text == root.keys[identifier]?.text }
      }
      return MissingSignatures(
        rootVersion: root.version, count: role.threshold - Int64(signers.count), candidates: open)
    }
  }

  private static func metadata(of root: Root) throws(RootError) -> SignedMetadata<Root> {
    for role in RoleName.topLevel {
      let keys = root.roles[role]
      guard let keys, Int64(keys.identifiers.count) >= keys.threshold else {
        throw .tooFewKeys(role, threshold: keys?.threshold ?? 1, count: keys?.identifiers.count ?? 0)
      }
    }
    do { return try SignedMetadata(root) } catch { throw .invalidMetadata(error) }
  }
}

/// Signatures that a root still needs.
public struct MissingSignatures: Sendable {
  /// Whose keys must sign: those of the root itself, or of the one before.
  public let rootVersion: Int64
  /// How many signatures.
  public let count: Int64
  /// The keys that may sign.
  public let candidates: [KeyIdentifier]
}
