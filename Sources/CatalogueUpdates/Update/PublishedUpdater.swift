public import Catalogue
internal import FileAccess
public import Foundation
public import HTTPTransport
internal import UpdateFramework

/// Checks for newer catalogues, downloads changed files, verifies them, and stages the release for the app's next launch.
///
/// Being offline is normal: a failure changes nothing that is shown, and is thrown as ``CatalogueUpdateError``.
/// Simultaneous calls run one after the other.
///
/// ```swift
/// let updater = CatalogueUpdater(store: store, repository: url)
/// if case .staged = try await updater.update() { store.activateStaged() }
/// ```
public actor PublishedUpdater<Content: PublishedContent> {
  private let store: PublishedStore<Content>
  private var repository: RemoteRepository
  private let options: UpdaterOptions
  private let clock: UpdaterClock
  private var journal: CheckJournal<Content>
  private var queue = CallQueue()
  /// Whether the app's own root was stored, and what it discredits deleted: that root stays the same.
  private var isRootApplied = false

  /// An updater of a store.
  /// - Parameters:
  ///   - store: the store to update.
  ///   - repository: the address of the folder that holds `metadata/` and `targets/`.
  ///   - transport: fetches files.
  ///   - options: sizes, numbers and delays.
  ///   - clock: the time, and random numbers.
  public init(
    store: PublishedStore<Content>, repository: URL, transport: any Transport = SystemTransport(),
    options: UpdaterOptions = UpdaterOptions(), clock: UpdaterClock = .system
  ) {
    self.store = store
    self.repository = RemoteRepository(
      address: FolderAddress(repository.absoluteString), transport: transport, deadline: .now)
    self.options = options
    self.clock = clock
    journal = CheckJournal(store, options, clock)
  }

  /// Checks for a newer catalogue. It doesn't examine every logo on the device, and so ends no wait for an update: call
  /// ``update(progress:)`` or ``refreshIfStale(maxAge:)`` regularly too, which repair damaged files.
  public func check() async throws(CatalogueUpdateError) -> UpdateAvailability {
    try await inTurn { () async throws(CatalogueUpdateError) in try await recording(lookUp) }
  }

  /// Downloads a newer catalogue, if there is one, and stages it. Damaged files of the latest one are downloaded again.
  /// - Parameter progress: called with the progress of the download; not on the main actor.
  /// - Returns: the result.
  public func update(
    progress: @escaping @Sendable (UpdateProgress) -> Void = { _ in }
  ) async throws(CatalogueUpdateError) -> UpdateResult {
    try await inTurn { () async throws(CatalogueUpdateError) in try await updateNow(progress) }
  }

  /// Updates in the background, if the last update is more than some seconds ago and no failure is too recent. Call it for
  /// example when a person adds a card. It returns at once; the store's status has the result.
  public nonisolated func refreshIfStale(maxAge: Int64) {
    Task(priority: .utility) { await refresh(maxAge: maxAge) }
  }

  /// As ``refreshIfStale(maxAge:)``, but returns when it is done or the caller's task is cancelled. Of simultaneous calls,
  /// in any number of processes, one asks the server.
  public func refresh(maxAge: Int64) async {
    guard journal.isDue(maxAge: maxAge) else { return }
    _ = try? await inTurn { () async throws(CatalogueUpdateError) -> UpdateResult? in
      // Checked again: another call or process may have done it by now.
      journal.isDue(maxAge: maxAge) ? try await updateNow { _ in } : nil
    }
  }

  // MARK: One at a time

  /// Does something when all earlier calls are done, unless another process is updating.
  private func inTurn<Value: Sendable>(
    _ body: () async throws(CatalogueUpdateError) -> Value
  ) async throws(CatalogueUpdateError) -> Value {
    if !queue.enter() { try await waitForTurn() }
    defer { queue.leave() }
    let lock = try store.folder.takeLock()
    defer { withExtendedLifetime(lock) {} }
    repository.deadline = .now + options.totalTimeout
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

  // MARK: Checks and updates

  private func lookUp() async throws(CatalogueUpdateError) -> UpdateAvailability {
    guard let (update, release) = try await findRelease(ifIncomplete: false) else { return .upToDate }
    guard release.isSupported else { return .unsupported(schemaVersion: release.schemaVersion) }
    let size = try download(release).check(by: update)
    return .available(max(release.version, store.bundled.version), downloadSize: size)
  }

  private func updateNow(
    _ progress: @escaping @Sendable (UpdateProgress) -> Void
  ) async throws(CatalogueUpdateError) -> UpdateResult {
    try await recording { () async throws(CatalogueUpdateError) in
      if case (var update, let release)? = try await findRelease(ifIncomplete: true) {
        guard release.isSupported else { return .unsupported(schemaVersion: release.schemaVersion) }
        var download = download(release)
        defer { if download.isCatalogueNew { journal.note(patchProblem: download.patchProblem) } }
        try await download.run(by: &update, progress: progress)
        try checkIsStored(release, by: update.trusted)
      }
      return store.staged.map { .staged($0) } ?? .upToDate
    }
  }

  /// Checks that a release that was just downloaded reads back: the store's folder may have been deleted meanwhile.
  private func checkIsStored(
    _ release: AvailableRelease, by trusted: TrustedMetadata
  ) throws(CatalogueUpdateError) {
    guard store.isIncomplete(by: trusted) || store.needs(release.version, store.hash(of: release.file)) else {
      return
    }
    throw .storage(
      FileError(
        "\(store.folder.path) doesn't hold what was just written to it: let nothing else delete or change files there, and "
          + "update again"))
  }

  /// The published release, with the update that verified it; `nil` when the device doesn't need it.
  /// - Parameter isRepair: whether an installed release that is incomplete is needed too.
  private func findRelease(
    ifIncomplete isRepair: Bool
  ) async throws(CatalogueUpdateError) -> (MetadataUpdate, AvailableRelease)? {
    guard let time = UTCTime(secondsSince1970: clock.now()) else { throw .clock }
    let (name, folder) = (options.catalogueName, store.folder)
    var update = try beginUpdate(at: time)
    try await repository.refresh(&update, in: folder)
    do { try store.checkRollback(by: update.trusted) } catch { throw .untrusted(error) }
    do { try store.recordSeen(update.trusted) } catch { throw .storage(error) }
    let isIncomplete = isRepair && store.isIncomplete(by: update.trusted)
    if let known = VerifiedRelease(of: name, by: update.trusted, in: folder, at: time),
      !isIncomplete, !store.needs(known.version, known.catalogue)
    {
      return nil
    }
    guard let file = try await repository.find(name, by: &update, in: folder),
      let release = AvailableRelease(file, readable: Content.readableSchemaVersion)
    else { throw .notListed(path: name) }
    VerifiedRelease(release.version, of: name, by: update.trusted)?
      .store(of: name, by: update.trusted, in: folder)
    return isIncomplete || store.needs(release.version, store.hash(of: file)) ? (update, release) : nil
  }

  /// Begins with the app's own root, which changes the store only once it has verified itself.
  private func beginUpdate(at time: UTCTime) throws(CatalogueUpdateError) -> MetadataUpdate {
    let update: MetadataUpdate
    do {
      update = try MetadataUpdate(trustedRoot: store.trustedRoot, at: time, limits: options.limits)
    } catch { throw .unusableRoot(error) }
    if !isRootApplied {
      do { try store.applyRoot() } catch { throw .storage(error) }
    }
    isRootApplied = true
    return update
  }

  private func download(_ release: AvailableRelease) -> ReleaseDownload<Content> {
    ReleaseDownload(release, options, from: repository, into: store)
  }

  /// Records when something was done, with which result.
  private func recording<Value: UpdateOutcome>(
    _ body: () async throws(CatalogueUpdateError) -> Value
  ) async throws(CatalogueUpdateError) -> Value {
    do throws(CatalogueUpdateError) {
      let value = try await body()
      journal.succeed(with: value)
      return value
    } catch {
      if case .cancelled = error { throw error }
      journal.fail(error)
      throw error
    }
  }
}
