/// Something that a YAML file may not have.
public struct YAMLProblem: Error, Hashable, Sendable {
  /// One sentence that says what was found.
  public let message: String
  /// What to do, where the message doesn't say it.
  public let fix: String?
  /// Where, as UTF-8 byte offsets.
  public let span: Range<Int>
  /// The other place that belongs to it, such as the first of two equal keys.
  public let related: Range<Int>?
  /// What to write in the place of `span`, where that mends it: nothing for what can't be seen, and quotes around what
  /// can be read as a number, which is right where a text is wanted.
  public let replacement: String?

  init(
    _ message: String, at span: Range<Int>, fix: String? = nil, related: Range<Int>? = nil,
    replacement: String? = nil
  ) {
    self.message = message
    self.fix = fix
    self.span = span
    self.related = related
    self.replacement = replacement
  }
}
