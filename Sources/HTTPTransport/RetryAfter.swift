/// When a server asks to be asked again (RFC 9110, section 10.2.3).
public enum RetryAfter: Hashable, Sendable {
  /// So many seconds after its answer; none is negative.
  case seconds(Int64)
  /// From this time on.
  case date(HTTPDate)

  /// What a header field says; `nil` when that is neither of the two.
  init?(_ field: String) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    if !field.isEmpty, field.utf8.allSatisfy(digits.contains) {
      // More than fit are as good as for ever.
      self = .seconds(Int64(field) ?? .max)
    } else if let date = HTTPDate(field) {
      self = .date(date)
    } else {
      return nil
    }
  }

  /// How many seconds are to pass from now on; none where the time has come.
  /// - Parameter now: when the answer came, in seconds since 1970.
  public func delay(at now: Int64) -> Int64 {
    switch self {
    case .seconds(let seconds): return max(0, seconds)
    case .date(let date):
      guard let time = date.secondsSince1970(at: now), time > now else { return 0 }
      let (delay, overflows) = time.subtractingReportingOverflow(now)
      return overflows ? .max : delay
    }
  }
}
