internal import BundlePublisher
internal import UpdateFramework

/// Tells of roots in words.
enum RootDescription {
  /// What a root says: its version and end, and who signs for what.
  static func content(of root: Root) -> String {
    let roles = RoleName.topLevel.compactMap { name in
      root.roles[name].map { role in
        let count = role.identifiers.count
        let list = role.identifiers.map { "\n    \($0.text)" }.joined()
        return "  \(name.text): \(role.threshold) of \(count) \(count == 1 ? "key" : "keys")\(list)"
      }
    }
    return "root \(root.version), expires \(root.expires)\n" + roles.joined(separator: "\n")
  }

  /// Whether a draft is signed, and by whom it has to be.
  static func status(of draft: RootDraft, in file: String) -> String {
    let missing = draft.missing
    guard !missing.isEmpty else { return "\(file): signed, and ready to be published" }
    return missing.map { missing in
      let keys = missing.candidates.map { "  \($0.text)" }.joined(separator: "\n")
      let number = missing.count == 1 ? "1 signature" : "\(missing.count) signatures"
      return "\(file): waits for \(number) by the root keys of version \(missing.rootVersion):\n\(keys)"
    }.joined(separator: "\n")
  }
}
