/// The grid on which all coordinates of the normal form lie: integer hundredths of a unit.
enum Hundredths {
  /// Coordinates beyond are moved here. In 32 bits, which is what devices draw with, hundredths are told apart up to
  /// 131 072 units.
  static let largest = 10_000_000

  /// The nearest hundredth, halves away from zero; of something that isn't a number, 0.
  static func nearest(_ value: Double) -> Int {
    let scaled = value.count(ofParts: 100)
    guard scaled.magnitude < Double(largest) else {
      return scaled.isNaN ? 0 : scaled < 0 ? -largest : largest
    }
    return Int(scaled)
  }

  /// The double nearest to so many hundredths; never negative zero.
  static func value(_ hundredths: Int) -> Double { Double(hundredths) / 100 }
}
