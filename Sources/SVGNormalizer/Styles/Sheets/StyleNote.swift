/// Something in a style sheet that isn't followed.
struct StyleNote: Hashable, Sendable {
  /// One sentence that says what was found.
  let message: String
  /// One sentence that says what to do.
  let fix: String
}
