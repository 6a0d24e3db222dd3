import StrictJSON

/// The metadata that a client has verified so far; each file is verified by those that are there already
/// (the client workflow of TUF 1.0.34, section 5).
///
/// Takes bytes and a time; reads no disk, clock or network. A file that fails leaves what was trusted before.
public struct TrustedMetadata: Sendable {
  /// The newest root so far.
  public private(set) var root: SignedMetadata<Root>
  /// The newest timestamp so far.
  public private(set) var timestamp: SignedMetadata<Timestamp>?
  /// The newest snapshot so far. It may be an old one that only keeps others from being rolled back.
  public private(set) var snapshot: SignedMetadata<Snapshot>?
  private var targetsByRole: [RoleName: SignedMetadata<Targets>] = [:]
  /// By whose keys the targets were verified: one role may be delegated to by several, each with keys of its own.
  private var verifiedDelegations: Set<Delegation> = []

  /// By the time at the update's start, which counts for the whole of it (section 5.1).
  private let expiryCheck: ExpiryCheck
  private let verifier: SignatureVerifier

  /// Begins with a root that is trusted because it came with the program or from an earlier update (section 5.2).
  /// - Throws: `UpdateError` when it isn't a root that its own keys have signed.
  public init(
    root bytes: [UInt8], expiry: ExpiryCheck, schemes: [any SignatureScheme]
  ) throws(UpdateError) {
    expiryCheck = expiry
    verifier = SignatureVerifier(schemes: schemes)
    root = try Self.decode(bytes, of: .root)
    try verifier.verify(root, as: .root, by: root.payload)
  }

  /// The targets of a role, if they were verified by the keys that its delegator names.
  public func targets(of delegation: Delegation) -> SignedMetadata<Targets>? {
    verifiedDelegations.contains(delegation) ? targetsByRole[delegation.role] : nil
  }

  /// Takes the root that follows the present one: signed by the keys of both, its version one higher
  /// (sections 5.3.4 to 5.3.8).
  /// - Throws: `UpdateError`; the present root stays then.
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
  }

  /// The last root must not have expired, though those on the way to it may have (section 5.3.10).
  func checkFinalRoot() throws(UpdateError) { try checkExpiry(root.payload, of: .root) }

  /// Takes a timestamp (section 5.4). One of the same version as the present one changes nothing.
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

  /// Takes a snapshot (section 5.5).
  /// - Parameters:
  ///   - listed: what the timestamp says of it.
  ///   - wasTrusted: whether an earlier update has verified it. Then it may be another than the timestamp says, and
  ///     still keeps newer ones from listing older versions.
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

  private static func checkRollback(from present: Snapshot, to next: Snapshot) throws(UpdateError) {
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

  /// Takes a targets file (sections 5.6 and 5.6.7), verified by its delegator's keys and by the snapshot.
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
    // Otherwise, where no hash is listed, those whom one delegator trusts could speak for those whom another does.
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
