public import Catalogue
public import UpdateFramework

/// What a repository holds already, verified.
public struct PublishedRelease: Sendable {
  /// The newest root.
  let root: SignedMetadata<Root>
  let timestamp: Timestamp
  let snapshot: Snapshot
  let targets: Targets
  /// The published catalogue.
  public let catalogue: Catalogue

  /// What a finished update found, with the published catalogue's bytes.
  /// - Parameter name: the catalogue's target path.
  /// - Throws: `PublishError` when the catalogue isn't the one that the targets list.
  public init(_ metadata: TrustedMetadata, name: String, catalogue bytes: [UInt8]) throws(PublishError) {
    guard let timestamp = metadata.timestamp?.payload, let snapshot = metadata.snapshot?.payload,
      let targets = metadata.targets(of: .topLevel)?.payload
    else { throw .untrustedRepository(UpdateError(.absent, of: .timestamp)) }
    root = metadata.root
    self.timestamp = timestamp
    self.snapshot = snapshot
    self.targets = targets
    guard let file = targets.file(name), file.isMatched(by: bytes) else {
      throw .damagedRepository(path: name)
    }
    do { catalogue = try Catalogue(decoding: bytes) } catch { throw .unreadableCatalogue("\(error)") }
  }

  /// Whether the release consists of the same files. What another version of the compressor makes of the same
  /// catalogue isn't another release.
  func holds(_ content: BundleContent) -> Bool {
    content.files.count == targets.files.count
      && content.files.allSatisfy { file in
        guard let listed = targets.file(file.path) else { return false }
        return file.path == content.compressedName || listed.isMatched(by: file.bytes)
      }
  }

  /// The roles whose file expires within so many days, or has done so.
  func roles(expiringWithin days: (RoleName) -> Int64, from moment: Moment) -> [RoleName] {
    let ends: [(RoleName, UTCTime)] = [
      (.root, root.payload.expires), (.targets, targets.expires), (.snapshot, snapshot.expires),
      (.timestamp, timestamp.expires),
    ]
    return ends.filter { moment.isPast($0.1, withinDays: days($0.0)) }.map(\.0)
  }
}
