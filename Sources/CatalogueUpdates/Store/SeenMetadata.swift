internal import FileAccess
internal import Foundation
internal import StrictJSON
internal import UpdateFramework

/// The versions and keys of verified metadata, by which older metadata is known.
struct SeenMetadata: Hashable, Sendable {
  /// The record's file.
  static let name = "seen"

  /// The hashes of the roots from the app's own at that time to the newest.
  let roots: [ContentHash]
  /// The version of the last of these roots.
  let rootVersion: Int64
  /// The version of the top-level targets.
  let targetsVersion: Int64
  /// All keys that the root listed for the snapshot.
  let snapshotKeys: Set<KeyIdentifier>
  /// All keys that the root listed for the targets.
  let targetsKeys: Set<KeyIdentifier>

  /// `nil` when the metadata has no snapshot yet.
  init?(_ trusted: TrustedMetadata) {
    guard let version = trusted.targetsVersion else { return nil }
    let root = trusted.root.payload
    (roots, rootVersion, targetsVersion) = (trusted.rootHashes, root.version, version)
    (snapshotKeys, targetsKeys) = (root.identifiers(of: .snapshot), root.identifiers(of: .targets))
  }

  /// Whether the newest metadata is this.
  func isCurrent(_ trusted: TrustedMetadata) -> Bool {
    roots.last == trusted.rootHashes.last && targetsVersion == trusted.targetsVersion
  }

  /// Compares metadata with this. The stored metadata may have been lost, and with it the versions that were seen.
  /// - Throws: `UpdateError` when the metadata is older. Targets may be older if a key of the snapshot or the targets was
  ///   taken away since: its thief may have used the highest versions there are.
  func checkRollback(by trusted: TrustedMetadata) throws(UpdateError) {
    guard !isOfAnotherRepository(than: trusted) else { return }
    let root = trusted.root.payload
    if !Set(roots).isDisjoint(with: trusted.rootHashes), root.version < rootVersion {
      throw UpdateError(.rolledBack(known: rootVersion, found: root.version), of: .root)
    }
    guard let found = trusted.targetsVersion, found < targetsVersion,
      snapshotKeys.isSubset(of: root.identifiers(of: .snapshot)),
      targetsKeys.isSubset(of: root.identifiers(of: .targets))
    else { return }
    throw UpdateError(.rolledBack(known: targetsVersion, found: found), of: .targets)
  }

  /// Whether the app's own root isn't one of these roots, although its version is one of theirs. An app may come with the
  /// first root of another repository; these versions say nothing of that one's.
  private func isOfAnotherRepository(than trusted: TrustedMetadata) -> Bool {
    guard let own = trusted.rootHashes.first else { return false }
    let version = trusted.root.payload.version &- Int64(trusted.rootHashes.count - 1)
    return version <= rootVersion && version > rootVersion &- Int64(roots.count) && !roots.contains(own)
  }
}

extension Root {
  /// The identifiers of a role's keys by the specification: whatever identifiers a root lists, they tell keys apart.
  func identifiers(of role: RoleName) -> Set<KeyIdentifier> {
    Set((roles[role]?.identifiers ?? []).compactMap { keys[$0]?.identifier })
  }
}

extension TrustedMetadata {
  /// The version of the top-level targets that the snapshot lists.
  fileprivate var targetsVersion: Int64? { snapshot?.payload.file(of: .targets)?.version }
}

// MARK: As a file

extension StoreFolder {
  /// The newest metadata that an update has verified; `nil` when the record is missing or damaged. It begins with the hash
  /// of the rest: after a flipped bit in a version, no metadata might ever be new enough.
  var seen: SeenMetadata? {
    guard let bytes = read(SeenMetadata.name, limit: Self.maximumLength) else { return nil }
    let content = Array(bytes.dropFirst(64))
    guard Self.hash(ofRecord: content) == Array(bytes.prefix(64)) else { return nil }
    return (try? JSONReader.read(content))?.object.flatMap(SeenMetadata.init)
  }

  /// Records metadata as seen. The record outlasts a loss of power.
  func record(_ seen: SeenMetadata) throws(FileError) {
    var writer = JSONWriter(layout: .compact)
    writer.value(seen.value)
    let content = writer.finish()
    try write(SeenMetadata.name, Self.hash(ofRecord: content) + content)
    try FileBytes.flushFolder(path)
  }

  private static func hash(ofRecord content: [UInt8]) -> [UInt8] {
    Array(ContentHash(of: content, by: .sha256).hexadecimal.utf8)
  }

  /// Forgets what was seen, for another repository, whose versions may be lower.
  func forgetSeen() {
    for role in [RoleName.timestamp, .snapshot] { deleteMetadata(role.fileName) }
    unlink("\(path)/\(SeenMetadata.name)")
  }
}

// MARK: As JSON

extension SeenMetadata {
  /// `nil` for anything else.
  init?(_ object: LocatedObject) {
    guard let roots = object["roots"]?.strings?.map({ ContentHash(hexadecimal: $0, algorithm: .sha256) }),
      !roots.contains(nil), let rootVersion = object["rootVersion"]?.integer,
      let targetsVersion = object["targetsVersion"]?.integer,
      let snapshotKeys = object["snapshotKeys"]?.keys, let targetsKeys = object["targetsKeys"]?.keys
    else { return nil }
    self.roots = roots.compactMap(\.self)
    (self.rootVersion, self.targetsVersion) = (rootVersion, targetsVersion)
    (self.snapshotKeys, self.targetsKeys) = (snapshotKeys, targetsKeys)
  }

  /// In canonical order.
  var value: LocatedValue {
    .object([
      "roots": .list(roots.map { .text($0.hexadecimal) }), "rootVersion": .integer(rootVersion),
      "targetsVersion": .integer(targetsVersion), "snapshotKeys": .keys(snapshotKeys),
      "targetsKeys": .keys(targetsKeys),
    ])
  }
}

extension LocatedValue {
  /// The key identifiers in a list; `nil` for anything else.
  var keys: Set<KeyIdentifier>? { strings.map { Set($0.map { KeyIdentifier($0) }) } }

  /// A list of key identifiers.
  static func keys(_ keys: Set<KeyIdentifier>) -> LocatedValue {
    .list(keys.map(\.text).sorted().map { .text($0) })
  }

  /// The texts of a list of texts; `nil` for anything else.
  fileprivate var strings: [String]? {
    guard let values = array else { return nil }
    let strings = values.compactMap(\.string)
    return strings.count == values.count ? strings : nil
  }
}
