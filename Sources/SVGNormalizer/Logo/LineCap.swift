/// How the ends of a stroke look (SVG 2 section 13.5.3).
enum LineCap: String, Hashable, Sendable {
  case butt, round, square
}
