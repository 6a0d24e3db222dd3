/// Writes path data with the commands M L H V C S Q Z, each absolute or relative, whichever is shorter. Reading the
/// data of a path that is ``Path/snapped()`` gives the same path; subpaths without segments aren't written.
struct PathWriter {
  private var text = PathText()
  private var current = GridPoint(x: 0, y: 0)
  /// The first control point that `S` implies: the mirrored last one of a preceding cubic curve, or the current point
  /// after a move or line. After a quadratic curve, where it should be the current point, there is none:
  /// react-native-svg mirrors the quadratic curve's control point.
  private var smoothControl: GridPoint?

  /// The path's data; empty for an empty path.
  static func text(for path: Path) -> String {
    var writer = PathWriter()
    for subpath in path.subpaths where !subpath.segments.isEmpty { writer.write(subpath) }
    return String(decoding: writer.text.bytes, as: UTF8.self)
  }

  private mutating func write(_ subpath: Subpath) {
    let start = GridPoint(subpath.start)
    text.begin(UInt8(ascii: "M"))
    add(start)
    end(at: start)
    for segment in subpath.segments { write(segment) }
    guard subpath.isClosed else { return }
    text.close()
    current = start
  }

  private mutating func write(_ segment: Segment) {
    switch segment {
    case .line(let end): writeLine(to: GridPoint(end))
    case .quadratic(let control, let end):
      text.begin(UInt8(ascii: "Q"))
      add(GridPoint(control))
      add(GridPoint(end))
      self.end(at: GridPoint(end))
      smoothControl = nil
    case .cubic(let control1, let control2, let end):
      writeCubic(GridPoint(control1), GridPoint(control2), GridPoint(end))
    }
  }

  private mutating func writeLine(to end: GridPoint) {
    let delta = end - current
    if delta.y == 0 {
      text.begin(UInt8(ascii: "H"))
      text.add(end.x, relative: delta.x)
    } else if delta.x == 0 {
      text.begin(UInt8(ascii: "V"))
      text.add(end.y, relative: delta.y)
    } else {
      text.begin(UInt8(ascii: "L"))
      add(end)
    }
    self.end(at: end)
  }

  private mutating func writeCubic(_ control1: GridPoint, _ control2: GridPoint, _ end: GridPoint) {
    let isSmooth = control1 == smoothControl
    text.begin(isSmooth ? UInt8(ascii: "S") : UInt8(ascii: "C"))
    if !isSmooth { add(control1) }
    add(control2)
    add(end)
    self.end(at: end)
    smoothControl = end + (end - control2)
  }

  private mutating func add(_ point: GridPoint) {
    text.add(point.x, relative: point.x - current.x)
    text.add(point.y, relative: point.y - current.y)
  }

  /// Writes the command whose numbers were added.
  private mutating func end(at end: GridPoint) {
    text.end()
    (current, smoothControl) = (end, end)
  }
}
