extension Path {
  /// The path moved, turned and stretched.
  func applying(_ matrix: Matrix) -> Path { mapPoints(matrix.apply) }

  /// The path with every coordinate on the grid of hundredths.
  func snapped() -> Path { mapPoints { GridPoint($0).point } }

  /// Whether all coordinates are numbers.
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
