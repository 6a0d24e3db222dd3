public import Catalogue
public import Foundation
internal import StrictJSON
internal import UpdateFramework

/// The catalogue that an app shows: the bundled one, or a newer one that was downloaded and verified.
///
/// It never changes while the app runs, unless the app calls ``activateStaged()``. A store can always be opened: files that
/// a crash or a full disk damaged are ignored. If need be it shows the bundled catalogue.
///
/// ```swift
/// let store = CatalogueStore(directory: url, bundled: Brands.catalogue)
/// store.catalogue.brands
/// ```
///
/// `@unchecked`: all that changes is read and written under the lock.
public final class CatalogueStore: @unchecked Sendable {
  let folder: StoreFolder
  let bundled: Catalogue
  let bundledLogo: @Sendable (String) -> [UInt8]?

  private let lock = NSLock()
  private var release: Release?
  /// The last value of ``latestVersion``, since reading the manifest each time would be slow.
  private var latest: (hash: ContentHash, version: CatalogueVersion?)?
  private var leaseRenewal = Date.distantPast
  private var observers: [UUID: AsyncStream<Catalogue>.Continuation] = [:]

  /// Opens a store. The only thing it writes is when a release was last used.
  /// - Parameters:
  ///   - directory: a folder for this store alone, which needn't exist yet; preferably one that isn't backed up. Whoever can
  ///     write there can change what the app shows.
  ///   - bundled: the catalogue in the app's bundle.
  ///   - bundledLogo: returns the bundled logo for a path such as `logos/conad.svg`.
  public init(
    directory: URL, bundled: Catalogue, bundledLogo: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
  ) {
    let folder = StoreFolder(path: directory.path)
    self.folder = folder
    self.bundled = bundled
    self.bundledLogo = bundledLogo
    release = StoreFolder.Pointer.allCases.lazy
      .compactMap { folder[$0].flatMap { Release($0, in: folder) } }
      .first { $0.catalogue.version > bundled.version }
    if let release { folder.renewLease(of: release.hash) }
  }

  deinit { for observer in observers.values { observer.finish() } }

  /// The catalogue of this session.
  public var catalogue: Catalogue { shown?.catalogue ?? bundled }

  /// The downloaded release that is shown; `nil` for the bundled catalogue.
  var shown: Release? { lock.withLock { release } }

  /// What is shown, and how current it is. Reads two small files, since other processes may have changed them.
  public var status: StoreStatus {
    let release = shown
    let version = release?.catalogue.version ?? bundled.version
    return StoreStatus(
      version: version, source: release == nil ? .bundled : .downloaded,
      lastChecked: CheckRecord(in: folder).lastChecked,
      staged: latestVersion.flatMap { $0 > version ? $0 : nil })
  }

  /// The version of the latest release on the device, if its catalogue is undamaged; otherwise `nil`.
  var latestVersion: CatalogueVersion? {
    guard let hash = folder[.latest] else { return nil }
    let known = lock.withLock { release?.hash == hash ? (hash, release?.catalogue.version) : latest }
    if let known, known.hash == hash, let version = known.version { return version }
    let manifest = folder.manifest(hash)
    let version = manifest.flatMap { folder.file($0.catalogue) == nil ? nil : $0.version }
    lock.withLock { latest = (hash, version) }
    return version
  }

  /// Shows the staged catalogue from now on, and notifies the observers.
  /// - Returns: whether there was one.
  @discardableResult
  public func activateStaged() -> Bool {
    guard let staged = folder[.latest].flatMap({ Release($0, in: folder) }) else { return false }
    let isShown = lock.withLock {
      guard staged.catalogue.version > (release?.catalogue ?? bundled).version else { return false }
      release = staged
      // Under the lock, so that observers get the catalogues in order.
      for observer in observers.values { observer.yield(staged.catalogue) }
      return true
    }
    if isShown { folder.renewLease(of: staged.hash) }
    return isShown
  }

  /// Each catalogue that is activated from now on. The stream ends with the store.
  public func changes() -> AsyncStream<Catalogue> {
    let identifier = UUID()
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      lock.withLock { observers[identifier] = continuation }
      continuation.onTermination = { [weak self] _ in
        self?.lock.withLock { _ = self?.observers.removeValue(forKey: identifier) }
      }
    }
  }

  /// A brand's logo as SVG, downloaded or bundled; `nil` when the brand has none, or it is damaged.
  public func logo(for brand: Brand) -> [UInt8]? {
    guard let path = brand.logoUrl else { return nil }
    guard let release = shown, let hash = release.manifest.logos[ByteString(path)] else {
      return bundledLogo(path)
    }
    renewLease(of: release)
    return folder.file(hash) ?? bundledLogo(path)
  }

  /// At most once a day. An app may run for longer than unused files are kept.
  private func renewLease(of release: Release) {
    let isDue = lock.withLock {
      guard abs(leaseRenewal.timeIntervalSinceNow) > 86_400 else { return false }
      leaseRenewal = Date()
      return true
    }
    if isDue { folder.renewLease(of: release.hash) }
  }
}

/// Compares the device with a published release.
extension CatalogueStore {
  /// Whether a release is newer than what is shown and what is staged. A store never goes back.
  func isOlder(than version: CatalogueVersion) -> Bool {
    version > max(catalogue.version, latestVersion ?? bundled.version)
  }

  /// Whether the device should have the release, but some of its files are missing or damaged.
  func isDamaged(_ version: CatalogueVersion) -> Bool {
    guard version > bundled.version, version == latestVersion ?? catalogue.version else { return false }
    guard let manifest = folder[.latest].flatMap(folder.manifest), manifest.version == version else {
      return true
    }
    return manifest.files.contains { folder.file($0) == nil }
  }
}
