import StrictJSON

/// Counts the keys that have signed a file (TUF 1.0.34, section 4.2.1).
public struct SignatureVerifier: Sendable {
  /// The accepted signature schemes; other signatures don't count.
  let schemes: [any SignatureScheme]

  /// A verifier with some signature schemes.
  public init(schemes: [any SignatureScheme]) { self.schemes = schemes }

  /// Verifies a file with the keys that its delegator names for the role.
  func verify<Payload>(
    _ metadata: SignedMetadata<Payload>, as role: RoleName, by delegator: some Delegator
  ) throws(UpdateError) {
    guard let keys = delegator.keys(of: role) else { throw UpdateError(.notListed, of: role) }
    let valid = signers(of: metadata, among: keys, in: delegator.keys).count
    guard Int64(valid) >= keys.threshold else {
      throw UpdateError(.notEnoughSignatures(valid: valid, threshold: keys.threshold), of: role)
    }
  }

  /// The different keys of a role that have signed. A key that is listed under several identifiers counts once.
  public func signers<Payload>(
    of metadata: SignedMetadata<Payload>, among role: RoleKeys, in keys: KeyRing
  ) -> [PublicKey] {
    let identifiers = Set(role.identifiers)
    var signers: [PublicKey] = []
    for signature in metadata.signatures where identifiers.contains(signature.keyIdentifier) {
      guard let key = keys[signature.keyIdentifier], !signers.contains(where: key.isSameKey),
        isValid(signature, of: metadata.signedBytes, by: key)
      else { continue }
      signers.append(key)
    }
    return signers
  }

  private func isValid(_ signature: Signature, of message: [UInt8], by key: PublicKey) -> Bool {
    guard let bytes = signature.bytes, !bytes.isEmpty else { return false }
    let scheme = schemes.first {
      $0.keyType.hasSameBytes(as: key.keyType) && $0.name.hasSameBytes(as: key.scheme)
    }
    return scheme?.isValid(bytes, of: message, publicKey: key.text) ?? false
  }
}
