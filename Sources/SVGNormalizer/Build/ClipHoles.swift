extension LogoBuilder {
  /// The areas of a clip with some outlines. Where it is one of holes, which only ``DocumentPass/cutWhiteMasks`` makes,
  /// they are all that is outside of the outlines.
  mutating func areas(of clip: SVGElement, _ outlines: [ClipOutline]) -> [LogoClip] {
    guard clip[ClipHoles.attribute] != nil else { return [LogoClip(outlines: outlines)] }
    if let holes = ClipHoles.clips(outlines) { return holes }
    log.error(
      .mask, "this mask has black shapes that overlap too often", fix: "unite them in your drawing program",
      at: clip)
    return []
  }
}

/// Writes what is outside of some outlines as outlines.
enum ClipHoles {
  /// What marks a clip of holes.
  static let attribute = "clip-holes"

  /// More clips within each other than this aren't made.
  private static let most = 16
  /// Some milliseconds.
  private static let steps = 1_500_000

  /// The clips that together leave what is outside of all outlines; `nil` if there are none so simple.
  static func clips(_ outlines: [ClipOutline]) -> [LogoClip]? {
    guard !outlines.isEmpty else { return [] }
    var trial = ClipTrial(budget: WorkBudget(steps))
    if let clip = trial.clip(around: outlines) { return [clip] }
    guard outlines.count <= most else { return nil }
    let clips = outlines.compactMap { trial.clip(around: [$0]) }
    return clips.count == outlines.count ? clips : nil
  }
}

/// Tries outlines, and compares what they are around with what it should be, at the points of a grid.
private struct ClipTrial {
  private var grid: WindingGrid
  /// The grid is laid upon so many parts of each side, so that its points are as near to each other as pixels.
  private static let tiles = 4

  init(budget: WorkBudget) { grid = WindingGrid(budget: budget) }

  /// All outlines with the square around them as one path: holes have another direction than the square, or with the
  /// even-odd rule any.
  mutating func clip(around outlines: [ClipOutline]) -> LogoClip? {
    let square = Path.rectangle(x: 0, y: 0, width: Logo.size, height: Logo.size)
    let holes = outlines.flatMap(\.path.subpaths)
    let candidates = [
      ClipOutline(path: Path(subpaths: square.subpaths + holes)),
      ClipOutline(path: Path(subpaths: square.reversed.subpaths + holes)),
      ClipOutline(path: Path(subpaths: square.subpaths + holes), rule: .evenOdd),
    ]
    return candidates.first { leaves($0, without: outlines) }.map { LogoClip(outlines: [$0]) }
  }

  /// Whether each point is either in the outline or in one of the holes.
  private mutating func leaves(_ outline: ClipOutline, without holes: [ClipOutline]) -> Bool {
    for column in 0..<Self.tiles {
      for row in 0..<Self.tiles {
        let (size, scale) = (Logo.size, Double(Self.tiles))
        let tile = Matrix(a: scale, d: scale, e: -size * Double(column), f: -size * Double(row))
        let kept = grid.mask(of: outline.path.applying(tile), outline.rule)
        let cut = grid.mask(of: LogoClip(outlines: holes).mapPaths { $0.applying(tile) })
        guard !grid.isExhausted, zip(kept.rows, cut.rows).allSatisfy({ $0 == ~$1 }) else { return false }
      }
    }
    return true
  }
}

extension Path {
  /// A polygon in the other direction.
  fileprivate var reversed: Path {
    Path(
      subpaths: subpaths.map { subpath in
        let points = [subpath.start] + subpath.segments.map(\.end)
        return Subpath(
          start: points[0], segments: points.dropFirst().reversed().map(Segment.line), isClosed: true)
      })
  }
}
