public import UpdateFramework

/// The present time of a publisher, from which files' ends are reckoned.
public struct Moment: Sendable {
  private static let secondsOfDay: Int64 = 86_400

  private let seconds: Int64
  /// The time itself.
  public let time: UTCTime

  /// A time in seconds since 1970-01-01T00:00:00Z, or `nil` outside the years 1970 to 9999.
  public init?(secondsSince1970 seconds: Int64) {
    guard let time = UTCTime(secondsSince1970: seconds) else { return nil }
    self.seconds = seconds
    self.time = time
  }

  /// So many days later.
  /// - Throws: `PublishError` beyond the year 9999.
  public func after(days: Int64) throws(PublishError) -> UTCTime {
    let (length, overflow) = days.multipliedReportingOverflow(by: Self.secondsOfDay)
    let (sum, isBeyond) = seconds.addingReportingOverflow(length)
    guard !overflow, !isBeyond, let time = UTCTime(secondsSince1970: sum) else {
      throw .lifetimeTooLong(days: days)
    }
    return time
  }

  /// Whether a file that expires at `end` does so within so many days, or has done so.
  public func isPast(_ end: UTCTime, withinDays days: Int64) -> Bool {
    guard let limit = try? after(days: days) else { return true }
    return end <= limit
  }
}
