internal import Foundation
public import UpdateFramework

/// The options of an updater.
public struct UpdaterOptions: Sendable {
  /// The catalogue's target path: the name of the published file.
  public var catalogueName: String
  /// The longest metadata files, and other limits of an update.
  public var limits = DownloadLimits()
  /// How many logos are downloaded at once, at least one; the transport may fetch fewer. Each takes up to 1 MiB of memory
  /// until it is stored.
  public var simultaneousDownloads = 4
  /// The longest time for a check or an update. When it is over, no further file is requested; those that are verified by
  /// then aren't downloaded again. The transport has a limit for each file.
  public var totalTimeout: Duration = .seconds(1800)
  /// The longest time for the download of a patch, before the whole catalogue is downloaded. It doesn't count in
  /// ``totalTimeout`` then.
  public var patchTimeout: Duration = .seconds(30)
  /// The delay after the first failed check, in seconds; it doubles with each further failure.
  public var firstRetry: Int64 = 60
  /// The longest delay, in seconds. It also limits a server's `Retry-After` (RFC 9110, section 10.2.3), so that no server
  /// can stop a device's updates for ever.
  public var longestRetry: Int64 = 86_400

  /// The usual options of a catalogue.
  public init(catalogueName: String = "italy.json") { self.catalogueName = catalogueName }
}

/// The time and random numbers of an updater; tests use their own.
public struct UpdaterClock: Sendable {
  /// The time in seconds since 1970.
  let now: @Sendable () -> Int64
  /// A number from 0 to 1, so that devices that failed together don't try again together.
  let jitter: @Sendable () -> Double

  /// A clock.
  public init(now: @escaping @Sendable () -> Int64, jitter: @escaping @Sendable () -> Double) {
    self.now = now
    self.jitter = jitter
  }

  /// The device's clock.
  public static let system = UpdaterClock(
    now: { Int64(Date().timeIntervalSince1970) }, jitter: { Double.random(in: 0...1) })
}
