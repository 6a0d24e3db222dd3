import StrictJSON

/// The metadata that a client has verified so far. Each file is verified with the earlier ones (the client workflow of TUF
/// 1.0.34, section 5).
///
/// It reads no disk, clock or network. A file that is rejected changes nothing.
public struct TrustedMetadata: Sendable {
  /// The newest root so far.
  public private(set) var root: SignedMetadata<Root>
  /// The newest timestamp so far.
  public private(set) var timestamp: SignedMetadata<Timestamp>?
  /// The newest snapshot so far. It may be an old one, which serves only to detect rollbacks.
  public private(set) var snapshot: SignedMetadata<Snapshot>?
  /// The hashes of the signed parts of the roots, from the one that the update began with to the newest.
  public private(set) var rootHashes: [ContentHash]
  private var targetsByRole: [RoleName: SignedMetadata<Targets>] = [:]
  /// The delegations whose keys have verified the targets: several roles may delegate to one, each with its own keys.
  private var verifiedDelegations: Set<Delegation> = []

  /// With the time at the update's start, which applies to all of it (section 5.1).
  private let expiryCheck: ExpiryCheck
  private let verifier: SignatureVerifier

  /// Begins with a trusted root, from the program's bundle or from an earlier update (section 5.2).
  /// - Throws: `UpdateError` when the root isn't signed by its own keys.
  public init(
    root bytes: [UInt8], expiry: ExpiryCheck, schemes: [any SignatureScheme]
  ) throws(UpdateError) {
    expiryCheck = expiry
    verifier = SignatureVerifier(schemes: schemes)
    root = try Self.decode(bytes, of: .root)
    rootHashes = [ContentHash(of: root.signedBytes, by: .sha256)]
    try verifier.verify(root, as: .root, by: root.payload)
  }

  /// The targets of a role, if they were verified with the keys that its delegator names.
  public func targets(of delegation: Delegation) -> SignedMetadata<Targets>? {
    verifiedDelegations.contains(delegation) ? targetsByRole[delegation.role] : nil
  }

  /// The different keys of the root that have signed the top-level targets; none before these are verified.
  public var targetsSigners: [PublicKey] {
    guard let targets = targets(of: .topLevel), let role = root.payload.roles[.targets] else { return [] }
    return verifier.signers(of: targets, among: role, in: root.payload.keys)
  }

  /// Accepts the next root: signed by its own keys and the present root's, its version one higher (sections 5.3.4 to
  /// 5.3.8).
  /// - Throws: `UpdateError`; the present root is kept then.
  public mutating func acceptRoot(_ bytes: [UInt8]) throws(UpdateError) {
    let next: SignedMetadata<Root> = try Self.decode(bytes, of: .root)
    try verifier.verify(next, as: .root, by: root.payload)
    try verifier.verify(next, as: .root, by: next.payload)
    let (known, found) = (root.payload.version, next.payload.version)
    guard found >= known else { throw UpdateError(.rolledBack(known: known, found: found), of: .root) }
    guard found - known == 1 else {
      throw UpdateError(.wrongVersion(expected: known &+ 1, found: found), of: .root)
    }
    root = next
    rootHashes.append(ContentHash(of: next.signedBytes, by: .sha256))
  }

  /// The newest root must not have expired; the ones before it may have (section 5.3.10).
  func checkFinalRoot() throws(UpdateError) { try checkExpiry(root.payload, of: .root) }

  /// Accepts a timestamp (section 5.4). One of the present version changes nothing.
  /// - Returns: whether the file is newer than the present one.
  mutating func acceptTimestamp(_ bytes: [UInt8]) throws(UpdateError) -> Bool {
    let next: SignedMetadata<Timestamp> = try Self.decode(bytes, of: .timestamp)
    try verifier.verify(next, as: .timestamp, by: root.payload)
    if let present = timestamp?.payload {
      guard next.payload.version >= present.version else {
        throw UpdateError(.rolledBack(known: present.version, found: next.payload.version), of: .timestamp)
      }
      if next.payload.version == present.version { return false }
      let (known, found) = (present.snapshot.version, next.payload.snapshot.version)
      guard found >= known else {
        throw UpdateError(
          .listedFileRolledBack(name: RoleName.snapshot.listedName, known: known, found: found),
          of: .timestamp)
      }
    }
    timestamp = next
    return true
  }

  /// The timestamp must not have expired (section 5.4.4).
  func checkFinalTimestamp() throws(UpdateError) {
    if let timestamp { try checkExpiry(timestamp.payload, of: .timestamp) }
  }

  /// Accepts a snapshot (section 5.5).
  /// - Parameters:
  ///   - listed: the snapshot as the timestamp lists it.
  ///   - wasTrusted: whether an earlier update has verified it. Then it may differ from the listed one, and still serves to
  ///     detect rollbacks.
  mutating func acceptSnapshot(
    _ bytes: [UInt8], listed: ListedFile, wasTrusted: Bool
  ) throws(UpdateError) {
    if !wasTrusted { try listed.verify(bytes, of: .snapshot) }
    let next: SignedMetadata<Snapshot> = try Self.decode(bytes, of: .snapshot)
    try verifier.verify(next, as: .snapshot, by: root.payload)
    if let present = snapshot?.payload { try Self.checkRollback(from: present, to: next.payload) }
    if wasTrusted { snapshot = next }
    guard next.payload.version == listed.version else {
      throw UpdateError(.wrongVersion(expected: listed.version, found: next.payload.version), of: .snapshot)
    }
    if wasTrusted { try listed.verify(bytes, of: .snapshot) }
    try checkExpiry(next.payload, of: .snapshot)
    guard next.payload.file(of: .targets) != nil else { throw UpdateError(.notListed, of: .targets) }
    snapshot = next
  }

  /// Beyond section 5.5, whose check of the snapshot's own version is that of the timestamp (5.4.3): a stored snapshot
  /// counts even where the stored timestamp was lost.
  private static func checkRollback(from present: Snapshot, to next: Snapshot) throws(UpdateError) {
    guard next.version >= present.version else {
      throw UpdateError(.rolledBack(known: present.version, found: next.version), of: .snapshot)
    }
    for (name, known) in present.files {
      guard let found = next.files[name] else {
        throw UpdateError(.listedFileRemoved(name: name.text), of: .snapshot)
      }
      guard found.version >= known.version else {
        throw UpdateError(
          .listedFileRolledBack(name: name.text, known: known.version, found: found.version), of: .snapshot)
      }
    }
  }

  /// Accepts a targets file (sections 5.6 and 5.6.7): verified with its delegator's keys and the snapshot.
  mutating func acceptTargets(
    _ bytes: [UInt8], of delegation: Delegation, listed: ListedFile
  ) throws(UpdateError) {
    let role = delegation.role
    try listed.verify(bytes, of: role)
    let next: SignedMetadata<Targets> = try Self.decode(bytes, of: role)
    if let parent = targetsByRole[delegation.delegator] {
      try verifier.verify(next, as: role, by: parent.payload)
    } else {
      try verifier.verify(next, as: role, by: root.payload)
    }
    guard next.payload.version == listed.version else {
      throw UpdateError(.wrongVersion(expected: listed.version, found: next.payload.version), of: role)
    }
    try checkExpiry(next.payload, of: role)
    // Otherwise, if no hash is listed, one delegator's keys could sign for a role that trusts other keys.
    if let present = targetsByRole[role], present.signedBytes != next.signedBytes {
      throw UpdateError(.conflicting, of: role)
    }
    targetsByRole[role] = next
    verifiedDelegations.insert(delegation)
  }

  private func checkExpiry(_ payload: some MetadataPayload, of role: RoleName) throws(UpdateError) {
    guard case .at(let time) = expiryCheck else { return }
    guard time < payload.expires else {
      throw UpdateError(.expired(payload.expires), of: role)
    }
  }

  private static func decode<Payload>(
    _ bytes: [UInt8], of role: RoleName
  ) throws(UpdateError) -> SignedMetadata<Payload> {
    do {
      return try SignedMetadata(decoding: bytes)
    } catch {
      throw UpdateError(.malformed(error), of: role)
    }
  }
}

/// Whether expired files are rejected.
///
/// It isn't an optional time: without a clock, an old release must not pass for the newest.
public enum ExpiryCheck: Sendable {
  /// Files that have expired at that time are rejected. Every client needs this.
  case at(UTCTime)
  /// Expired files are accepted: for a publisher, which has to read them to renew them.
  case omitted
}
