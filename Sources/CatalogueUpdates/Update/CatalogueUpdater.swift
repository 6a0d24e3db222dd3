internal import Catalogue
public import Foundation
public import HTTPTransport
internal import UpdateFramework

/// Looks for newer catalogues, downloads what has changed, verifies it and stages it for the store's next launch.
///
/// Being offline is normal: every failure leaves what is installed in use, and is told as ``CatalogueUpdateError``.
///
/// ```swift
/// let updater = CatalogueUpdater(store: store, repository: url, trustedRoot: root)
/// if case .staged = try await updater.update() { store.activateStaged() }
/// ```
public actor CatalogueUpdater {
  private let store: CatalogueStore
  private let repository: RemoteRepository
  private let trustedRoot: [UInt8]
  private let options: UpdaterOptions
  private let clock: UpdaterClock
  private var refreshing: Task<Void, Never>?

  /// An updater of a store.
  /// - Parameters:
  ///   - repository: the address of the folder that holds `metadata/` and `targets/`.
  ///   - trustedRoot: the root that came with the app; everything is verified from it.
  ///   - transport: how files are fetched.
  public init(
    store: CatalogueStore, repository: URL, trustedRoot: [UInt8],
    transport: any Transport = URLSessionTransport(), options: UpdaterOptions = UpdaterOptions(),
    clock: UpdaterClock = .system
  ) {
    self.store = store
    self.repository = RemoteRepository(url: repository, transport: transport, limits: options.limits)
    self.trustedRoot = trustedRoot
    self.options = options
    self.clock = clock
  }

  /// Asks whether there is a newer catalogue.
  public func check() async throws(CatalogueUpdateError) -> UpdateAvailability {
    let lock = try StoreLock(store.folder)
    defer { withExtendedLifetime(lock) {} }
    let (update, release) = try await lookUp()
    guard isNewer(release) else { return .upToDate }
    guard release.isSupported else { return .unsupported(schemaVersion: release.schemaVersion) }
    let download = ReleaseDownload(release, of: options.catalogueName, from: repository, into: store)
    return .available(release.version, downloadSize: download.size(by: update))
  }

  /// Downloads a newer catalogue, where there is one, and stages it.
  /// - Parameter progress: is told how far the download is.
  /// - Returns: what is staged.
  public func update(
    progress: @escaping @Sendable (UpdateProgress) -> Void = { _ in }
  ) async throws(CatalogueUpdateError) -> UpdateResult {
    let lock = try StoreLock(store.folder)
    defer { withExtendedLifetime(lock) {} }
    var (update, release) = try await lookUp()
    guard isNewer(release) else { return .upToDate }
    guard release.isSupported else { return .unsupported(schemaVersion: release.schemaVersion) }
    let download = ReleaseDownload(release, of: options.catalogueName, from: repository, into: store)
    try await download.run(by: &update, progress: progress)
    return .staged(release.version)
  }

  /// Updates in the background, where the last check is longer ago than so many seconds and no failure was just before:
  /// for the moment in which a person adds a card. Returns at once, and tells nothing; the store's status does.
  public nonisolated func refreshIfStale(maxAge: Int64) {
    Task(priority: .utility) { await refresh(maxAge: maxAge) }
  }

  /// As ``refreshIfStale(maxAge:)``, and waits until it is done. Calls that come meanwhile wait for the same.
  public func refresh(maxAge: Int64) async {
    if let refreshing { return await refreshing.value }
    let record = CheckRecord(in: store.folder)
    let isStale = store.status.isStale(after: maxAge, at: clock.now())
    guard isStale, !record.isTooSoon(at: clock.now(), options, jitter: clock.jitter()) else { return }
    let task = Task { _ = try? await update() }
    refreshing = task
    await task.value
    refreshing = nil
  }

  /// Brings the metadata up to date, and records when that was and how it went.
  private func lookUp() async throws(CatalogueUpdateError) -> (MetadataUpdate, AvailableRelease) {
    var record = CheckRecord(in: store.folder)
    let now = clock.now()
    do throws(CatalogueUpdateError) {
      let found = try await findRelease(at: now)
      record.succeed(at: now)
      record.store(in: store.folder)
      return found
    } catch {
      if case .cancelled = error { throw error }
      record.fail(at: now)
      record.store(in: store.folder)
      throw error
    }
  }

  private func findRelease(
    at now: Int64
  ) async throws(CatalogueUpdateError) -> (MetadataUpdate, AvailableRelease) {
    guard let time = UTCTime(secondsSince1970: now) else { throw .clock }
    var update = try await repository.refresh(store.folder, trustedRoot: trustedRoot, at: time)
    let name = options.catalogueName
    guard let file = try await repository.find(name, by: &update, in: store.folder),
      let release = AvailableRelease(file)
    else { throw .notListed(path: name) }
    return (update, release)
  }

  /// Whether a release is above what is shown and what is staged: nothing ever goes back.
  private func isNewer(_ release: AvailableRelease) -> Bool {
    let status = store.status
    return release.version > max(status.version, status.staged ?? status.version)
  }
}
