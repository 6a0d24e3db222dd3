internal import Catalogue
public import Foundation
public import HTTPTransport
internal import UpdateFramework

/// Looks for newer catalogues, downloads what has changed, verifies it and stages it for the store's next launch.
///
/// Being offline is normal: every failure leaves what is shown in use, and is told as ``CatalogueUpdateError``. Calls
/// that come at once are done one after the other.
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
  private var journal: CheckJournal
  private var queue = CallQueue()

  /// An updater of a store.
  /// - Parameters:
  ///   - store: what is updated.
  ///   - repository: the address of the folder that holds `metadata/` and `targets/`.
  ///   - trustedRoot: the root that came with the app; everything is verified from it.
  ///   - transport: how files are fetched.
  ///   - options: how it works.
  ///   - clock: what it knows of time and chance.
  public init(
    store: CatalogueStore, repository: URL, trustedRoot: [UInt8],
    transport: any Transport = SystemTransport(), options: UpdaterOptions = UpdaterOptions(),
    clock: UpdaterClock = .system
  ) {
    self.store = store
    self.repository = RemoteRepository(
      address: FolderAddress(repository.absoluteString), transport: transport, limits: options.limits)
    self.trustedRoot = trustedRoot
    self.options = options
    self.clock = clock
    journal = CheckJournal(store.folder, options, clock)
  }

  /// Asks whether there is a newer catalogue.
  public func check() async throws(CatalogueUpdateError) -> UpdateAvailability {
    try await inTurn { () async throws(CatalogueUpdateError) in try await recording(lookUp) }
  }

  /// Downloads a newer catalogue, where there is one, and stages it. Files of the latest one that are damaged on the
  /// device are downloaded again.
  /// - Parameter progress: is told how far the download is; not on the main actor.
  /// - Returns: what is staged.
  public func update(
    progress: @escaping @Sendable (UpdateProgress) -> Void = { _ in }
  ) async throws(CatalogueUpdateError) -> UpdateResult {
    try await inTurn { () async throws(CatalogueUpdateError) in try await updateNow(progress) }
  }

  /// Updates in the background, where the last check is longer ago than so many seconds and no failure was just before:
  /// for the moment in which a person adds a card. Returns at once, and tells nothing; the store's status does.
  public nonisolated func refreshIfStale(maxAge: Int64) {
    Task(priority: .utility) { await refresh(maxAge: maxAge) }
  }

  /// As ``refreshIfStale(maxAge:)``, and waits until it is done or the caller's task is cancelled. Of calls that come
  /// at once, in any number of processes, one asks the server.
  public func refresh(maxAge: Int64) async {
    guard journal.isDue(maxAge: maxAge) else { return }
    _ = try? await inTurn { () async throws(CatalogueUpdateError) -> UpdateResult? in
      // Asked again: another call or process may have done it by now.
      journal.isDue(maxAge: maxAge) ? try await updateNow { _ in } : nil
    }
  }

  // MARK: One at a time

  /// Does something when all earlier calls are done, unless another process is at it.
  private func inTurn<Value: Sendable>(
    _ body: () async throws(CatalogueUpdateError) -> Value
  ) async throws(CatalogueUpdateError) -> Value {
    if !queue.enter() { try await waitForTurn() }
    defer { queue.leave() }
    let lock = try store.folder.takeLock()
    defer { withExtendedLifetime(lock) {} }
    return try await body()
  }

  private func waitForTurn() async throws(CatalogueUpdateError) {
    let ticket = queue.ticket()
    let isOurs = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled {
          continuation.resume(returning: false)
        } else {
          queue.wait(ticket, continuation)
        }
      }
    } onCancel: {
      Task { await abandon(ticket) }
    }
    guard isOurs else { throw .cancelled }
  }

  private func abandon(_ ticket: UInt64) { queue.abandon(ticket) }

  // MARK: What is done

  private func lookUp() async throws(CatalogueUpdateError) -> UpdateAvailability {
    guard let (update, release) = try await findRelease(ifNeeded: store.isBehind) else { return .upToDate }
    guard release.isSupported else { return .unsupported(schemaVersion: release.schemaVersion) }
    return .available(release.version, downloadSize: download(release).size(by: update))
  }

  private func updateNow(
    _ progress: @escaping @Sendable (UpdateProgress) -> Void
  ) async throws(CatalogueUpdateError) -> UpdateResult {
    try await recording { () async throws(CatalogueUpdateError) in
      guard
        case (var update, let release)? = try await findRelease(ifNeeded: {
          store.isBehind($0) || store.isDamaged($0)
        })
      else { return .upToDate }
      guard release.isSupported else { return .unsupported(schemaVersion: release.schemaVersion) }
      let isNewer = store.isBehind(release.version)
      try await download(release).run(by: &update, progress: progress)
      return isNewer ? .staged(release.version) : .upToDate
    }
  }

  /// The release that is out, with the update that verified it; `nil` where the device doesn't need it.
  private func findRelease(
    ifNeeded isNeeded: (CatalogueVersion) -> Bool
  ) async throws(CatalogueUpdateError) -> (MetadataUpdate, AvailableRelease)? {
    guard let time = UTCTime(secondsSince1970: clock.now()) else { throw .clock }
    let (name, folder) = (options.catalogueName, store.folder)
    var update = try await repository.refresh(folder, trustedRoot: trustedRoot, at: time)
    if let known = VerifiedRelease(of: name, by: update.trusted, in: folder, at: time),
      !isNeeded(known.version)
    {
      return nil
    }
    guard let file = try await repository.find(name, by: &update, in: folder),
      let release = AvailableRelease(file)
    else { throw .notListed(path: name) }
    VerifiedRelease(release.version, of: name, by: update.trusted)?
      .store(of: name, by: update.trusted, in: folder)
    return isNeeded(release.version) ? (update, release) : nil
  }

  private func download(_ release: AvailableRelease) -> ReleaseDownload {
    ReleaseDownload(release, options, from: repository, into: store)
  }

  /// Records when something was done and how it went.
  private func recording<Value: UpdateOutcome>(
    _ body: () async throws(CatalogueUpdateError) -> Value
  ) async throws(CatalogueUpdateError) -> Value {
    do throws(CatalogueUpdateError) {
      let value = try await body()
      if value.isComplete { journal.succeed() }
      return value
    } catch {
      if case .cancelled = error { throw error }
      journal.fail(error)
      throw error
    }
  }
}
