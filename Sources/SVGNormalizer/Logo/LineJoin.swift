/// How the corners of a stroke look (SVG 2 section 13.5.4).
enum LineJoin: String, Hashable, Sendable {
  case miter, round, bevel
}
