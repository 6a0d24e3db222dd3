public import Catalogue
public import UpdateFramework

/// The release that a repository holds already, verified.
public struct PublishedRelease: Sendable {
  let timestamp: SignedMetadata<Timestamp>
  let snapshot: SignedMetadata<Snapshot>
  let targets: SignedMetadata<Targets>
  /// The published catalogue.
  public let catalogue: Catalogue

  /// What a finished update found, with the published catalogue's bytes.
  /// - Parameter name: the catalogue's target path.
  /// - Throws: `PublishError` when the catalogue isn't the one that the targets list.
  public init(_ metadata: TrustedMetadata, name: String, catalogue bytes: [UInt8]) throws(PublishError) {
    guard let timestamp = metadata.timestamp, let snapshot = metadata.snapshot,
      let targets = metadata.targets(of: .topLevel)
    else { throw .untrustedRepository(UpdateError(.absent, of: .timestamp)) }
    self.timestamp = timestamp
    self.snapshot = snapshot
    self.targets = targets
    guard let file = targets.payload.file(name), file.isMatched(by: bytes) else {
      throw .damagedRepository(path: name)
    }
    do { catalogue = try Catalogue(decoding: bytes) } catch { throw .unreadableCatalogue("\(error)") }
  }

  /// Whether the release consists of the same files. What another version of the compressor makes of the same
  /// catalogue isn't another release.
  func holds(_ content: BundleContent) -> Bool {
    content.files.count == targets.payload.files.count
      && content.files.allSatisfy { file in
        guard let listed = targets.payload.file(file.path) else { return false }
        return file.path == content.compressedName || listed.isMatched(by: file.bytes)
      }
  }

  /// Whether less than a third of the time is left that one of the files has.
  func isDue(at moment: Moment, _ lifetimes: Lifetimes) -> Bool {
    let ends: [(RoleName, UTCTime)] = [
      (.targets, targets.payload.expires), (.snapshot, snapshot.payload.expires),
      (.timestamp, timestamp.payload.expires),
    ]
    return ends.contains { moment.isPast($0.1, withinDays: lifetimes[$0.0] / 3) }
  }
}
