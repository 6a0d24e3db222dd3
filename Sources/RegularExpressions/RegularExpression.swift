/// A regular expression of ECMA-262 (2024, section 22.2) with the `u` flag and no other, over Unicode scalars.
public struct RegularExpression: Sendable {
  /// The pattern as it was written.
  public let pattern: String
  /// Whether the pattern must match the whole text: it begins with `^` and ends with `$`.
  public let isAnchored: Bool
  private let matcher: DeferredMatcher

  /// Reads a pattern.
  /// - Parameter isForFew: whether only a few texts will be matched: to prepare for many takes longer than that.
  /// - Throws: `RegularExpressionError`, where the pattern is invalid, too large or not of the dialect.
  public init(
    _ pattern: String, dialect: Dialect = .ecmaScript, isForFew: Bool = false
  ) throws(RegularExpressionError) {
    let syntax = try PatternSyntax(pattern, dialect: dialect)
    self.init(
      pattern, syntax, DeferredMatcher(syntax, fastest: isForFew ? .nondeterministic : .deterministic))
  }

  /// An expression with a given strategy, so that tests can compare them; `nil` where it can't match the pattern.
  init?(_ pattern: String, matching strategy: Matcher.Strategy) throws(RegularExpressionError) {
    let syntax = try PatternSyntax(pattern, dialect: .ecmaScript)
    guard let matcher = Matcher(syntax, strategy) else { return nil }
    self.init(pattern, syntax, DeferredMatcher(matcher))
  }

  private init(_ pattern: String, _ syntax: PatternSyntax, _ matcher: DeferredMatcher) {
    self.pattern = pattern
    isAnchored = syntax.root.isAnchored
    self.matcher = matcher
  }

  /// Which constructs a pattern may use.
  public enum Dialect: Sendable {
    /// Those of ECMA-262.
    case ecmaScript
    /// Those that Swift, Kotlin and JavaScript read alike: not `\d`, `\w`, `\s`, `\b` and `.`, whose meaning beyond
    /// ASCII differs. A repetition of a repetition is rejected too: it can take Kotlin and JavaScript exponential time.
    case portable
  }

  /// Whether the pattern matches somewhere in the text. The time is linear in the text, unless the pattern has
  /// look-around, back-references or repetitions of many thousand times.
  /// - Throws: `MatchingLimitError`, after about ten million steps.
  public func matches(_ text: String) throws(MatchingLimitError) -> Bool {
    let matcher = matcher.matcher
    let verdict =
      text.utf8.withContiguousStorageIfAvailable { matcher.matches(UTF8Text($0)) }
      ?? Array(text.utf8).withUnsafeBufferPointer { matcher.matches(UTF8Text($0)) }
    guard let verdict else { throw MatchingLimitError() }
    return verdict
  }
}
