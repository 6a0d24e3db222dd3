internal import Catalogue
internal import StrictJSON
internal import UpdateFramework

/// The published catalogue, as the verified metadata lists it.
struct AvailableRelease: Sendable {
  let version: CatalogueVersion
  let schemaVersion: Int64
  let file: TargetFile

  /// Whether the app reads the catalogue.
  let isSupported: Bool

  /// `nil` when the metadata doesn't state the version.
  /// - Parameter readable: the schema version that the app reads.
  init?(_ file: TargetFile, readable: Int64) {
    guard let custom = file.custom?.object, let version = CatalogueVersion(in: custom),
      let schemaVersion = custom["schemaVersion"]?.integer
    else { return nil }
    self.version = version
    self.schemaVersion = schemaVersion
    self.file = file
    isSupported = schemaVersion == readable
  }
}

/// A record of the release that the targets list, so that a check needn't read the targets again: they have an entry for
/// every logo, and have rarely changed since the last check.
///
/// A check always verifies the root, the timestamp and the snapshot, each with its expiry. The record is used only if the
/// snapshot lists the same targets (version, length and hashes) under the same root, and until the targets expire. The
/// release's files on the device are examined each time. The record holds a hash of its content and of all that it
/// depends on: after a flipped bit, a new root or other targets the hash differs, and the targets are read. The record
/// isn't flushed: losing it costs only that.
struct VerifiedRelease: Sendable {
  /// The record's file.
  static let name = "verified"

  /// The catalogue's version in the targets.
  let version: CatalogueVersion
  /// The catalogue's SHA-256 in the targets.
  let catalogue: ContentHash
  /// When the targets expire.
  private let expires: UTCTime

  /// The record of the targets that an update is about to read; `nil` when they must be read.
  init?(of name: String, by trusted: TrustedMetadata, in folder: StoreFolder, at time: UTCTime) {
    guard let bytes = folder.read(Self.name, limit: 4096),
      let record = (try? JSONReader.read(bytes))?.object, let content = record["content"]?.object,
      let version = CatalogueVersion(in: content),
      let catalogue = content["catalogue"]?.string.flatMap(Self.hash),
      let expires = content["expires"]?.string.flatMap(UTCTime.init), time < expires,
      let proof = record["proof"]?.string.flatMap(Self.hash)
    else { return nil }
    (self.version, self.catalogue, self.expires) = (version, catalogue, expires)
    guard proof == self.proof(of: name, by: trusted) else { return nil }
  }

  /// A record of the targets that an update has read; `nil` if delegated targets list the catalogue, or if it is listed
  /// without its SHA-256: those aren't recorded.
  init?(_ version: CatalogueVersion, of name: String, by trusted: TrustedMetadata) {
    guard let targets = trusted.targets(of: .topLevel)?.payload,
      let catalogue = targets.file(name)?.hashes.sha256
    else { return nil }
    (self.version, self.catalogue, expires) = (version, catalogue, targets.expires)
  }

  func store(of name: String, by trusted: TrustedMetadata, in folder: StoreFolder) {
    guard let proof = proof(of: name, by: trusted) else { return }
    var writer = JSONWriter(layout: .compact)
    writer.value(.object(["content": content, "proof": .text(proof.hexadecimal)]))
    try? folder.write(Self.name, writer.finish(), isDurable: false)
  }

  private var content: LocatedValue {
    .object([
      "version": .text(version.date.description), "revision": .integer(Int64(version.revision)),
      "catalogue": .text(catalogue.hexadecimal), "expires": .text(expires.description),
    ])
  }

  private static func hash(_ text: String) -> ContentHash? {
    ContentHash(hexadecimal: text, algorithm: .sha256)
  }

  /// The hash of the content and of all that it depends on.
  private func proof(of name: String, by trusted: TrustedMetadata) -> ContentHash? {
    guard let listed = trusted.snapshot?.payload.file(of: .targets) else { return nil }
    let root = ContentHash(of: trusted.root.signedBytes, by: .sha256)
    let bytes = try? CanonicalJSON.bytes(
      of: .object([
        "catalogue": .text(name), "content": content, "root": .text(root.hexadecimal),
        "targets": listed.value,
      ]))
    return bytes.map { ContentHash(of: $0, by: .sha256) }
  }
}
