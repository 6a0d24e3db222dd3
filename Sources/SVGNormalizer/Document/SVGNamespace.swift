/// The vocabulary of a name.
enum SVGNamespace: Hashable, Sendable {
  /// SVG's own, `http://www.w3.org/2000/svg`.
  case svg
  /// Any other, such as an editor's.
  case foreign
}
