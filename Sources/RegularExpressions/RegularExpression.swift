/// A regular expression in the syntax and with the meaning of ECMA-262 (2024, section 22.2) with the `u` flag and
/// no other, over Unicode scalars.
public struct RegularExpression: Sendable {
  /// The pattern as it was written.
  public let pattern: String
  /// Whether the whole text has to match: the pattern begins with `^` and ends with `$`.
  public let isAnchored: Bool
  private let matcher: Matcher

  /// Reads a pattern.
  /// - Throws: `RegularExpressionError`, where the pattern is wrong, is too large to be dealt with or uses what
  ///   the dialect leaves out.
  public init(_ pattern: String, dialect: Dialect = .ecmaScript) throws(RegularExpressionError) {
    let syntax = try PatternSyntax(pattern, dialect: dialect)
    self.pattern = pattern
    isAnchored = syntax.root.isAnchored
    matcher = Matcher(syntax)
  }

  /// As above, but matching in a way that needn't be the fastest, so that tests can compare the ways; `nil` where
  /// the pattern can't be matched in that way.
  init?(_ pattern: String, matching way: Matcher.Way) throws(RegularExpressionError) {
    let syntax = try PatternSyntax(pattern, dialect: .ecmaScript)
    guard let matcher = Matcher(syntax, way) else { return nil }
    self.pattern = pattern
    isAnchored = syntax.root.isAnchored
    self.matcher = matcher
  }

  /// Which constructs a pattern may use.
  public enum Dialect: Sendable {
    /// Those of ECMA-262.
    case ecmaScript
    /// Those that Swift, Kotlin and JavaScript read alike: not `\d`, `\w`, `\s`, `\b` and `.`, whose meaning
    /// beyond ASCII differs. A repetition within a repetition is refused too: the engines of Kotlin and
    /// JavaScript can take for ever over it.
    case portable
  }

  /// Whether the pattern matches somewhere in the text. The time is linear in the text, unless the pattern has
  /// look-around, back-references or repetitions of many thousand times.
  /// - Throws: `MatchingLimitError`, after about ten million steps.
  public func matches(_ text: String) throws(MatchingLimitError) -> Bool {
    let verdict =
      text.utf8.withContiguousStorageIfAvailable { matcher.matches(UTF8Text($0)) }
      ?? Array(text.utf8).withUnsafeBufferPointer { matcher.matches(UTF8Text($0)) }
    guard let verdict else { throw MatchingLimitError() }
    return verdict
  }
}
