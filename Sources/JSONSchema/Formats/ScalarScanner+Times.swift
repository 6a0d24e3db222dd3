internal import StrictJSON

/// Dates and times (RFC 3339, section 5.6).
extension ScalarScanner {
  /// `full-date`.
  mutating func skipDay() -> Bool {
    guard let year = number(digits: 4), skip("-"), let month = number(digits: 2), skip("-"),
      let day = number(digits: 2)
    else { return false }
    return (1...12).contains(month) && (1...Self.days(inMonth: month, of: year)).contains(day)
  }

  /// `full-time`.
  mutating func skipTime() -> Bool {
    guard let hour = number(digits: 2), skip(":"), let minute = number(digits: 2), skip(":"),
      let second = number(digits: 2), skipFraction(), let offset = offset(),
      hour < 24, minute < 60, second <= 60
    else { return false }
    let minuteInUTC = (hour * 60 + minute - offset + Self.minutesADay) % Self.minutesADay
    // A leap second is the last one of a day in UTC (section 5.7).
    return second < 60 || minuteInUTC == Self.minutesADay - 1
  }

  private static let minutesADay = 24 * 60

  /// `time-secfrac`, where there is one.
  private mutating func skipFraction() -> Bool { !skip(".") || skipRun(where: \.isASCIIDigit) }

  /// `time-offset`, in minutes, less than a day either way.
  private mutating func offset() -> Int? {
    if skip(anyOf: "Zz") { return 0 }
    let sign = peek == "-" ? -1 : 1
    guard skip(anyOf: "+-"), let hour = number(digits: 2), skip(":"), let minute = number(digits: 2),
      hour < 24, minute < 60
    else { return nil }
    return sign * (hour * 60 + minute)
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

/// Durations (RFC 3339, appendix A): whole numbers, and no unit omitted between two others. The units are capitals:
/// section 5.6 allows lower case only in times.
extension ScalarScanner {
  /// `duration`.
  mutating func skipDuration() -> Bool {
    guard skip("P") else { return false }
    var weeks = self
    if weeks.units("W") == 1 {
      self = weeks
      return true
    }
    guard let dateUnits = units("YMD") else { return false }
    guard skip("T") else { return dateUnits > 0 }
    return (units("HMS") ?? 0) > 0
  }

  /// Takes numbers, each with its unit, and returns how many there were; `nil` for units that aren't consecutive.
  private mutating func units(_ names: String) -> Int? {
    var names = names.unicodeScalars[...]
    var count = 0
    while skipRun(where: \.isASCIIDigit) {
      guard let name = next(), let index = names.firstIndex(of: name), count == 0 || index == names.startIndex
      else { return nil }
      names = names[index...].dropFirst()
      count += 1
    }
    return count
  }
}
