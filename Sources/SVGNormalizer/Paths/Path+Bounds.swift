extension Path {
  /// The smallest box around the outline, without the width of a stroke; `nil` for an empty path.
  var bounds: Box? { box { $0.bounds(from: $1) } }

  /// The box around all points, control points included: faster, and never smaller than ``bounds``.
  var controlBounds: Box? { box { segment, _ in segment.controlBounds } }

  private func box(_ boxOfSegment: (Segment, Point) -> Box) -> Box? {
    var result: Box?
    for subpath in subpaths {
      var current = subpath.start
      var box = Box(current)
      for segment in subpath.segments {
        box = box.union(boxOfSegment(segment, current))
        current = segment.end
      }
      result = result?.union(box) ?? box
    }
    return result
  }
}

extension Segment {
  /// The box around the end and the control points.
  fileprivate var controlBounds: Box {
    switch self {
    case .line(let end): Box(end)
    case .quadratic(let control, let end): Box(control).union(Box(end))
    case .cubic(let control1, let control2, let end): Box(control1).union(Box(control2)).union(Box(end))
    }
  }

  /// The smallest box around the segment and the point where it starts.
  fileprivate func bounds(from start: Point) -> Box {
    curve(from: start)?.bounds ?? Box(start).union(Box(end))
  }
}
