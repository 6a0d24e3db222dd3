/// Writes path data with the commands M L H V C S Q Z, each absolute or relative, whichever is shorter. Reading the
/// data of a path that is ``Path/snapped()`` gives the same path; subpaths without segments aren't written.
struct PathWriter {
  private var text = PathText()
  private var current = GridPoint(x: 0, y: 0)
  /// The first control point that `S` implies: the mirrored last one of a preceding cubic curve, or the current point
  /// after a move or line. After a quadratic curve, where it should be the current point, there is none:
  /// react-native-svg mirrors the quadratic curve's control point.
  private var smoothControl: GridPoint?
  /// The numbers of a command in its two forms, kept here so that commands share the memory.
  private var absolute: [Numeral] = []
  private var relative: [Numeral] = []

  /// The path's data; empty for an empty path.
  static func text(for path: Path) -> String {
    var writer = PathWriter()
    for subpath in path.subpaths where !subpath.segments.isEmpty { writer.write(subpath) }
    return String(decoding: writer.text.bytes, as: UTF8.self)
  }

  private mutating func write(_ subpath: Subpath) {
    let start = GridPoint(subpath.start)
    add(start)
    finish(UInt8(ascii: "M"), at: start)
    for segment in subpath.segments { write(segment) }
    guard subpath.isClosed else { return }
    text.close()
    current = start
  }

  private mutating func write(_ segment: Segment) {
    switch segment {
    case .line(let end): writeLine(to: GridPoint(end))
    case .quadratic(let control, let end):
      let end = GridPoint(end)
      add(GridPoint(control))
      add(end)
      finish(UInt8(ascii: "Q"), at: end)
      smoothControl = nil
    case .cubic(let control1, let control2, let end):
      writeCubic(GridPoint(control1), GridPoint(control2), GridPoint(end))
    }
  }

  private mutating func writeLine(to end: GridPoint) {
    let delta = end - current
    var command = UInt8(ascii: "L")
    if delta.y == 0 {
      command = UInt8(ascii: "H")
      add(end.x, delta.x)
    } else if delta.x == 0 {
      command = UInt8(ascii: "V")
      add(end.y, delta.y)
    } else {
      add(end)
    }
    finish(command, at: end)
  }

  private mutating func writeCubic(_ control1: GridPoint, _ control2: GridPoint, _ end: GridPoint) {
    let isSmooth = control1 == smoothControl
    if !isSmooth { add(control1) }
    add(control2)
    add(end)
    finish(isSmooth ? UInt8(ascii: "S") : UInt8(ascii: "C"), at: end)
    smoothControl = end + (end - control2)
  }

  private mutating func add(_ point: GridPoint) {
    add(point.x, point.x - current.x)
    add(point.y, point.y - current.y)
  }

  private mutating func add(_ coordinate: Int, _ delta: Int) {
    absolute.append(Numeral(hundredths: coordinate))
    relative.append(Numeral(hundredths: delta))
  }

  /// Writes the command whose numbers were added.
  private mutating func finish(_ command: UInt8, at end: GridPoint) {
    text.append(command, absolute: absolute, relative: relative)
    absolute.removeAll(keepingCapacity: true)
    relative.removeAll(keepingCapacity: true)
    (current, smoothControl) = (end, end)
  }
}
