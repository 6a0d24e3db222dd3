/// Whether a pattern matches a text would take longer to find out than `RegularExpression` allows.
public struct MatchingLimitError: Error, Hashable, Sendable {}

extension MatchingLimitError: CustomStringConvertible {
  /// A phrase that follows the word "pattern".
  public var description: String { "takes too many steps on this text" }
}
