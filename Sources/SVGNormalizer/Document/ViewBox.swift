/// The part of the plane that a file shows (SVG 2 section 8.6).
struct ViewBox: Hashable, Sendable {
  let x: Double
  let y: Double
  let viewport: Viewport

  var width: Double { viewport.width }
  var height: Double { viewport.height }

  /// Whether numbers of this size can be drawn exactly enough.
  var isReasonable: Bool { viewport.isReasonable && abs(x) <= 1e9 && abs(y) <= 1e9 }
}

extension ViewBox {
  /// Reads four numbers, of which the last two may not be negative.
  init?(_ text: String) {
    guard let numbers = try? PointList.parse(text), numbers.count == 2, numbers[1].x >= 0, numbers[1].y >= 0
    else { return nil }
    self.init(
      x: numbers[0].x, y: numbers[0].y, viewport: Viewport(width: numbers[1].x, height: numbers[1].y))
  }
}

/// The size that percentages refer to (SVG 2 section 8.9).
struct Viewport: Hashable, Sendable {
  var width: Double
  var height: Double

  /// What a length along no axis is a percentage of.
  var diagonal: Double { ((width * width + height * height) / 2).squareRoot() }

  var isReasonable: Bool {
    let sizes = 1e-6...1e9
    return sizes.contains(width) && sizes.contains(height)
  }
}

/// How a `viewBox` is fitted into its rectangle (SVG 2 section 8.7).
struct PreserveAspectRatio: Hashable, Sendable {
  private(set) var isStretched = false
  private var covers = false
  /// How the remaining space is divided, from 0 (all after the box) to 1 (all before it).
  private var alignment = Point(x: 0.5, y: 0.5)

  /// Reads the attribute of an element; an invalid value counts as absent, of which it warns.
  init(of element: SVGElement, log: inout ProblemLog) {
    guard let text = element["preserveAspectRatio"] else { return }
    if let value = PreserveAspectRatio(text) {
      self = value
      return
    }
    log.warning(
      .viewBox, "preserveAspectRatio is ignored: \"\(text.cssExcerpt)\" isn't one of its values",
      fix: "write it as preserveAspectRatio=\"xMidYMid meet\", or delete it", at: element,
      attribute: "preserveAspectRatio")
  }

  /// `nil` if the text is invalid.
  private init?(_ text: String) {
    let words = text.split { $0.isWhitespace }
    guard let first = words.first,
      words.count == 1 || words.count == 2 && ["meet", "slice"].contains(words[1])
    else { return nil }
    if first == "none" {
      isStretched = true
    } else {
      guard let alignment = Self.alignment(first) else { return nil }
      self.alignment = alignment
      covers = words.last == "slice"
    }
  }

  /// Maps the box into a rectangle at (0, 0).
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
