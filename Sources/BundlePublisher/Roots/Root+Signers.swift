internal import UpdateFramework

extension Root {
  /// The different keys of a role that have signed a file.
  func signers<Payload>(of metadata: SignedMetadata<Payload>, as role: RoleName) -> [PublicKey] {
    guard let listed = roles[role] else { return [] }
    return SignatureVerifier(schemes: [Ed25519Scheme()]).signers(of: metadata, among: listed, in: keys)
  }

  /// Whether enough keys of a role have signed a file.
  func accepts<Payload>(_ metadata: SignedMetadata<Payload>, as role: RoleName) -> Bool {
    guard let threshold = roles[role]?.threshold else { return false }
    return Int64(signers(of: metadata, as: role).count) >= threshold
  }
}
