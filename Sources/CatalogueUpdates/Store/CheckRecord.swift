internal import FileAccess
internal import StrictJSON

/// When a store last asked its repository, and how that went. All times are in seconds since 1970.
struct CheckRecord: Sendable {
  /// The years 1970 to 9999. What else a damaged file says isn't reckoned with.
  private static let times: ClosedRange<Int64> = 0...253_402_300_799

  /// When the repository last said that the store has its newest release; `nil` before the first time.
  var lastChecked: Int64?
  /// How many attempts have failed since.
  private(set) var failures: Int64 = 0
  /// When the last one failed, and from when on the next may be.
  private var failure: (time: Int64, retry: Int64)?

  /// The record of a store; an empty one where it is missing or damaged.
  init(in folder: StoreFolder) {
    guard let bytes = try? FileBytes.read(Self.path(in: folder), limit: 4096),
      let object = (try? JSONReader.read(bytes))?.object
    else { return }
    func time(_ key: String) -> Int64? {
      object[key]?.integer.flatMap { Self.times.contains($0) ? $0 : nil }
    }
    lastChecked = time("lastChecked")
    failures = max(0, min(object["failures"]?.integer ?? 0, 1_000_000))
    if let lastFailure = time("lastFailure"), let retry = time("retry") { failure = (lastFailure, retry) }
  }

  /// The repository was asked, and there is nothing left to download.
  mutating func succeed(at now: Int64) { (lastChecked, failures, failure) = (now, 0, nil) }

  /// An attempt failed. The next may be after a time that is twice as long after each, and less by up to half, by
  /// chance, so that devices that failed together don't come back together; and not before the server wants it, within
  /// the longest time.
  /// - Parameter demand: how many seconds the server asks to be left in peace.
  mutating func fail(at now: Int64, _ options: UpdaterOptions, jitter: Double, demand: Int64) {
    let longest = min(max(options.longestRetry, 0), 366 * 86_400)
    var delay = min(max(options.firstRetry, 0), longest)
    for _ in 0..<min(failures, 32) { delay = min(2 * delay, longest) }
    failures += 1
    guard Self.times.contains(now) else { return failure = nil }
    delay = Int64(Double(delay) * (1 - min(max(jitter, 0), 1) / 2))
    failure = (now, now + max(delay, min(demand, longest)))
  }

  /// Whether the last failure is too short a time ago. One that lies in the future, by a clock that was set back,
  /// doesn't count.
  func isTooSoon(at now: Int64) -> Bool {
    guard let failure, failure.time <= now else { return false }
    return now < failure.retry
  }

  /// Keeps the record. It isn't flushed: one that is lost in a power cut only means a check more.
  func store(in folder: StoreFolder) throws(FileError) {
    var writer = JSONWriter(layout: .compact)
    let fields = [
      ("lastChecked", lastChecked), ("failures", failures), ("lastFailure", failure?.time),
      ("retry", failure?.retry),
    ]
    writer.object { writer in
      for (key, value) in fields {
        guard let value else { continue }
        writer.key(key)
        writer.integer(value)
      }
    }
    try FileBytes.replace(Self.path(in: folder), with: writer.finish(), isDurable: false)
  }

  private static func path(in folder: StoreFolder) -> String { "\(folder.path)/checked" }
}
