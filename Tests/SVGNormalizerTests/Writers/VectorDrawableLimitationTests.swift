import Testing

@testable import SVGNormalizer

@Suite("What a VectorDrawable can't express")
struct VectorDrawableLimitationTests {
  private func limitation(_ nodes: LogoNode...) -> VectorDrawableLimitation? {
    do {
      _ = try VectorDrawableWriter.text(for: Logo(nodes: nodes))
      return nil
    } catch {
      return error
    }
  }

  private func radial(focus: Point, transform: Matrix) -> LogoNode {
    var gradient = Gradient.glow
    gradient.geometry = .radial(
      center: Point(x: 128, y: 128), radius: 50, focus: focus, transform: transform)
    return .filled(.circle(128, 128, 90), .gradient(gradient))
  }

  @Test("a very thin elliptic gradient, one of a stroke, and one whose focus isn't its centre")
  func gradients() {
    let center = Point(x: 128, y: 128)
    #expect(limitation(radial(focus: center, transform: Matrix(a: 2))) == nil)
    #expect(limitation(radial(focus: center, transform: Matrix(a: 2, d: 0.001))) == .ellipticGradient)
    #expect(limitation(radial(focus: Point(x: 120, y: 128), transform: Matrix(a: 2))) == .focalGradient)
    var gradient = Gradient.glow
    gradient.geometry = .radial(center: center, radius: 50, focus: center, transform: Matrix(a: 2))
    #expect(
      limitation(.stroked(.circle(128, 128, 90), Stroke(paint: .gradient(gradient)))) == .ellipticGradient)
    #expect(limitation(radial(focus: Point(x: 120, y: 128), transform: .identity)) == .focalGradient)
    #expect(limitation(radial(focus: Point(x: 128.001, y: 128), transform: Matrix(a: 1.00001))) == nil)
  }

  @Test("an opacity of overlapping shapes, even if only their strokes overlap")
  func groupOpacity() {
    let left = Path.rectangle(0, 0, 50, 50)
    let right = Path.rectangle(60, 0, 50, 50)
    func group(_ stroke: Stroke?) -> LogoNode {
      let paths = [left, right].map {
        LogoNode.path(LogoPath(path: $0, fill: .color(.brandRed), stroke: stroke))
      }
      return .group(LogoGroup(opacity: 0.5, nodes: paths))
    }
    var thin = LogoPath(path: left, stroke: Stroke(paint: .color(.brandBlue), join: .round))
    #expect(limitation(group(nil)) == nil)
    #expect(
      limitation(.group(LogoGroup(opacity: 0.5, nodes: [.path(thin), .filled(right, .color(.brandRed))])))
        == nil)
    thin.stroke?.width = 20
    #expect(
      limitation(.group(LogoGroup(opacity: 0.5, nodes: [.path(thin), .filled(right, .color(.brandRed))])))
        == .groupOpacity)
  }

  @Test("an opacity of a path that has both a fill and a stroke")
  func pathOpacity() {
    var path = LogoPath(
      path: .rectangle(10, 10, 50, 50), fill: .color(.brandRed), stroke: Stroke(paint: .color(.brandBlue)),
      opacity: 0.5
    )
    #expect(limitation(.path(path)) == .groupOpacity)
    path.fill?.opacity = 0
    #expect(limitation(.path(path)) == nil)
  }

  @Test("a clip with the even-odd rule, and one with overlapping outlines")
  func clips() {
    func clipped(_ outlines: ClipOutline...) -> LogoNode {
      .group(
        LogoGroup(
          clip: LogoClip(outlines: outlines), nodes: [.filled(.circle(128, 128, 90), .color(.brandRed))]))
    }
    let square = Path.rectangle(50, 50, 100, 100)
    #expect(limitation(clipped(ClipOutline(path: square, rule: .evenOdd))) == .evenOddClip)
    #expect(
      limitation(clipped(ClipOutline(path: square), ClipOutline(path: .circle(100, 100, 20))))
        == .overlappingClip)
  }

  @Test("invisible nodes don't matter")
  func invisible() {
    let node = radial(focus: .zero, transform: Matrix(a: 2))
    #expect(limitation(.group(LogoGroup(opacity: 0, nodes: [node]))) == nil)
  }

  @Test("each has its own message")
  func messages() {
    let all = VectorDrawableLimitation.allCases
    #expect(Set(all.map(\.message)).count == all.count)
  }
}
