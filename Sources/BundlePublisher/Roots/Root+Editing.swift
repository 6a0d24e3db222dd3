internal import StrictJSON
public import UpdateFramework

extension Root {
  /// Lets a key sign for a role.
  /// - Throws: `RootError` when it already does.
  public mutating func add(_ key: PublicKey, to role: RoleName) throws(RootError) {
    let identifier = key.identifier
    guard var listed = roles[role], !listed.identifiers.contains(identifier) else {
      throw .alreadyListed(identifier, role)
    }
    listed.identifiers.append(identifier)
    roles[role] = listed
    keys.insert(key)
  }

  /// Removes a key from a role.
  /// - Parameter prefix: the beginning of the key's identifier, at least 8 digits.
  /// - Throws: `RootError` when the role has no such key, or several.
  public mutating func removeKey(_ prefix: String, from role: RoleName) throws(RootError) {
    let found = (roles[role]?.identifiers ?? []).filter { $0.text.utf8.starts(with: prefix.utf8) }
    guard prefix.utf8.count >= 8, found.count == 1, let identifier = found.first else {
      throw .noSuchKey(prefix, role)
    }
    roles[role]?.identifiers.removeAll { $0 == identifier }
    removeUnusedKeys()
  }

  /// Replaces all keys of a role.
  /// - Throws: `RootError` when a key is given twice.
  public mutating func replaceKeys(of role: RoleName, with replacements: [PublicKey]) throws(RootError) {
    roles[role]?.identifiers = []
    for key in replacements { try add(key, to: role) }
    removeUnusedKeys()
  }

  private mutating func removeUnusedKeys() {
    let used = Set(roles.values.flatMap(\.identifiers))
    for identifier in Array(keys.identifiers) where !used.contains(identifier) { keys.remove(identifier) }
  }
}

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
