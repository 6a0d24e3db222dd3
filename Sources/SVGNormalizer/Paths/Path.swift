/// An outline: subpaths in drawing order, in absolute coordinates.
struct Path: Hashable, Sendable {
  var subpaths: [Subpath] = []

  var isEmpty: Bool { subpaths.isEmpty }
}

/// A connected part of a path.
struct Subpath: Hashable, Sendable {
  var start: Point
  var segments: [Segment] = []
  /// Whether the last point is joined to the first (`Z`).
  var isClosed = false
}

/// A part of a subpath that starts at the end of the one before.
enum Segment: Hashable, Sendable {
  case line(Point)
  case quadratic(Point, Point)
  case cubic(Point, Point, Point)

  /// The point at which the segment ends.
  var end: Point {
    switch self {
    case .line(let end), .quadratic(_, let end), .cubic(_, _, let end): end
    }
  }
}

extension Path {
  func applying(_ matrix: Matrix) -> Path { mapPoints(matrix.apply) }

  /// The path with every coordinate on the grid of hundredths.
  func snapped() -> Path { mapPoints { GridPoint($0).point } }

  /// Whether all coordinates are finite.
  var isFinite: Bool {
    subpaths.allSatisfy { $0.start.isFinite && $0.segments.allSatisfy(\.isFinite) }
  }

  private func mapPoints(_ transform: (Point) -> Point) -> Path {
    Path(
      subpaths: subpaths.map { subpath in
        Subpath(
          start: transform(subpath.start), segments: subpath.segments.map { $0.mapPoints(transform) },
          isClosed: subpath.isClosed)
      })
  }
}

extension Segment {
  fileprivate var isFinite: Bool {
    switch self {
    case .line(let end): end.isFinite
    case .quadratic(let control, let end): control.isFinite && end.isFinite
    case .cubic(let control1, let control2, let end):
      control1.isFinite && control2.isFinite && end.isFinite
    }
  }

  fileprivate func mapPoints(_ transform: (Point) -> Point) -> Segment {
    switch self {
    case .line(let end): .line(transform(end))
    case .quadratic(let control, let end): .quadratic(transform(control), transform(end))
    case .cubic(let control1, let control2, let end):
      .cubic(transform(control1), transform(control2), transform(end))
    }
  }
}

extension Path {
  /// The longest path data, in bytes, that Android reads: its resources drop a longer attribute.
  static let longestData = 32_767

  /// Whether the written path is longer than Android reads.
  var isTooLong: Bool {
    mayExceed(Self.longestData) && PathWriter.text(for: self).utf8.count > Self.longestData
  }

  /// Whether the data of the path, followed by another, may be longer than so many bytes: no segment needs more than
  /// sixty.
  func mayExceed(_ length: Int, with other: Path = Path()) -> Bool {
    (segmentCount + other.segmentCount) * 60 > length
  }

  /// The number of segments, including the moves to each start.
  var segmentCount: Int { subpaths.reduce(0) { $0 + 1 + $1.segments.count } }
}
