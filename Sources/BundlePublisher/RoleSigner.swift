internal import StrictJSON
internal import UpdateFramework

/// Signs files with the keys that are at hand.
struct RoleSigner {
  private let keys: [SigningKey]

  init(_ keys: [SigningKey]) { self.keys = keys }

  /// The file with the signatures of all keys that sign for the role and are at hand, ready to be published.
  /// - Throws: `PublishError` when they are too few.
  func sign(_ payload: some MetadataPayload, as role: RoleName, by root: Root) throws(PublishError) -> [UInt8]
  {
    var metadata = try Self.metadata(of: payload)
    let listed = root.roles[role]
    for identifier in listed?.identifiers ?? [] {
      guard let key = self.key(root.keys[identifier]) else { continue }
      try Self.add(key, under: identifier, to: &metadata)
    }
    let threshold = listed?.threshold ?? 1
    guard Int64(metadata.signatures.count) >= threshold else {
      throw .missingKeys(role, threshold: threshold, candidates: listed?.identifiers ?? [])
    }
    return metadata.bytes
  }

  /// - Throws: `PublishError` when a key that is at hand signs for no role.
  func checkKeys(by root: Root) throws(PublishError) {
    let used = root.roles.values.flatMap(\.identifiers).compactMap { root.keys[$0]?.text }
    for key in keys where !used.contains(key.publicKey) {
      throw .keyNotInRoot(PublicKey(of: key).identifier)
    }
  }

  private func key(_ listed: PublicKey?) -> SigningKey? {
    guard let listed, listed.keyType == "ed25519" else { return nil }
    return keys.first { $0.publicKey == listed.text }
  }

  private static func metadata<Payload>(
    of payload: Payload
  ) throws(PublishError) -> SignedMetadata<Payload> {
    do { return try SignedMetadata(payload) } catch { throw .invalidMetadata(error) }
  }

  private static func add<Payload>(
    _ key: SigningKey, under identifier: KeyIdentifier, to metadata: inout SignedMetadata<Payload>
  ) throws(PublishError) {
    do {
      let bytes = try key.sign(metadata.signedBytes)
      metadata.add(Signature(keyIdentifier: identifier, bytes: bytes))
    } catch {
      throw .signingFailed(error)
    }
  }
}
