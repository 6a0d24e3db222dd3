internal import Catalogue
internal import FilePatches
internal import StrictJSON
public import UpdateFramework

/// The verified release that a repository holds already.
public struct PublishedRelease: Sendable {
  let timestamp: SignedMetadata<Timestamp>
  let snapshot: SignedMetadata<Snapshot>
  let targets: SignedMetadata<Targets>
  /// The bins of files that belong to entries.
  let bins: [RoleName: SignedMetadata<Targets>]
  /// The published catalogue.
  public let catalogue: CatalogueOutline

  /// The release of a complete update and the published catalogue's bytes.
  /// - Parameter name: the catalogue's target path.
  /// - Throws: `PublishError` when the catalogue isn't the one that the targets list.
  public init(_ metadata: TrustedMetadata, name: String, catalogue bytes: [UInt8]) throws(PublishError) {
    guard let timestamp = metadata.timestamp, let snapshot = metadata.snapshot,
      let targets = metadata.targets(of: .topLevel)
    else { throw .untrustedRepository(UpdateError(.absent, of: .timestamp)) }
    self.timestamp = timestamp
    self.snapshot = snapshot
    self.targets = targets
    bins = metadata.bins
    guard let file = targets.payload.file(name), file.isMatched(by: bytes) else {
      throw .damagedRepository(path: name)
    }
    do { catalogue = try CatalogueOutline(decoding: bytes) } catch { throw .unreadableRelease("\(error)") }
  }

  /// Whether the release has the same files. The compressed catalogue isn't compared: another version of the compressor
  /// may write other bytes. Nor are patches, which follow from what was published before.
  func holds(_ content: BundleContent) -> Bool {
    let patches = Array(FilePatch.targetPathPrefix(of: content.name).utf8)
    return content.files.count == paths.count { !$0.text.utf8.starts(with: patches) }
      && content.files.allSatisfy { file in
        guard let listed = self.file(file.path) else { return false }
        return file.path == content.compressedName || listed.isMatched(by: file.bytes)
      }
  }

  /// The listed file at a path.
  func file(_ path: String) -> TargetFile? {
    if let file = targets.payload.file(path) { return file }
    return (targets.payload.delegations?.bins?.name(for: path)).flatMap { bins[$0]?.payload.file(path) }
  }

  /// The paths of all listed files.
  private var paths: [ByteString] {
    targets.payload.files.keys + bins.values.flatMap(\.payload.files.keys)
  }

  /// When its files expire.
  var expiries: [(role: RoleName, expires: UTCTime)] {
    Self.expiries(of: targets, bins, snapshot, timestamp)
  }

  /// When files expire, in this order. Of bins the first to expire is behind the targets, where it does before them.
  static func expiries(
    of targets: SignedMetadata<Targets>, _ bins: [RoleName: SignedMetadata<Targets>],
    _ snapshot: SignedMetadata<Snapshot>, _ timestamp: SignedMetadata<Timestamp>
  ) -> [(role: RoleName, expires: UTCTime)] {
    [(.targets, targets.payload.expires)]
      + (bins.firstExpiring(before: targets).map { [($0.role, $0.header.expires)] } ?? [])
      + [(.snapshot, snapshot.payload.expires), (.timestamp, timestamp.payload.expires)]
  }
}
