public import UpdateFramework

/// For how many days the files of each role are trusted after signing.
public struct Lifetimes: Sendable {
  private var days: [RoleName: Int64] = [.root: 365, .targets: 90, .snapshot: 7, .timestamp: 7]

  /// A year for the root, 90 days for targets, a week for the snapshot and the timestamp.
  public init() {}

  /// The days of one of the four roles. Bins have those of the targets.
  public subscript(role: RoleName) -> Int64 {
    get { days[role] ?? days[.targets] ?? 0 }
    set { days[role] = newValue }
  }
}

/// The time at which a publisher signs. Every expiry is counted from it.
public struct SigningTime: Sendable {
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

  /// The time some days later.
  /// - Throws: `PublishError` beyond the year 9999.
  public func after(days: Int64) throws(PublishError) -> UTCTime {
    let (length, overflow) = days.multipliedReportingOverflow(by: Self.secondsOfDay)
    let (sum, isBeyond) = seconds.addingReportingOverflow(length)
    guard !overflow, !isBeyond, let time = UTCTime(secondsSince1970: sum) else {
      throw .lifetimeTooLong(days: days)
    }
    return time
  }

  /// Whether a file with this expiry has expired, or expires within some days.
  public func isExpiring(_ expiry: UTCTime, withinDays days: Int64) -> Bool {
    guard let limit = try? after(days: days) else { return true }
    return expiry <= limit
  }
}

extension RoleName {
  /// The roles whose files are signed with every release. Roots are signed offline.
  public static let published: [RoleName] = [.targets, .snapshot, .timestamp]
}
