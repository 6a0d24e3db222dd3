internal import StrictJSON
internal import UpdateFramework

/// Signs files with the given signers.
struct RoleSigner {
  private let signers: [any Signer]

  init(_ signers: [any Signer]) { self.signers = signers }

  /// Signs with every given signer whose key one of the roots names for the role. While keys are replaced, a file with
  /// signatures by the old and the new keys is accepted by either root.
  /// - Throws: `PublishError` when the signers are too few for the newest root, or one doesn't sign.
  func sign<Payload>(
    _ payload: Payload, as role: RoleName, during transition: RootTransition
  ) throws(PublishError) -> SignedMetadata<Payload> {
    try checkIsEnough(for: role, during: transition)
    var metadata = try Self.metadata(of: payload)
    // Each is asked once: somebody may have to touch a token.
    var signatures: [String: [UInt8]] = [:]
    for root in transition.roots.reversed() {
      for (identifier, signer) in self.signers(for: role, in: root) {
        let key = signer.verificationKey.text
        let made = signatures[key]
        let bytes =
          if let made { made } else { try Self.signature(of: signer, over: metadata.signedBytes, as: role) }
        signatures[key] = bytes
        metadata.add(Signature(keyIdentifier: identifier, bytes: bytes))
      }
    }
    return metadata
  }

  /// - Throws: `PublishError` when the newest root wants signatures of a role by more keys than there are signers for.
  func checkIsEnough(for role: RoleName, during transition: RootTransition) throws(PublishError) {
    let listed = transition.newest.roles[role]
    let threshold = listed?.threshold ?? 1
    let keys = Set(signers(for: role, in: transition.newest).map(\.signer.verificationKey.text))
    guard Int64(keys.count) >= threshold else {
      throw .missingKeys(role, threshold: threshold, candidates: listed?.identifiers ?? [])
    }
  }

  /// - Throws: `PublishError` when a given key signs for no published role. Root keys are rejected so: they don't belong
  ///   on a machine that publishes.
  func checkKeys(during transition: RootTransition) throws(PublishError) {
    let used = transition.roots.flatMap { root in
      RoleName.published.flatMap { signers(for: $0, in: root) }.map(\.signer.verificationKey.text)
    }
    for signer in signers where !used.contains(signer.verificationKey.text) {
      throw .keyNotInRoot(signer.verificationKey.identifier)
    }
  }

  /// The given signers whose keys a root names for a role, under its identifiers.
  private func signers(
    for role: RoleName, in root: Root
  ) -> [(identifier: KeyIdentifier, signer: any Signer)] {
    (root.roles[role]?.identifiers ?? []).compactMap { identifier in
      guard let key = root.keys[identifier], key.keyType == "ed25519" else { return nil }
      return signers.first { $0.verificationKey.text == key.text }.map { (identifier, $0) }
    }
  }

  private static func metadata<Payload>(
    of payload: Payload
  ) throws(PublishError) -> SignedMetadata<Payload> {
    do { return try SignedMetadata(payload) } catch { throw .invalidMetadata(error) }
  }

  /// A signature, verified: a signer may use another key than it says, or sign something else.
  private static func signature(
    of signer: any Signer, over message: [UInt8], as role: RoleName
  ) throws(PublishError) -> [UInt8] {
    let bytes: [UInt8]
    do { bytes = try signer.signature(over: message, for: role) } catch { throw .signingFailed(error) }
    let key = signer.verificationKey
    guard Ed25519Scheme().isValid(bytes, of: message, publicKey: key.text) else {
      throw .wrongSignature(key.identifier, role)
    }
    return bytes
  }
}
