import Testing

@testable import SVGNormalizer

@Suite("The visible colours of a logo")
struct MeasuredColorTests {
  private let left = Pictures.box(0, 0, 128, 256)
  private let whole = Pictures.box(0, 0, 256, 256)
  private let top = Pictures.box(0, 0, 256, 128)

  private func red(_ opacity: Double, share: Double) -> PaintedColor {
    PaintedColor(red: 255, green: 0, blue: 0, opacity: opacity, share: share)
  }

  private func blue(_ opacity: Double, share: Double) -> PaintedColor {
    PaintedColor(red: 0, green: 0, blue: 255, opacity: opacity, share: share)
  }

  @Test("an upper shape hides a lower one")
  func hidden() {
    let measures = Pictures.measure(
      Pictures.filled(whole, Pictures.plainBlue),
      Pictures.filled(Pictures.box(0, 0, 64, 256), Pictures.plainRed))
    #expect(measures.colors == [blue(1, share: 0.75), red(1, share: 0.25)])
  }

  @Test("a translucent shape mixes with the one below, and stays translucent beside it")
  func translucent() {
    let measures = Pictures.measure(
      Pictures.filled(left, Pictures.plainBlue), Pictures.filled(top, Pictures.plainRed, opacity: 0.4))
    let mixed = PaintedColor(red: 102, green: 0, blue: 153, opacity: 1, share: 1.0 / 3)
    #expect(measures.colors == [blue(1, share: 1.0 / 3), mixed, red(0.4, share: 1.0 / 3)])
  }

  @Test("two translucent shapes hide more than one, but not in a translucent group")
  func groups() {
    let half = [left, top].map { Pictures.filled($0, Pictures.plainRed, opacity: 0.5) }
    #expect(Logo(nodes: half).measure().colors == [red(0.5, share: 2.0 / 3), red(0.75, share: 1.0 / 3)])
    let group = LogoGroup(opacity: 0.5, nodes: [left, top].map { Pictures.filled($0, Pictures.plainRed) })
    #expect(Pictures.measure(.group(group)).colors == [red(0.5, share: 1)])
  }

  @Test("a path's opacity is that of fill and stroke as a whole")
  func pathOpacity() {
    let path = LogoPath(
      path: Pictures.box(64, 64, 128, 128), fill: Fill(paint: .color(Pictures.plainRed)),
      stroke: Stroke(paint: .color(Pictures.plainBlue), width: 64), opacity: 0.5)
    #expect(
      Pictures.measure(.path(path)).colors
        == [blue(0.5, share: 8.0 / 9), red(0.5, share: 1.0 / 9)])
  }

  @Test("a gradient's colours are interpolated from its start to its end")
  func linear() throws {
    let gradient = Gradient(
      geometry: .linear(start: Point(x: 0, y: 0), end: Point(x: 256, y: 0)),
      stops: [
        GradientStop(offset: 0, color: Color(red: 0, green: 10, blue: 255)),
        GradientStop(offset: 1, color: Color(red: 255, green: 10, blue: 0)),
      ])
    let colors = Pictures.measure(Pictures.filled(whole, gradient)).colors
    #expect(colors.count == 64)
    for color in colors {
      #expect(color.green == 10 && Int(color.red) + Int(color.blue) == 255 && color.share == 1.0 / 64)
    }
    // The first sample is at 2 of 256 units.
    #expect(colors.first?.red == 2)
  }

  @Test(
    "beyond a gradient's end",
    arguments: [(GradientSpread.pad, 16.0 / 256), (.repeat, 208.0 / 256), (.reflect, 1)])
  func spread(spread: GradientSpread, bounds: Double) {
    let gradient = Pictures.edge(
      at: 0.25, .linear(start: .zero, end: Point(x: 64, y: 0)), spread)
    #expect(Pictures.measure(Pictures.filled(whole, gradient)).boundsShare == bounds)
  }

  @Test("a radial gradient, round or elliptic")
  func radial() {
    func area(_ transform: Matrix) -> Double {
      let center = Point(x: 128, y: 128)
      return Pictures.area(
        Pictures.filled(
          whole,
          Pictures.edge(at: 0.5, .radial(center: center, radius: 100, focus: center, transform: transform))))
    }
    #expect((area(.identity) - Pictures.circle(50)).magnitude < 0.004)
    #expect((area(Matrix(d: 0.5, f: 64)) - Pictures.circle(50) / 2).magnitude < 0.004)
  }

  @Test("the circles of a radial gradient move from its focus to its centre")
  func focal() {
    let gradient = Pictures.edge(
      at: 0.5,
      .radial(center: Point(x: 128, y: 128), radius: 100, focus: Point(x: 178, y: 128), transform: .identity))
    let picture = Pictures.filled(whole, gradient)
    #expect((Pictures.area(picture) - Pictures.circle(50)).magnitude < 0.004)
    // At half the offset it is a circle of half the radius around the midpoint of focus and centre: another hides it.
    let colors = Pictures.measure(picture, Pictures.filled(Pictures.disc(153, 128, 51), Pictures.plainRed))
      .colors
    #expect(colors == [red(1, share: 1)])
  }

  @Test("a gradient without extent has its last colour")
  func noExtent() {
    let gradient = Gradient(
      geometry: .linear(start: .zero, end: .zero),
      stops: [
        GradientStop(offset: 0, color: .black),
        GradientStop(offset: 1, color: Pictures.plainRed, opacity: 0.5),
      ])
    #expect(Pictures.measure(Pictures.filled(whole, gradient)).colors == [red(0.5, share: 1)])
  }

  @Test("many colours are merged with similar ones, and keep their mean")
  func many() {
    let gradients = [Pictures.plainRed, Pictures.plainBlue].map { color in
      Gradient(
        geometry: .radial(
          center: Point(x: 128, y: 128), radius: 200, focus: Point(x: 128, y: 128), transform: .identity),
        stops: [GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: color)])
    }
    let colors = Pictures.measure(
      Pictures.filled(left, gradients[0]), Pictures.filled(Pictures.box(128, 0, 128, 256), gradients[1])
    ).colors
    #expect(colors.count <= 64)
    let mean = colors.reduce(0) { $0 + Double($1.red) * $1.share }
    #expect((mean - colors.reduce(0) { $0 + Double($1.blue) * $1.share }).magnitude < 0.5)
    // The mean distance from a square's centre is 0.3826 of its side, and the gradient ends at 200 units.
    #expect((mean - 0.3826 * 256 / 200 * 255 / 2).magnitude < 1)
  }
}
