public import Catalogue
public import Foundation
internal import StrictJSON
internal import UpdateFramework

/// The catalogue that an app shows: the bundled one, or a newer one that was downloaded and verified. It may be of any kind
/// whose type conforms to `PublishedContent`, as `Catalogue` does, and the code that is generated for other kinds with
/// `importsLibrary: true`.
///
/// It never changes while the app runs, unless the app calls ``activateStaged()``. A store can always be opened: files that
/// a crash or a full disk damaged are ignored, and releases whose keys the app's root doesn't name any more. If need be it
/// shows the bundled catalogue.
///
/// ```swift
/// let store = CatalogueStore(directory: url, bundled: Brands.catalogue, trustedRoot: root)
/// store.catalogue.brands
/// ```
///
/// `@unchecked`: all that changes is read and written under the lock.
public final class PublishedStore<Content: PublishedContent>: @unchecked Sendable {
  let folder: StoreFolder
  let bundled: Content
  let trustedRoot: [UInt8]
  private let bundledAssets: @Sendable (String) -> [UInt8]?
  /// The bundled catalogue's file, for patches.
  let bundledFile: @Sendable () -> [UInt8]?

  /// `nil` when the app's root can't be read.
  let authority: RootAuthority?
  private let lock = NSLock()
  private var release: Release<Content>?
  /// The last release that was read, since reading its catalogue each time would be slow.
  private var latest: (hash: ContentHash, manifest: ReleaseManifest)?
  private var leaseRenewal = Date.distantPast
  private var observers: [UUID: AsyncStream<Content>.Continuation] = [:]

  /// Opens a store. The only thing it writes is when a release was last used.
  /// - Parameters:
  ///   - directory: a folder for this store alone, which needn't exist yet; preferably one that isn't backed up. Whoever can
  ///     write there can change what the app shows.
  ///   - bundled: the catalogue in the app's bundle.
  ///   - trustedRoot: the root in the app's bundle, from which everything is verified. If it can't be read, nothing that was
  ///     downloaded is shown, and updates throw ``CatalogueUpdateError/unusableRoot(_:)``.
  ///   - bundledLogo: returns the bundled file for a path of a folder and a file in it: `logos/conad.svg`, or what else the
  ///     entries of its kind have.
  ///   - bundledFile: returns the bytes of the bundled catalogue, if the app comes with its file: `italy.json` as it was
  ///     published. The first update then downloads only what has changed since. It is read when a patch is listed.
  public init(
    directory: URL, bundled: Content, trustedRoot: [UInt8],
    bundledLogo: @escaping @Sendable (String) -> [UInt8]? = { _ in nil },
    bundledFile: @escaping @Sendable () -> [UInt8]? = { nil }
  ) {
    let folder = StoreFolder(path: directory.path)
    self.folder = folder
    self.bundled = bundled
    bundledAssets = bundledLogo
    self.bundledFile = bundledFile
    self.trustedRoot = trustedRoot
    authority = (try? SignedMetadata<Root>(decoding: trustedRoot)).flatMap(RootAuthority.init)
    release = newestRelease
    if let release { folder.renewLease(of: release.hash) }
  }

  deinit { for observer in observers.values { observer.finish() } }

  /// The catalogue of this session.
  public var catalogue: Content { shown?.catalogue ?? bundled }

  /// The downloaded release that is shown; `nil` for the bundled catalogue.
  var shown: Release<Content>? { lock.withLock { release } }

  /// What is shown, and how current it is. Reads a few files, since other processes may have changed them.
  public var status: StoreStatus {
    let (release, record) = (shown, checkRecord)
    return StoreStatus(
      version: release?.catalogue.version ?? bundled.version, source: release == nil ? .bundled : .downloaded,
      lastChecked: record.lastChecked, staged: staged, patchProblem: record.patchProblem)
  }

  /// The latest release on the device, if it counts; otherwise `nil`.
  var installed: ReleaseManifest? { folder[.latest].flatMap(manifest) }

  /// What the next launch shows; `nil` for the bundled catalogue.
  var next: ReleaseManifest? {
    let newest = StoreFolder.Pointer.allCases.lazy.compactMap { self.folder[$0] }.compactMap(manifest).first
    return newest.flatMap { $0.version > bundled.version ? $0 : nil }
  }

  /// The manifest of a release that counts, and whose files aren't damaged since.
  private func manifest(_ hash: ContentHash) -> ReleaseManifest? {
    guard let authority else { return nil }
    let shown = shown.flatMap { $0.hash == hash ? $0.manifest : nil }
    if let known = shown ?? lock.withLock({ latest?.hash == hash ? latest?.manifest : nil }) {
      return folder.holds(hash, known) ? known : nil
    }
    let manifest = Release<Content>(hash, in: folder, by: authority)?.manifest
    if let manifest { lock.withLock { latest = (hash, manifest) } }
    return manifest
  }

  /// Shows what is staged from now on, and notifies the observers: the catalogue of ``StoreStatus/staged``.
  /// - Returns: whether there was one.
  @discardableResult
  public func activateStaged() -> Bool {
    let staged = newestRelease
    let isShown = lock.withLock {
      guard !isSame(staged?.manifest, as: release?.manifest) else { return false }
      release = staged
      // Under the lock, so that observers get the catalogues in order.
      for observer in observers.values { observer.yield(staged?.catalogue ?? bundled) }
      return true
    }
    if isShown, let staged { folder.renewLease(of: staged.hash) }
    return isShown
  }

  /// Each catalogue that is activated from now on. The stream ends with the store.
  public func changes() -> AsyncStream<Content> {
    let identifier = UUID()
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      lock.withLock { observers[identifier] = continuation }
      continuation.onTermination = { [weak self] _ in
        self?.lock.withLock { _ = self?.observers.removeValue(forKey: identifier) }
      }
    }
  }

  /// An entry's logo as SVG, downloaded or bundled; `nil` when the entry has none, or it is damaged.
  public func logo(for entry: some EntryWithLogo) -> [UInt8]? { entry.logoPath.flatMap(asset) }

  /// A file that belongs to the catalogue that is shown, downloaded or bundled.
  /// - Parameter path: as the catalogue has it, such as `word.audio?.path`.
  /// - Returns: `nil` when no entry has it, or it is damaged.
  public func asset(at path: String) -> [UInt8]? {
    guard let release = shown, let hash = release.manifest.assets[ByteString(path)] else {
      return bundledAsset(path)
    }
    renewLease(of: release)
    return folder.file(hash) ?? bundledAsset(path)
  }

  /// The bundled file of a path. A path comes from a catalogue: only a file in a folder of files is asked for.
  func bundledAsset(_ path: String) -> [UInt8]? {
    AssetPath.isPlain(path) ? bundledAssets(path) : nil
  }

  /// At most once a day. An app may run for longer than unused files are kept.
  private func renewLease(of release: Release<Content>) {
    let isDue = lock.withLock {
      guard abs(leaseRenewal.timeIntervalSinceNow) > 86_400 else { return false }
      leaseRenewal = Date()
      return true
    }
    if isDue { folder.renewLease(of: release.hash) }
  }
}
