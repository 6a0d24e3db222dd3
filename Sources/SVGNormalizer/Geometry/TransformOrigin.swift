/// The value of `transform-origin` (CSS Transforms 1 section 5): a position in a box.
struct TransformOrigin: Hashable, Sendable {
  private var x = middle
  private var y = middle

  private static let middle = Length(number: 50, unit: .percentage)
  private static let horizontal = ["left": 0.0, "right": 100.0]
  private static let vertical = ["top": 0.0, "bottom": 100.0]

  /// Reads one to three values, the last of which is a depth; `nil` if the text is invalid.
  init?(_ text: String) {
    var words = text.split(separator: " ").map(String.init)
    if words.count == 3 {
      guard let depth = Length.parse(words[2]), depth.unit != .percentage else { return nil }
      words.removeLast()
    }
    guard let first = words.first, words.count <= 2 else { return nil }
    let second = words.count == 2 ? words[1] : "center"
    // Two words may stand in either order.
    let isSwapped = Self.vertical[first] != nil || Self.horizontal[second] != nil
    if isSwapped, words.count == 2, Length.parse(first) != nil || Length.parse(second) != nil { return nil }
    guard let x = Self.length(isSwapped ? second : first, Self.horizontal),
      let y = Self.length(isSwapped ? first : second, Self.vertical)
    else { return nil }
    (self.x, self.y) = (x, y)
  }

  private static func length(_ word: String, _ sides: [String: Double]) -> Length? {
    if word == "center" { return middle }
    if let percentage = sides[word] { return Length(number: percentage, unit: .percentage) }
    return Length.parse(word).flatMap { $0.unit.dependsOnFont ? nil : $0 }
  }

  /// The position, if the box has the coordinates of the user.
  func point(in box: Box) -> Point {
    Point(
      x: box.minimum.x + x.value(percentageOf: box.width),
      y: box.minimum.y + y.value(percentageOf: box.height))
  }
}
