import TestSupport
import Testing

@testable import SVGNormalizer

@Suite("Matrices")
struct MatrixTests {
  @Test("a product applies the right matrix first")
  func productOrder() {
    let move = Matrix(e: 10, f: 20)
    let scale = Matrix(a: 2, d: 3)
    let point = Point(x: 1, y: 1)
    #expect((move * scale).apply(point) == Point(x: 12, y: 23))
    #expect((scale * move).apply(point) == Point(x: 22, y: 63))
  }

  @Test("the inverse undoes the transformation")
  func inverse() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<RandomTrials.count(1_000) {
      func number() -> Double { Double.random(in: -10...10, using: &random) }
      let matrix = Matrix(a: number(), b: number(), c: number(), d: number(), e: number(), f: number())
      guard matrix.determinant.magnitude > 0.1 else { continue }
      let inverse = try #require(matrix.inverse)
      let point = Point(x: number(), y: number())
      let back = inverse.apply(matrix.apply(point))
      if (back.x - point.x).magnitude > 1e-9 || (back.y - point.y).magnitude > 1e-9 {
        Issue.record("\(point) comes back as \(back) from \(matrix)")
      }
    }
  }

  @Test(
    "a matrix that flattens or overflows has no inverse",
    arguments: [
      Matrix(a: 0), Matrix(a: 1, b: 2, c: 2, d: 4), Matrix(a: .infinity), Matrix(a: 1e-200, d: 1e-200),
    ])
  func noInverse(matrix: Matrix) {
    #expect(matrix.inverse == nil)
  }

  @Test(
    "only similarities have one scale in all directions",
    arguments: [
      ("translate(5)", 1), ("scale(2)", 2), ("scale(-3,3)", 3), ("scale(-3)", 3), ("rotate(30)", 1),
      ("rotate(30) scale(.5) skewX(0)", 0.5), ("matrix(0 2 2 0 0 0)", 2), ("scale(2,3)", nil),
      ("skewX(10)", nil),
      ("scale(0)", nil), ("scale(1,1.00001)", nil), ("scale(1,1.0000001)", 1),
      ("matrix(.707107 .707107 -.707107 .707107 0 0)", 1), ("matrix(.8 .6 -.7 .7 0 0)", nil),
    ])
  func similarity(text: String, scale: Double?) throws {
    let found = try #require(Matrix.parse(text)).similarityScale
    #expect((found == nil) == (scale == nil))
    if let found, let scale { #expect((found - scale).magnitude < 1e-6) }
  }

  @Test("a quarter turn is exact", arguments: [-450.0, -90, 0, 90, 180, 270, 360, 3_690])
  func quarterTurns(degrees: Double) {
    let (sine, cosine) = Trigonometry.sineAndCosine(degrees: degrees)
    #expect([-1, 0, 1].contains(sine) && [-1, 0, 1].contains(cosine) && sine * sine + cosine * cosine == 1)
  }
}
