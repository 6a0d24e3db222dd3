/// Path data or a list of points that doesn't follow the grammar.
struct PathSyntaxError: Error, Hashable, Sendable {
  /// Where in the value it was found, in bytes; at most the value's length.
  let offset: Int
  /// One sentence that says what was found or missed.
  let message: String
}
