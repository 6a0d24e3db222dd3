public import Catalogue
public import Foundation
internal import StrictJSON
internal import UpdateFramework

/// The catalogue that an app shows: the one that came with it, or a newer one that was downloaded and verified.
///
/// It never changes while the app runs, unless the app says so by ``activateStaged()``. A store can always be made:
/// what a crash or a full disk left behind is put right or left aside, down to the bundled catalogue.
///
/// ```swift
/// let store = CatalogueStore(directory: url, bundled: Brands.catalogue)
/// store.catalogue.brands
/// ```
///
/// `@unchecked`: all that changes is read and written under the lock.
public final class CatalogueStore: @unchecked Sendable {
  let folder: StoreFolder
  private let bundled: Catalogue
  let bundledLogo: @Sendable (String) -> [UInt8]?

  private let lock = NSLock()
  private var release: Release?
  private var observers: [UUID: AsyncStream<Catalogue>.Continuation] = [:]

  /// Opens a store.
  /// - Parameters:
  ///   - directory: a folder of the app's own, which need not be there yet; best one that isn't backed up.
  ///   - bundled: the catalogue that came with the app.
  ///   - bundledLogo: the logo that came with the app for a path such as `logos/conad.svg`.
  public init(
    directory: URL, bundled: Catalogue, bundledLogo: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
  ) {
    folder = StoreFolder(path: directory.path)
    self.bundled = bundled
    self.bundledLogo = bundledLogo
    release = Self.open(folder, over: bundled.version)
  }

  /// The newest whole release that is above the bundled one. A staged one is installed by that.
  private static func open(_ folder: StoreFolder, over bundled: CatalogueVersion) -> Release? {
    let candidates = [StoreFolder.Pointer.staged, .installed, .previous].compactMap { pointer in
      Release(pointer, in: folder).map { (pointer, $0) }
    }
    guard let (pointer, newest) = candidates.max(by: { $0.1.catalogue.version < $1.1.catalogue.version }),
      newest.catalogue.version > bundled
    else { return nil }
    if pointer == .staged { install(newest, in: folder) }
    return newest
  }

  /// Makes a staged release the installed one. What can't be written is tried again at the next launch, and the release
  /// is shown all the same.
  private static func install(_ release: Release, in folder: StoreFolder) {
    if let old = folder.manifest(.installed), old.hash != release.hash {
      try? folder.point(.previous, to: old.hash)
    }
    guard (try? folder.point(.installed, to: release.hash)) != nil else { return }
    folder.clear(.staged)
  }

  /// The catalogue of this session.
  public var catalogue: Catalogue { lock.withLock { release?.catalogue } ?? bundled }

  /// What is shown, and how fresh it is.
  public var status: StoreStatus {
    let release = lock.withLock { self.release }
    let shown = release?.catalogue.version ?? bundled.version
    let staged = folder.manifest(.staged)?.manifest.version
    return StoreStatus(
      version: shown, source: release == nil ? .bundled : .downloaded,
      lastChecked: CheckRecord(in: folder).lastChecked,
      staged: staged.flatMap { $0 > shown ? $0 : nil })
  }

  /// Shows the staged catalogue from now on, and tells the observers.
  /// - Returns: whether there was one.
  @discardableResult
  public func activateStaged() -> Bool {
    guard let staged = Release(.staged, in: folder), staged.catalogue.version > catalogue.version else {
      return false
    }
    Self.install(staged, in: folder)
    let observers = lock.withLock {
      release = staged
      return Array(self.observers.values)
    }
    for observer in observers { observer.yield(staged.catalogue) }
    return true
  }

  /// The catalogues that are shown after this one, as they are activated.
  public func changes() -> AsyncStream<Catalogue> {
    let identifier = UUID()
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      lock.withLock { observers[identifier] = continuation }
      continuation.onTermination = { [weak self] _ in
        self?.lock.withLock { _ = self?.observers.removeValue(forKey: identifier) }
      }
    }
  }

  /// The logo of a brand as SVG, from the download or from the app; `nil` where the brand has none, or it is damaged.
  public func logo(for brand: Brand) -> [UInt8]? {
    guard let path = brand.logoUrl else { return nil }
    let hash = lock.withLock { release?.manifest.logos[ByteString(path)] }
    return hash.flatMap(folder.file) ?? bundledLogo(path)
  }
}
