/// The points at which a picture is looked at: the middles of the squares on a board of 64 × 64, row by row.
enum SampleGrid {
  /// How many points a row has, and how many rows there are: as many as a `UInt64` has bits.
  static var size: Int { 64 }
  static var count: Int { size * size }
  private static var spacing: Double { Logo.size / Double(size) }

  /// The coordinate of a row or column.
  static func position(_ index: Int) -> Double { (Double(index) + 0.5) * spacing }

  static func point(_ index: Int) -> Point {
    Point(x: position(index % size), y: position(index / size))
  }

  /// How many rows or columns lie before a coordinate, from 0 to 64: it may be anything, even not a number.
  static func count(before coordinate: Double) -> Int {
    let place = coordinate / spacing - 0.5
    guard place > 0 else { return 0 }
    guard place < Double(size) else { return size }
    let index = Int(place)
    return Double(index) < place ? index + 1 : index
  }
}
