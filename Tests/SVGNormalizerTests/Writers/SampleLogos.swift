@testable import SVGNormalizer

/// A logo for each feature of a VectorDrawable, and for each that is easily written wrong.
enum SampleLogos {
  static let all: [(name: String, logo: Logo)] = [
    ("fills", Logo(.filled(background, .color(.white)), .filled(.circle(128, 128, 90), .color(.brandRed)))),
    ("even_odd", Logo(.filled(star, Fill(paint: .color(.brandRed), rule: .evenOdd)))),
    ("nonzero", Logo(.filled(star, .color(.brandRed)))),
    (
      "translucent",
      Logo(
        .filled(background, .color(.brandBlue)), .filled(star, Fill(paint: .color(.brandRed), opacity: 0.5)))
    ),
    (
      "strokes",
      Logo(
        .stroked(zigzag, wide), .stroked(.circle(128, 200, 30), Stroke(paint: .color(.brandBlue), width: 7.5))
      )
    ),
    ("miters", Logo(.stroked(spikes, Stroke(paint: .color(.brandRed), width: 12, miterLimit: 10)))),
    (
      "dots",
      Logo(.stroked(.line([(64, 64), (64, 64)]), Stroke(paint: .color(.brandRed), width: 40, cap: .round)))
    ),
    ("linear", Logo(.filled(background, .gradient(.sunset)))),
    ("radial", Logo(.filled(background, .color(.brandBlue)), .filled(background, .gradient(.glow)))),
    ("ellipse", Logo(.filled(background, .gradient(elliptic(Matrix(a: 110, d: 40, e: 128, f: 100)))))),
    (
      "ellipse_skewed",
      Logo(
        .filled(background, .color(.brandBlue)),
        .filled(star, .gradient(elliptic(Matrix(a: 90, b: 30, c: -10, d: 40, e: 120, f: 130)))))
    ),
    (
      "ellipse_mirrored",
      Logo(.filled(curves, .gradient(elliptic(Matrix(a: -30, b: 70, c: 60, d: 20, e: 80, f: 150), .reflect))))
    ),
    (
      "ellipse_thin",
      Logo(.filled(background, .gradient(elliptic(Matrix(a: 100, b: 100, c: -3, d: 3, e: 128, f: 128)))))
    ),
    (
      "ellipse_and_stroke",
      Logo(
        .path(
          LogoPath(
            path: star,
            fill: Fill(paint: .gradient(elliptic(Matrix(a: 60, d: 120, e: 128, f: 128))), rule: .evenOdd),
            stroke: wide)))
    ),
    (
      "spread",
      Logo(.filled(background, .gradient(striped(.reflect))), .filled(star, .gradient(striped(.repeat))))
    ),
    ("translucent_gradient", Logo(.filled(background, Fill(paint: .gradient(.sunset), opacity: 0.4)))),
    ("gradient_and_stroke", Logo(.path(LogoPath(path: star, fill: .gradient(.sunset), stroke: wide)))),
    ("two_gradients", Logo(.path(LogoPath(path: star, fill: .gradient(.glow), stroke: sunsetStroke)))),
    (
      "clip",
      Logo(
        .group(
          LogoGroup(
            clip: twoCircles, nodes: [.filled(background, .gradient(.sunset)), .stroked(zigzag, wide)])),
        .filled(.rectangle(118, 100, 20, 20), .color(.brandBlue)))
    ),
    (
      "clip_in_clip",
      Logo(
        .group(
          LogoGroup(
            clip: twoCircles,
            nodes: [
              .group(
                LogoGroup(
                  clip: LogoClip(outlines: [ClipOutline(path: star)]),
                  nodes: [.filled(background, .color(.brandRed))])), .stroked(zigzag, wide),
            ])))
    ),
    (
      "group_opacity",
      Logo(
        .group(
          LogoGroup(
            opacity: 0.3,
            nodes: [.filled(.circle(64, 64, 40), .color(.brandRed)), .stroked(.circle(190, 190, 40), wide)])))
    ),
    ("long_path", LogoPass.normalForm(of: Logo(.filled(manySquares, .color(.brandRed))))),
    ("curves", Logo(.filled(curves, .color(.brandRed)))),
  ]

  private static let manySquares = Path.squares(2000, perRow: 60, distance: 4)
  private static let background = Path.rectangle(0, 0, 256, 256)
  private static let star = Path.corners([(128, 10), (200, 240), (10, 95), (246, 95), (56, 240)])
  private static let zigzag = Path.line([(30, 40), (90, 120), (120, 40), (160, 130), (220, 45.5)])
  /// Corners whose miters are 9 and 5 widths long.
  private static let spikes = Path.line([(40, 220), (60, 80), (85, 220), (122, 80), (140, 220)])
  private static let wide = Stroke(
    paint: .color(.brandBlue), opacity: 0.6, width: 15, cap: .square, join: .bevel)
  private static let sunsetStroke = Stroke(paint: .gradient(.sunset), width: 10, join: .round)
  private static let twoCircles = LogoClip(
    outlines: [ClipOutline(path: .circle(70, 100, 60)), ClipOutline(path: .circle(200, 120, 50))])

  /// Rings of colours.
  private static func elliptic(_ transform: Matrix, _ spread: GradientSpread = .pad) -> Gradient {
    Gradient(
      geometry: .radial(center: .zero, radius: 1, focus: .zero, transform: transform), spread: spread,
      stops: [
        GradientStop(offset: 0, color: .white), GradientStop(offset: 0.4, color: .brandRed),
        GradientStop(offset: 0.4, color: .brandBlue), GradientStop(offset: 1, color: .black, opacity: 0.3),
      ])
  }

  private static func striped(_ spread: GradientSpread) -> Gradient {
    Gradient(
      geometry: .linear(start: Point(x: 20, y: 30), end: Point(x: 60, y: 55)), spread: spread,
      stops: [
        GradientStop(offset: 0.1, color: .brandRed), GradientStop(offset: 0.5, color: .white),
        GradientStop(offset: 0.5, color: .brandBlue), GradientStop(offset: 1, color: .black, opacity: 0.2),
      ])
  }

  /// With quadratic curves, smooth joints and points so near to each other that their numbers run together.
  private static let curves = Path(subpaths: [
    Subpath(
      start: Point(x: 0.5, y: 100),
      segments: [
        .quadratic(Point(x: 64, y: -0.25), Point(x: 128, y: 100.75)),
        .cubic(Point(x: 140, y: 150), Point(x: 180, y: 150), Point(x: 190, y: 100)),
        .cubic(Point(x: 200, y: 50), Point(x: 220, y: 40), Point(x: 250, y: 60)),
        .line(Point(x: 250, y: 250)), .line(Point(x: 249.5, y: 249.25)), .line(Point(x: 0.5, y: 250)),
      ], isClosed: true),
    Subpath(
      start: Point(x: 100, y: 180), segments: [.line(Point(x: 120, y: 180)), .line(Point(x: 110, y: 200))]),
  ])
}
