/// Something that is wrong with a logo.
public struct LogoProblem: Error, Hashable, Sendable {
  /// What kind of mistake it is.
  public let code: LogoProblemCode
  /// Whether the logo is refused, or drawn all the same.
  public let isRefusal: Bool
  /// One sentence that says what was found.
  public let message: String
  /// One sentence that says what to do.
  public let fix: String
  /// The place in the file, as a range of byte offsets.
  public let span: Range<Int>

  static func refusal(
    _ code: LogoProblemCode, _ message: String, fix: String, span: Range<Int>
  ) -> LogoProblem {
    LogoProblem(code: code, isRefusal: true, message: message, fix: fix, span: span)
  }
}
