/// Finds the points of the ``SampleGrid`` within an outline: for each row, where lines cross it and in which direction
/// (SVG 2 section 13.4.2).
struct WindingGrid {
  /// The winding number of each point, less that of the point to its left.
  private var turns: [Int32] = Array(repeating: 0, count: SampleGrid.count)
  /// The points at which the winding number changes.
  private var crossings = SampleMask.empty
  /// One step for each line, each crossing and each row of a mask.
  private(set) var budget: WorkBudget

  init(budget: WorkBudget) { self.budget = budget }

  var isExhausted: Bool { budget.isExhausted }

  mutating func spend(_ steps: Int) { budget.spend(steps) }

  /// Adds a line of an outline; `turn` is 1, or -1 to add it in the opposite direction.
  mutating func addLine(from start: Point, to end: Point, turn: Int32 = 1) {
    let (top, bottom) = start.y < end.y ? (start, end) : (end, start)
    let (first, last) = (SampleGrid.count(before: top.y), SampleGrid.count(before: bottom.y))
    budget.spend(1)
    guard first < last else { return }
    budget.spend(last - first)
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    let turn = start.y < end.y ? turn : -turn
    for row in first..<last {
      cross(row, at: top.x + (SampleGrid.position(row) - top.y) * slope, turn)
    }
  }

  /// Adds a disc with the direction of ``addPiece(_:_:_:_:)``.
  mutating func addDisc(around center: Point, radius: Double) {
    let first = SampleGrid.count(before: center.y - radius)
    let last = SampleGrid.count(before: center.y + radius)
    guard first < last else { return }
    budget.spend(2 * (last - first))
    for row in first..<last {
      let height = SampleGrid.position(row) - center.y
      let half = max(radius * radius - height * height, 0).squareRoot()
      cross(row, at: center.x - half, 1)
      cross(row, at: center.x + half, -1)
    }
  }

  /// Adds a convex shape with four corners, of which two may be the same. All pieces get the same direction, so that
  /// together they are their union.
  mutating func addPiece(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
    let turn: Int32 = (c - a).cross(d - b) < 0 ? 1 : -1
    addLine(from: a, to: b, turn: turn)
    addLine(from: b, to: c, turn: turn)
    addLine(from: c, to: d, turn: turn)
    addLine(from: d, to: a, turn: turn)
  }

  /// The points within all that was added; then the grid is empty again. Once the budget is exhausted there are none,
  /// since the inside of an incomplete outline is unknown.
  mutating func takeMask(_ rule: FillRule) -> SampleMask {
    var mask = SampleMask.empty
    budget.spend(SampleGrid.size)
    for row in 0..<SampleGrid.size { mask.rows[row] = takeRow(row, rule) }
    return isExhausted ? .empty : mask
  }

  private mutating func takeRow(_ row: Int, _ rule: FillRule) -> UInt64 {
    var points = crossings.rows[row]
    crossings.rows[row] = 0
    var inside: UInt64 = 0
    var winding: Int32 = 0
    var isInside = false
    while points != 0 {
      let column = points.trailingZeroBitCount
      points &= points - 1
      winding &+= turns[row * SampleGrid.size + column]
      turns[row * SampleGrid.size + column] = 0
      guard isInside != (rule == .nonZero ? winding != 0 : winding & 1 != 0) else { continue }
      isInside.toggle()
      inside ^= .max << UInt64(column)
    }
    return inside
  }

  private mutating func cross(_ row: Int, at x: Double, _ turn: Int32) {
    let column = SampleGrid.count(before: x)
    guard column < SampleGrid.size else { return }
    turns[row * SampleGrid.size + column] &+= turn
    crossings.rows[row] |= 1 << UInt64(column)
  }

  /// The points that a fill of the path covers.
  mutating func mask(of path: Path, _ rule: FillRule) -> SampleMask {
    for subpath in path.subpaths { add(subpath) }
    return takeMask(rule)
  }

  /// The points that a stroke along the path covers.
  mutating func mask(of path: Path, _ stroke: Stroke) -> SampleMask {
    for subpath in path.subpaths {
      var pen = StrokePen(stroke, at: subpath.start)
      for segment in subpath.segments where !isExhausted { pen.draw(segment, on: &self) }
      pen.finish(isClosed: subpath.isClosed, on: &self)
    }
    return takeMask(.nonZero)
  }

  /// The points that are in one of the clip's outlines.
  mutating func mask(of clip: LogoClip) -> SampleMask {
    var mask = SampleMask.empty
    for outline in clip.outlines { mask.formUnion(self.mask(of: outline.path, outline.rule)) }
    return mask
  }

  /// Adds the subpath and the line that closes it.
  private mutating func add(_ subpath: Subpath) {
    var current = subpath.start
    for segment in subpath.segments where !isExhausted {
      segment.forEachLineEnd(from: current) { end in
        addLine(from: current, to: end)
        current = end
      }
    }
    addLine(from: current, to: subpath.start)
  }
}
