/// How a `viewBox` is fitted into the rectangle that it gets (SVG 2 section 8.7).
struct PreserveAspectRatio: Hashable, Sendable {
  private var isStretched = false
  private var covers = false
  /// Where the box lies in what is left over, from 0 to 1.
  private var alignment = Point(x: 0.5, y: 0.5)

  /// Reads the attribute; what isn't understood counts as not said.
  init(_ text: String?) {
    let words = (text ?? "").split { $0.isWhitespace }.filter { $0 != "defer" }
    guard let first = words.first else { return }
    if first == "none" {
      isStretched = true
    } else if let alignment = Self.alignment(first) {
      self.alignment = alignment
      covers = words.count > 1 && words[1] == "slice"
    }
  }

  /// What brings the box into a rectangle at (0, 0).
  func matrix(from box: ViewBox, toWidth width: Double, height: Double) -> Matrix {
    var (x, y) = (width / box.width, height / box.height)
    if !isStretched {
      let scale = covers ? max(x, y) : min(x, y)
      (x, y) = (scale, scale)
    }
    return Matrix(
      a: x, d: y, e: (width - box.width * x) * alignment.x - box.x * x,
      f: (height - box.height * y) * alignment.y - box.y * y)
  }

  private static func alignment(_ word: Substring) -> Point? {
    let parts = ["Min": 0, "Mid": 0.5, "Max": 1]
    guard word.utf8.count == 8, word.first == "x", word.dropFirst(4).first == "Y",
      let x = parts[String(word.dropFirst().prefix(3))], let y = parts[String(word.suffix(3))]
    else { return nil }
    return Point(x: x, y: y)
  }
}
