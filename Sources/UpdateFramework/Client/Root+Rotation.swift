extension Root {
  /// Whether a key that signed for a role before doesn't sign for it any more.
  func takesKeysAway(from role: RoleName, since before: Root) -> Bool {
    let present = Set(roles[role]?.identifiers ?? [])
    return (before.roles[role]?.identifiers ?? []).contains { identifier in
      guard let key = before.keys[identifier] else { return false }
      return !present.contains(identifier) || keys[identifier]?.isSameKey(as: key) != true
    }
  }
}
