internal import Catalogue
internal import FileAccess
internal import StrictJSON
internal import UpdateFramework

/// Which release the targets list, so that a check needn't read them again: they have a line for every logo, and most
/// checks find the very targets that the last one has read and verified.
///
/// A check verifies the root, the timestamp and the snapshot, each with its expiry, whatever is remembered here. Only
/// where the snapshot then lists the same targets (version, length and hashes), under the same root, is their content
/// taken from the record, up to their own expiry; what the device has of the release is looked at anew each time. The
/// record holds the hash of all that it depends on and of all that it says: a flipped bit, a new root or other targets
/// make it another hash, and the targets are read as if there were no record. It isn't flushed: one that is lost only
/// costs that.
struct VerifiedRelease: Sendable {
  /// The version that the targets state of the catalogue.
  let version: CatalogueVersion
  /// From when on the targets must not be trusted.
  private let expires: UTCTime

  /// What was recorded of the targets that an update is about to read; `nil` where they have to be read.
  init?(of name: String, by trusted: TrustedMetadata, in folder: StoreFolder, at time: UTCTime) {
    guard let bytes = try? FileBytes.read(Self.path(in: folder), limit: 4096),
      let record = (try? JSONReader.read(bytes))?.object, let content = record["content"]?.object,
      let version = CatalogueVersion(in: content),
      let expires = content["expires"]?.string.flatMap(UTCTime.init), time < expires,
      let proof = record["proof"]?.string.flatMap({ ContentHash(hexadecimal: $0, algorithm: .sha256) })
    else { return nil }
    (self.version, self.expires) = (version, expires)
    guard proof == self.proof(of: name, by: trusted) else { return nil }
  }

  /// What the targets say that an update has read; `nil` where it had to ask delegated ones, which aren't recorded.
  init?(_ version: CatalogueVersion, of name: String, by trusted: TrustedMetadata) {
    guard let targets = trusted.targets(of: .topLevel)?.payload, targets.file(name) != nil else { return nil }
    (self.version, expires) = (version, targets.expires)
  }

  func store(of name: String, by trusted: TrustedMetadata, in folder: StoreFolder) {
    guard let proof = proof(of: name, by: trusted) else { return }
    var writer = JSONWriter(layout: .compact)
    writer.value(.object(["content": content, "proof": .text(proof.hexadecimal)]))
    try? FileBytes.replace(Self.path(in: folder), with: writer.finish(), isDurable: false)
  }

  private var content: LocatedValue {
    .object([
      "version": .text(version.date.description), "revision": .integer(Int64(version.revision)),
      "expires": .text(expires.description),
    ])
  }

  /// The hash of what is recorded, and of all that it depends on.
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

  private static func path(in folder: StoreFolder) -> String { "\(folder.path)/verified" }
}
