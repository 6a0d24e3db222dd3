/// A regular expression of ECMA-262 (2024, section 22.2) with the `u` flag and no other, over Unicode scalars.
public struct RegularExpression: Sendable {
  /// The pattern as it was written.
  public let pattern: String
  /// Whether the pattern must match the whole text: it begins with `^` and ends with `$`.
  public let isAnchored: Bool
  private let program: Program

  /// Reads a pattern.
  /// - Throws: `RegularExpressionError`, where the pattern is invalid, too large or not of the dialect.
  public init(_ pattern: String, dialect: Dialect = .ecmaScript) throws(RegularExpressionError) {
    let syntax = try PatternSyntax(pattern, dialect: dialect)
    self.init(pattern, syntax, Program(unrolling: syntax) ?? Program(looping: syntax))
  }

  /// An expression that is matched without a memory of what failed, so that tests can compare.
  init(withoutMemory pattern: String) throws(RegularExpressionError) {
    let syntax = try PatternSyntax(pattern, dialect: .ecmaScript)
    self.init(pattern, syntax, Program(looping: syntax))
  }

  private init(_ pattern: String, _ syntax: PatternSyntax, _ program: Program) {
    (self.pattern, self.program) = (pattern, program)
    isAnchored = syntax.root.isAnchored
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
    let verdict =
      text.utf8.withContiguousStorageIfAvailable { Backtracker.matches(program, UTF8Text($0)) }
      ?? Array(text.utf8).withUnsafeBufferPointer { Backtracker.matches(program, UTF8Text($0)) }
    guard let verdict else { throw MatchingLimitError() }
    return verdict
  }
}
