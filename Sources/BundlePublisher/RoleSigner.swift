internal import StrictJSON
internal import UpdateFramework

/// Signs files with the given keys.
struct RoleSigner {
  private let keys: [SigningKey]

  init(_ keys: [SigningKey]) { self.keys = keys }

  /// Signs with every given key that one of the roots names for the role. While keys are replaced, a file with signatures
  /// by the old and the new keys is accepted by either root.
  /// - Throws: `PublishError` when the signatures are too few for the newest root.
  func sign<Payload>(
    _ payload: Payload, as role: RoleName, during transition: RootTransition
  ) throws(PublishError) -> SignedMetadata<Payload> {
    var metadata = try Self.metadata(of: payload)
    for root in transition.roots.reversed() {
      for identifier in root.roles[role]?.identifiers ?? [] {
        guard let key = self.key(root.keys[identifier]) else { continue }
        try Self.add(key, under: identifier, to: &metadata)
      }
    }
    guard transition.newest.accepts(metadata, as: role) else {
      let listed = transition.newest.roles[role]
      throw .missingKeys(role, threshold: listed?.threshold ?? 1, candidates: listed?.identifiers ?? [])
    }
    return metadata
  }

  /// - Throws: `PublishError` when a given key signs for no published role. Root keys are rejected so: they don't belong
  ///   on a machine that publishes.
  func checkKeys(during transition: RootTransition) throws(PublishError) {
    let used = transition.roots.flatMap { root in
      RoleName.published.flatMap { root.roles[$0]?.identifiers ?? [] }.compactMap { root.keys[$0]?.text }
    }
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
