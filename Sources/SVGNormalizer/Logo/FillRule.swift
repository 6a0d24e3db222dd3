/// What counts as the inside of a path that crosses itself (SVG 2 section 13.4.2).
enum FillRule: String, Hashable, Sendable {
  case nonZero = "nonzero"
  case evenOdd = "evenodd"
}
