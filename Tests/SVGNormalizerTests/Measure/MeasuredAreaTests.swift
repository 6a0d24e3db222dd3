import Testing

@testable import SVGNormalizer

@Suite("The painted area of a logo")
struct MeasuredAreaTests {
  /// Samples are exact to about half a percent of the box.
  private let tolerance = 0.006

  private func expect(_ area: Double, near wanted: Double, _ location: SourceLocation = #_sourceLocation) {
    #expect((area - wanted).magnitude < tolerance, "\(area) is not \(wanted)", sourceLocation: location)
  }

  @Test("half a square")
  func half() {
    let measures = Pictures.measure(Pictures.filled(Pictures.box(0, 0, 128, 256)))
    #expect(measures.boundsShare == 0.5)
    #expect(measures.colors == [PaintedColor(red: 0, green: 0, blue: 0, opacity: 1, share: 1)])
  }

  @Test("the box encloses all visible parts within the logo's square")
  func bounds() {
    let nodes = [Pictures.box(-300, 64, 364, 64), Pictures.box(160, 160, 32, 32)].map { Pictures.filled($0) }
    let share: Double = 192 * 128 / 65_536
    #expect(Logo(nodes: nodes).measure().boundsShare == share)
  }

  @Test("a circle is π/4 of its square", arguments: [20.0, 64, 100, 127.3])
  func disc(radius: Double) {
    expect(Pictures.area(Pictures.filled(Pictures.disc(128, 128, radius))), near: Pictures.circle(radius))
  }

  @Test("a parabola is two thirds of its triangle")
  func parabola() {
    let curve = Subpath(
      start: Point(x: 0, y: 256), segments: [.quadratic(Point(x: 128, y: 0), Point(x: 256, y: 256))])
    expect(Pictures.area(Pictures.filled(Path(subpaths: [curve]))), near: 1.0 / 3)
  }

  @Test("an open path is filled as if it were closed")
  func open() {
    expect(Pictures.area(Pictures.filled(Pictures.lines((3, 0), (256, 0), (256, 256)))), near: 253.0 / 512)
  }

  @Test("a ring has a hole by the even-odd rule, and by the other only if its directions differ")
  func rings() {
    let (outer, inner) = (Pictures.box(32, 32, 192, 192), Pictures.box(64, 64, 128, 128))
    let around = Pictures.lines((64, 64), (64, 192), (192, 192), (192, 64))
    let (whole, hole) = (Pictures.square(192), Pictures.square(128))
    let same = Path(subpaths: outer.subpaths + inner.subpaths)
    expect(Pictures.area(Pictures.filled(same, rule: .evenOdd)), near: whole - hole)
    expect(Pictures.area(Pictures.filled(same)), near: whole)
    expect(
      Pictures.area(Pictures.filled(Path(subpaths: outer.subpaths + around.subpaths))), near: whole - hole)
  }

  @Test(
    "stroke caps",
    arguments: [(LineCap.butt, 0), (.round, Pictures.circle(16)), (.square, Pictures.square(32))])
  func caps(cap: LineCap, ends: Double) {
    let line = Stroke(paint: .color(.black), width: 32, cap: cap)
    let path = Pictures.lines((60, 60), (188, 60))
    expect(Pictures.area(.path(LogoPath(path: path, stroke: line))), near: 128.0 * 32 / 65_536 + ends)
    let dot = Pictures.lines((128, 128), (128, 128))
    expect(Pictures.area(.path(LogoPath(path: dot, stroke: line))), near: ends)
  }

  @Test(
    "stroke joins",
    arguments: [
      (LineJoin.miter, 4, Pictures.square(32)), (.miter, 1.4, Pictures.square(32) / 2),
      (.bevel, 4, Pictures.square(32) / 2), (.round, 4, Pictures.circle(32) / 4),
    ])
  func joins(join: LineJoin, limit: Double, corner: Double) {
    let stroke = Stroke(paint: .color(.black), width: 64, join: join, miterLimit: limit)
    let bars = 2 * 128.0 * 64 / 65_536 - Pictures.square(32)
    for path in [
      Pictures.lines((64, 192), (64, 64), (192, 64)), Pictures.lines((192, 64), (64, 64), (64, 192)),
    ] {
      let area = Pictures.area(.path(LogoPath(path: path, stroke: stroke)))
      #expect((area - bars - corner).magnitude < 0.002)
    }
  }

  @Test("a closed stroke has no caps, and a curved one no gaps")
  func closed() {
    let stroke = Stroke(paint: .color(.black), width: 32)
    let frame = LogoPath(path: Pictures.box(64, 64, 128, 128), stroke: stroke)
    expect(Pictures.area(.path(frame)), near: Pictures.square(160) - Pictures.square(96))
    let ring = LogoPath(path: Pictures.disc(128, 128, 80), stroke: stroke)
    expect(Pictures.area(.path(ring)), near: Pictures.circle(96) - Pictures.circle(64))
  }

  @Test("a clip shows the union of its outlines, each by its rule; nested clips show their intersection")
  func clips() {
    let whole = Pictures.filled(Pictures.box(0, 0, 256, 256))
    func cut(_ nodes: LogoNode, _ outlines: ClipOutline...) -> LogoNode {
      .group(LogoGroup(clip: LogoClip(outlines: outlines), nodes: [nodes]))
    }
    let left = ClipOutline(path: Pictures.box(0, 0, 128, 256))
    let top = ClipOutline(path: Pictures.box(0, 0, 256, 128))
    let twice = Path(subpaths: left.path.subpaths + top.path.subpaths)
    #expect(Pictures.area(cut(whole, left, top)) == 0.75)
    #expect(Pictures.area(cut(cut(whole, left), top)) == 0.25)
    #expect(Pictures.area(cut(whole, ClipOutline(path: twice, rule: .evenOdd))) == 0.5)
    #expect(Pictures.area(cut(whole)) == 0)
  }

  @Test("an empty logo is invisible, and so are shapes that are outside or transparent")
  func nothing() {
    let nothing = LogoMeasures(boundsShare: 0, colors: [])
    #expect(Pictures.measure() == nothing)
    #expect(Pictures.measure(Pictures.filled(Pictures.box(300, 0, 64, 64))) == nothing)
    #expect(Pictures.measure(Pictures.filled(Pictures.box(0, 0, 64, 64), opacity: 0)) == nothing)
  }
}
