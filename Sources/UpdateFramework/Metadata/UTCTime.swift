public import CalendarDates

/// A second of the calendar in UTC, written `YYYY-MM-DDTHH:MM:SSZ`: the form of `expires` (TUF 1.0.34, section 4.3),
/// and of RFC 3339 without fractions, offsets and leap seconds.
public struct UTCTime: Hashable, Sendable {
  /// The day.
  public let date: CalendarDate
  /// The second of the day, 0 to 86 399.
  public let secondOfDay: Int

  /// The time that the text names, or `nil` when it isn't of that form or there is no such time.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 20, bytes[10] == UInt8(ascii: "T"), bytes[19] == UInt8(ascii: "Z"),
      bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      let date = CalendarDate(String(decoding: bytes[..<10], as: UTF8.self)),
      let hour = Self.number(bytes[11..<13], below: 24), let minute = Self.number(bytes[14..<16], below: 60),
      let second = Self.number(bytes[17..<19], below: 60)
    else { return nil }
    self.date = date
    secondOfDay = (hour * 60 + minute) * 60 + second
  }

  /// The time that is so many seconds after 1970-01-01T00:00:00Z, or `nil` outside the years 1970 to 9999.
  public init?(secondsSince1970 seconds: Int64) {
    guard let date = CalendarDate(secondsSince1970: seconds) else { return nil }
    self.date = date
    secondOfDay = Int(seconds % 86_400)
  }

  private static func number(_ digits: ArraySlice<UInt8>, below limit: Int) -> Int? {
    guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let value = Int(String(decoding: digits, as: UTF8.self)), value < limit
    else { return nil }
    return value
  }
}

extension UTCTime: Comparable, CustomStringConvertible {
  /// The earlier time first.
  public static func < (left: UTCTime, right: UTCTime) -> Bool {
    (left.date, left.secondOfDay) < (right.date, right.secondOfDay)
  }

  /// `YYYY-MM-DDTHH:MM:SSZ`.
  public var description: String {
    let parts = [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60]
    return "\(date)T\(parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":"))Z"
  }
}
