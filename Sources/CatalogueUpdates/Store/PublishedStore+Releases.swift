internal import Catalogue
internal import FileAccess
internal import UpdateFramework

/// Compares the device with a published release.
///
/// Among downloads the order is that of the metadata alone: what the newest lists is installed, whatever its date. Versions
/// order only the bundled catalogue and the downloaded one.
extension PublishedStore {
  /// The release that a launch shows; `nil` for the bundled catalogue.
  var newestRelease: Release<Content>? {
    let newest: Release<Content>? = authority.flatMap(folder.newestRelease)
    return newest.flatMap { $0.manifest.version > bundled.version ? $0 : nil }
  }

  /// When this app last asked. Its bundled catalogue, its root and what it reads decide what it needs.
  var checkRecord: CheckRecord {
    let root = ContentHash(of: trustedRoot, by: .sha256).hexadecimal
    let schema = Content.readableSchemaVersion
    return CheckRecord(in: folder, for: "\(bundled.version) \(root) \(schema)")
  }

  /// The version that the next launch shows, if that differs from what is shown.
  var staged: CatalogueVersion? {
    let next = next
    return isSame(next, as: shown?.manifest) ? nil : next?.version ?? bundled.version
  }

  /// Whether two releases are the same to whoever looks; `nil` stands for the bundled catalogue.
  func isSame(_ release: ReleaseManifest?, as other: ReleaseManifest?) -> Bool {
    release?.hasSameFiles(as: other) ?? (other == nil)
  }

  /// Whether the device must get a listed catalogue. One that isn't above the bundled one is only needed to replace another
  /// download that would be shown.
  /// - Parameter hash: the listed SHA-256; `nil` when it is unknown.
  func needs(_ version: CatalogueVersion, _ hash: ContentHash?) -> Bool {
    if let installed, installed.catalogue == hash { return false }
    return version > bundled.version || next != nil
  }

  /// Whether the latest release, which the next launch shows, lacks files, or its record isn't that of the newest metadata.
  func isIncomplete(by trusted: TrustedMetadata) -> Bool {
    guard let installed, installed.version > bundled.version else { return false }
    return installed.origin?.metadata.isCurrent(trusted) != true
      || installed.files.contains { folder.file($0) == nil }
  }

  /// Rejects metadata that is older than what was seen, or than that of the installed release.
  func checkRollback(by trusted: TrustedMetadata) throws(UpdateError) {
    let pointed = StoreFolder.Pointer.allCases.lazy.compactMap { self.folder[$0] }
    let origin = installed?.origin ?? pointed.compactMap { self.folder.manifest($0)?.origin }.first
    try origin?.metadata.checkRollback(by: trusted)
    try folder.seen?.checkRollback(by: trusted)
  }

  /// Records new metadata, before anything of it is installed: a release that is up to date may never be.
  func recordSeen(_ trusted: TrustedMetadata) throws(FileError) {
    guard let new = SeenMetadata(trusted), folder.seen?.isCurrent(trusted) != true else { return }
    try folder.record(new)
  }

  /// The SHA-256 of a listed catalogue; `nil` when it isn't listed, and the installed catalogue is another.
  func hash(of file: TargetFile) -> ContentHash? {
    if let hash = file.hashes.sha256 { return hash }
    guard let installed, let bytes = folder.file(installed.catalogue), file.isMatched(by: bytes) else {
      return nil
    }
    return installed.catalogue
  }

  /// Stores the app's own root, so that an app with an older one can follow it, and deletes what it discredits. Only the
  /// holder of the store's lock may do so, when the root has verified itself.
  func applyRoot() throws(FileError) {
    guard let authority else { return }
    let name = StoreFolder.name(ofRoot: authority.version)
    let stored = folder.metadata(name, limit: DownloadLimits().root)
    if stored != trustedRoot {
      if let stored, authority.isOfAnotherRepository(than: stored) { folder.forgetSeen() }
      try folder.keepMetadata(name, trustedRoot)
    }
    folder.deleteDiscredited(by: authority, besides: shown?.manifest)
  }
}

/// For programs that show what a store is.
extension PublishedStore {
  /// Checks that the folder is a store's or may become one, as one that isn't there may. Writes nothing.
  /// - Throws: `CatalogueUpdateError.storage` for somebody else's folder.
  package func checkFolder() throws(CatalogueUpdateError) {
    do throws(FileError) {
      guard try FileBytes.isThere(folder.path) else { return }
      guard FolderListing.isFolder(folder.path) else {
        throw FileError("\(folder.path) isn't a folder: give the folder of the store")
      }
      try folder.checkIsStore()
    } catch { throw .storage(error) }
  }

  /// Whether there are releases, and the app's root accepts none of them: it may be another repository's.
  package var isOfOtherKeys: Bool {
    let origins = StoreFolder.Pointer.allCases.compactMap { folder[$0] }
      .compactMap { folder.manifest($0)?.origin }
    return !origins.isEmpty && authority.map { !origins.contains(where: $0.accepts) } ?? false
  }
}
