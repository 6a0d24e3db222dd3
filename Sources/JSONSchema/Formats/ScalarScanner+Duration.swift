/// Durations (RFC 3339, appendix A): whole numbers, and no unit left out between two others. The units are
/// capitals: section 5.6 lets only the letters of a time be small ones.
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

  /// Takes numbers, each with its unit, and tells how many there were; `nil` where a unit isn't the one after the
  /// last one's.
  private mutating func units(_ names: String) -> Int? {
    var names = names.unicodeScalars[...]
    var count = 0
    while skipRun(where: \.isDigit) {
      guard let name = next(), let place = names.firstIndex(of: name), count == 0 || place == names.startIndex
      else { return nil }
      names = names[place...].dropFirst()
      count += 1
    }
    return count
  }
}
