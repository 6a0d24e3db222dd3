/// How often something is repeated.
struct Repetition {
  var least: Int
  /// `nil` where there is no limit.
  var most: Int?
  /// Whether more is tried before less.
  var isGreedy = true
  /// The capturing groups inside: each time they begin without a capture.
  var groups = 0..<0

  /// How many copies stand for it once it is written out.
  func copies(atMost limit: Int) -> Int { min(max(most ?? least, least == 0 ? 1 : least), limit) }
}
