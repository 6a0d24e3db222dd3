internal import HTTPTransport

/// Records when checks were made and how they went; in memory where the disk is full.
struct CheckJournal: Sendable {
  private let folder: StoreFolder
  private let options: UpdaterOptions
  private let clock: UpdaterClock
  private var unsaved: CheckRecord?

  init(_ folder: StoreFolder, _ options: UpdaterOptions, _ clock: UpdaterClock) {
    self.folder = folder
    self.options = options
    self.clock = clock
  }

  /// Read each time: other processes write it too.
  private var record: CheckRecord { unsaved ?? CheckRecord(in: folder) }

  /// Whether the last check is longer ago than so many seconds, and no failure was just before.
  func isDue(maxAge: Int64) -> Bool {
    let (record, now) = (record, clock.now())
    return StoreStatus.isStale(record.lastChecked, after: maxAge, at: now) && !record.isTooSoon(at: now)
  }

  mutating func succeed() {
    var record = record
    record.succeed(at: clock.now())
    store(record)
  }

  mutating func fail(_ error: CatalogueUpdateError) {
    var (record, now) = (record, clock.now())
    record.fail(at: now, options, jitter: clock.jitter(), demand: error.retryAfter?.delay(at: now) ?? 0)
    store(record)
  }

  private mutating func store(_ record: CheckRecord) {
    unsaved = (try? record.store(in: folder)) == nil ? record : nil
  }
}
