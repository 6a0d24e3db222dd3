import Testing

@testable import SVGNormalizer

@Suite("The transform attribute")
struct TransformTests {
  @Test(
    "points are transformed as in SVG",
    arguments: [
      ("", 3, 4), ("none", 3, 4), ("translate(10)", 13, 4), ("translate(10 20)", 13, 24),
      ("translate(10-20)", 13, -16), ("scale(2)", 6, 8), ("scale(2,-1)", 6, -4), ("rotate(90)", -4, 3),
      ("rotate(-90)", 4, -3), ("rotate(180 10 10)", 17, 16), ("rotate(450,0,0)", -4, 3), ("skewX(0)", 3, 4),
      ("matrix(1 2 3 4 5 6)", 20, 28), ("matrix(1,0,0,1,1e1,-.5)", 13, 3.5),
      ("translate(1,1) scale(2)", 7, 9), ("scale(2)translate(1,1)", 8, 10), ("scale(2) , translate(1)", 8, 8),
      ("translate (1)", 4, 4), ("translate(1px, 1in)", 4, 100), ("rotate(0.25turn)", -4, 3),
      ("rotate(100grad)", -4, 3), ("rotate(90deg)", -4, 3), ("translateX(1px)", 4, 4),
      ("translateY(1px)", 3, 5),
      ("scaleX(2)", 6, 4), ("scaleY(2)", 3, 8),
    ])
  func points(text: String, x: Double, y: Double) throws {
    let matrix = try #require(Matrix.parse(text))
    #expect(matrix.apply(Point(x: 3, y: 4)) == Point(x: x, y: y))
  }

  @Test(
    "skewing moves points along one axis",
    arguments: [("skewX(45)", 7, 4), ("skewY(45)", 3, 7), ("skew(45deg, 0)", 7, 4)])
  func skew(text: String, x: Double, y: Double) throws {
    let point = try #require(Matrix.parse(text)).apply(Point(x: 3, y: 4))
    #expect((point.x - x).magnitude < 1e-12 && (point.y - y).magnitude < 1e-12)
  }

  @Test(
    "one error makes the whole list invalid",
    arguments: [
      "translate", "translate(", "translate()", "translate(1,2,3)", "translate(1,)", "translate(,1)",
      "translate(1,,2)", "rotate(1,2)", "scale(1,2,3)", "scale(2px)", "rotate(1px)", "translate(1deg)",
      "translate(10%)", "matrix(1,2,3,4,5)", "matrix(1,2,3,4,5,6,7)", "turn(1)", "rotate(NaN)",
      "rotate(1e999)",
      "translate(1) none", "none none", "translate(1),", ",translate(1)", "scale(1e300)scale(1e300)",
      "skewX(90)",
      "rotate3d(1,0,0,5)", "Rotate(1)",
    ])
  func mistakes(text: String) {
    #expect(Matrix.parse(text) == nil)
  }
}
