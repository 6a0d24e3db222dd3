internal import Foundation

/// When a server wants the next request (`Retry-After`, RFC 9110, section 10.2.3).
public enum RetryAfter: Hashable, Sendable {
  /// Some seconds after its answer; never negative.
  case seconds(Int64)
  /// At a time.
  case date(HTTPDate)

  /// The value of a header field; `nil` when it is invalid.
  init?(_ field: String) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    if !field.isEmpty, field.utf8.allSatisfy(digits.contains) {
      // A number that doesn't fit is as good as for ever.
      self = .seconds(Int64(field) ?? .max)
    } else if let date = HTTPDate(field) {
      self = .date(date)
    } else {
      return nil
    }
  }

  /// How many seconds to wait from now on.
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

/// A time in one of HTTP's three formats (RFC 9110, section 5.6.7). As that section asks, the parser is robust: it ignores
/// the day of the week and the separators.
public struct HTTPDate: Hashable, Sendable {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
  /// The longest format, with the longest day of the week, has 33 bytes.
  private static let maximumLength = 40
  /// The end of the year 9999, in seconds since 1970.
  private static let latest: Int64 = 253_402_300_799

  private let components: DateComponents
  /// Whether the year has only two digits.
  private let lacksCentury: Bool

  /// Parses a time; `nil` when the text isn't one.
  init?(_ text: String) {
    guard text.utf8.count <= Self.maximumLength else { return nil }
    var parts = text.utf8.split { " ,-:".utf8.contains($0) }.map { String(decoding: $0, as: UTF8.self) }
    // asctime()'s "Sun Nov 6 08:49:37 1994" is put into the order of the others.
    if parts.count == 7 {
      parts = [parts[0], parts[2], parts[1], parts[6], parts[3], parts[4], parts[5], "GMT"]
    }
    guard parts.count == 8, parts[7] == "GMT", let month = Self.months.firstIndex(of: parts[2]) else {
      return nil
    }
    let numbers = [parts[1], parts[3], parts[4], parts[5], parts[6]].compactMap(Self.number)
    guard numbers.count == 5, numbers[4] <= 60 else { return nil }
    lacksCentury = parts[3].utf8.count == 2
    components = DateComponents(
      year: numbers[1], month: month + 1, day: numbers[0], hour: numbers[2], minute: numbers[3],
      // A leap second counts as the second before.
      second: min(numbers[4], 59))
    guard secondsSince1970(at: 0) != nil else { return nil }
  }

  /// The time in seconds since 1970; `nil` for a date that doesn't exist.
  /// - Parameter now: the present time in seconds since 1970. A year of two digits is the latest one with these digits
  ///   that is at most fifty years ahead.
  func secondsSince1970(at now: Int64) -> Int64? {
    var components = components
    if lacksCentury, let digits = components.year {
      let present = Date(timeIntervalSince1970: TimeInterval(max(0, min(now, Self.latest))))
      let latest = Self.calendar.component(.year, from: present) + 50
      components.year = latest - (latest - digits) % 100
    }
    guard components.isValidDate(in: Self.calendar) else { return nil }
    return Self.calendar.date(from: components).map { Int64($0.timeIntervalSince1970) }
  }

  private static func number(_ text: String) -> Int? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return text.utf8.count <= 4 && text.utf8.allSatisfy(digits.contains) ? Int(text) : nil
  }
}
