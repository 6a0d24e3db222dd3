/// The coordinate system of an Android `group`, rotated and scaled so that an ellipse is a circle around (0, 0).
struct EllipseSpace {
  /// The circle's radius: half of the ellipse's longer axis.
  let radius: Double
  private let center: Point
  /// The direction of the longer axis, in degrees.
  private let rotation: Double
  /// The shorter axis as a part of the longer one.
  private let scale: Double

  /// Of thinner ellipses the numbers would be too large.
  private static let leastScale = 0.01

  /// The space of a transformed circle, in numbers as they are written; `nil` if the ellipse is too thin.
  init?(center: Point, radius: Double, transform: Matrix) {
    // Half axes are the singular values of the linear part, and the first one's direction that of its left vector.
    let (x, y) = (Point(x: transform.a, y: transform.b), Point(x: transform.c, y: transform.d))
    let difference = Point(x: x.x * x.x + y.x * y.x - x.y * x.y - y.y * y.y, y: 2 * (x.x * x.y + y.x * y.y))
    let length = difference.dot(difference).squareRoot()
    let longer = ((x.dot(x) + y.dot(y) + length) / 2).squareRoot()
    let degrees = Trigonometry.angle(of: difference) / 2 * 180 / .pi
    self.radius = (longer * radius).hundredths
    self.center = transform.apply(center).hundredths
    rotation = degrees.tenThousandths
    scale = (transform.determinant.magnitude / longer * radius / self.radius).tenThousandths
    guard self.radius.isFinite, self.radius > 0, scale.isFinite, scale >= Self.leastScale else { return nil }
  }

  /// A path in this system.
  func path(_ path: Path) -> Path? {
    let (sine, cosine) = Trigonometry.sineAndCosine(degrees: rotation)
    let matrix = Matrix(
      a: cosine, b: sine, c: -sine * scale, d: cosine * scale, e: center.x, f: center.y)
    return matrix.inverse.map(path.applying)
  }

  /// A group of this system. Android scales first, then rotates, then moves.
  func group(_ element: MarkupElement) -> MarkupElement {
    func number(_ value: Double, _ decimals: Int, unless initial: String) -> String? {
      let text = NumberWriter.text(value, decimals: decimals)
      return text == initial ? nil : text
    }
    return MarkupElement(
      "group",
      [
        "android:rotation": number(rotation, 4, unless: "0"), "android:scaleY": number(scale, 4, unless: "1"),
        "android:translateX": number(center.x, 2, unless: "0"),
        "android:translateY": number(center.y, 2, unless: "0"),
      ], children: [element])
  }
}
