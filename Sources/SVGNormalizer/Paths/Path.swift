/// An outline: subpaths in drawing order, in absolute coordinates.
struct Path: Hashable, Sendable {
  var subpaths: [Subpath] = []

  var isEmpty: Bool { subpaths.isEmpty }
}
