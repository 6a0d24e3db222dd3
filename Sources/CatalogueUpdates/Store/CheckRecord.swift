internal import FileAccess
internal import StrictJSON

/// When a store last asked its repository, and how that went.
struct CheckRecord: Sendable {
  /// When the last check was that succeeded, in seconds since 1970; `nil` before the first.
  var lastChecked: Int64?
  /// How many checks have failed since.
  var failures: Int64 = 0
  /// When the last check was that failed.
  var lastFailure: Int64?

  /// The record of a store; an empty one where it is missing or damaged.
  init(in folder: StoreFolder) {
    guard let bytes = try? FileBytes.read(Self.path(in: folder), limit: 4096),
      let object = (try? JSONReader.read(bytes))?.object
    else { return }
    lastChecked = object["lastChecked"]?.integer
    failures = max(0, min(object["failures"]?.integer ?? 0, 1_000_000))
    lastFailure = object["lastFailure"]?.integer
  }

  mutating func succeed(at now: Int64) { (lastChecked, failures, lastFailure) = (now, 0, nil) }

  mutating func fail(at now: Int64) { (failures, lastFailure) = (failures + 1, now) }

  /// Whether the last failure is too short a time ago: twice as long after each, and less by up to half, by chance, so
  /// that devices that failed together don't come back together. A failure that lies in the future, by a clock that
  /// was set back, doesn't count.
  func isTooSoon(at now: Int64, _ options: UpdaterOptions, jitter: Double) -> Bool {
    guard failures > 0, let lastFailure, lastFailure <= now else { return false }
    let doublings = min(failures - 1, 30)
    let longest = min(options.longestRetry, options.firstRetry << doublings)
    return Double(now - lastFailure) < Double(longest) * (1 - min(max(jitter, 0), 1) / 2)
  }

  /// Keeps the record. One that can't be kept only means that it is asked sooner again.
  func store(in folder: StoreFolder) {
    var writer = JSONWriter(layout: .compact)
    writer.object { writer in
      for (key, value) in [("lastChecked", lastChecked), ("failures", failures), ("lastFailure", lastFailure)] {
        guard let value else { continue }
        writer.key(key)
        writer.integer(value)
      }
    }
    try? FileBytes.makeFolder(folder.path)
    try? FileBytes.replace(Self.path(in: folder), with: writer.finish())
  }

  private static func path(in folder: StoreFolder) -> String { "\(folder.path)/checked" }
}
