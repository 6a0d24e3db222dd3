import BundlePublisher
import UpdateFramework

extension Site {
  /// Publishes the root that follows the newest one, with the same key.
  func publishRoot(after version: Int64) throws {
    let bytes = file("metadata/\(version).root.json") ?? []
    let root = try SignedMetadata<Root>(decoding: bytes).payload
    var draft = try RootDraft(following: root, expires: Self.time(after: Self.century))
    try draft.sign(with: key)
    set("metadata/\(version + 1).root.json", draft.metadata.bytes)
  }

  /// The snapshot's entry for targets of some version.
  func listedTargets(of number: Int64) -> ListedFile {
    let bytes = file("metadata/\(number).targets.json") ?? []
    return ListedFile(
      version: number, length: Int64(bytes.count),
      hashes: ContentHashes(sha256: ContentHash(of: bytes, by: .sha256)))
  }
}
