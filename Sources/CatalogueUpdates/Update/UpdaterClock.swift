internal import Foundation

/// What an updater knows of time and chance; tests bring their own.
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
