internal import Catalogue
internal import FileAccess
internal import HTTPTransport
internal import StrictJSON

/// When a store last asked its repository, with which result. All times are in seconds since 1970.
struct CheckRecord: Sendable {
  /// The record's file.
  static let name = "checked"
  /// The years 1970 to 9999. Other numbers, from a damaged file, are ignored.
  private static let times: ClosedRange<Int64> = 0...253_402_300_799

  /// The app and the library that it holds for; others in the same folder have their own needs.
  private let context: String
  /// When the repository last confirmed that the store has its newest release; `nil` before the first time.
  private(set) var lastChecked: Int64?
  /// When an update last left nothing to do, also nothing to repair; `nil` before the first time.
  private(set) var lastUpdate: Int64?
  /// Why the catalogue that was downloaded last wasn't made by its patch; `nil` when it was, or there is none.
  var patchProblem: String?
  /// How many attempts have failed since.
  private(set) var failures: Int64 = 0
  /// When the last attempt failed, and when the next may be made.
  private var failure: (time: Int64, retry: Int64)?

  /// A store's record; an empty one when it is missing or damaged.
  init(in folder: StoreFolder, for context: String) {
    self.context = context
    guard let bytes = folder.read(Self.name, limit: 4096),
      let object = (try? JSONReader.read(bytes))?.object
    else { return }
    func time(_ key: String) -> Int64? {
      object[key]?.integer.flatMap { Self.times.contains($0) ? $0 : nil }
    }
    if object["context"]?.string == context {
      (lastChecked, lastUpdate) = (time("lastChecked"), time("lastUpdate"))
      patchProblem = object["patchProblem"]?.string
    }
    failures = max(0, min(object["failures"]?.integer ?? 0, 1_000_000))
    if let lastFailure = time("lastFailure"), let retry = time("retry") { failure = (lastFailure, retry) }
  }

  /// Records a result.
  mutating func succeed(at now: Int64, with outcome: some UpdateOutcome) {
    if outcome.confirmsNewest { lastChecked = now }
    if outcome.endsUpdate { (lastUpdate, failures, failure) = (now, 0, nil) }
  }

  /// Records a failed attempt. The delay before the next one doubles with each failure. A random part of up to a half is
  /// taken off, so that devices that failed together don't come back together. A longer delay that the server requests is
  /// kept, up to the longest one.
  /// - Parameter requestedDelay: the server's `Retry-After`, in seconds.
  mutating func fail(at now: Int64, _ options: UpdaterOptions, jitter: Double, requestedDelay: Int64) {
    let longest = min(max(options.longestRetry, 0), 366 * 86_400)
    var delay = min(max(options.firstRetry, 0), longest)
    for _ in 0..<min(failures, 32) { delay = min(2 * delay, longest) }
    failures += 1
    guard Self.times.contains(now) else { return failure = nil }
    delay = Int64(Double(delay) * (1 - min(max(jitter, 0), 1) / 2))
    failure = (now, now + max(delay, min(requestedDelay, longest)))
  }

  /// Whether the last failure is too recent. A failure in the future, left by a clock that was set back, doesn't count.
  func isTooSoon(at now: Int64) -> Bool {
    guard let failure, failure.time <= now else { return false }
    return now < failure.retry
  }

  /// Stores the record. It isn't flushed: losing it only costs one more check.
  func store(in folder: StoreFolder) throws(FileError) {
    var writer = JSONWriter(layout: .compact)
    let fields = [
      ("lastChecked", lastChecked), ("lastUpdate", lastUpdate), ("failures", failures),
      ("lastFailure", failure?.time), ("retry", failure?.retry),
    ]
    writer.object { writer in
      writer.key("context")
      writer.string(context)
      if let patchProblem {
        writer.key("patchProblem")
        writer.string(patchProblem)
      }
      for (key, value) in fields {
        guard let value else { continue }
        writer.key(key)
        writer.integer(value)
      }
    }
    try folder.write(Self.name, writer.finish(), isDurable: false)
  }
}

/// Records checks and their results; in memory while the disk is full.
struct CheckJournal<Content: PublishedContent>: Sendable {
  private let store: PublishedStore<Content>
  private let options: UpdaterOptions
  private let clock: UpdaterClock
  private var unsaved: CheckRecord?

  init(_ store: PublishedStore<Content>, _ options: UpdaterOptions, _ clock: UpdaterClock) {
    self.store = store
    self.options = options
    self.clock = clock
  }

  /// Read each time, since other processes write it too.
  private var record: CheckRecord { unsaved ?? store.checkRecord }

  /// Whether the last update is more than some seconds ago, and no failure is too recent.
  func isDue(maxAge: Int64) -> Bool {
    let (record, now) = (record, clock.now())
    return StoreStatus.isStale(record.lastUpdate, after: maxAge, at: now) && !record.isTooSoon(at: now)
  }

  mutating func succeed(with outcome: some UpdateOutcome) {
    guard outcome.confirmsNewest || outcome.endsUpdate else { return }
    var record = record
    record.succeed(at: clock.now(), with: outcome)
    save(record)
  }

  /// Records whether the catalogue was made by its patch, and if not, why.
  mutating func note(patchProblem: String?) {
    var record = record
    guard record.patchProblem != patchProblem else { return }
    record.patchProblem = patchProblem
    save(record)
  }

  mutating func fail(_ error: CatalogueUpdateError) {
    var (record, now) = (record, clock.now())
    let requestedDelay = error.retryAfter?.delay(at: now) ?? 0
    record.fail(at: now, options, jitter: clock.jitter(), requestedDelay: requestedDelay)
    save(record)
  }

  private mutating func save(_ record: CheckRecord) {
    unsaved = (try? record.store(in: store.folder)) == nil ? record : nil
  }
}
