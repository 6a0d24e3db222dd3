internal import StrictJSON
public import UpdateFramework

extension Root {
  /// Lets a key sign for a role.
  /// - Throws: `RootError` when it does so already.
  public mutating func add(_ key: PublicKey, to role: RoleName) throws(RootError) {
    let identifier = key.identifier
    guard var listed = roles[role], !listed.identifiers.contains(identifier) else {
      throw .alreadyListed(identifier, role)
    }
    listed.identifiers.append(identifier)
    roles[role] = listed
    keys.insert(key)
  }

  /// Lets a key not sign for a role any more.
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

  /// Puts keys in place of all keys that sign for a role.
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
