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
}
