/// Why a pattern is invalid.
public enum RegularExpressionError: Error, Hashable, Sendable {
  case unsupported(String, name: String)
  case unbalanced(Character)
  case nothingToRepeat(Character)
  case badRepetition
  case badRange(String)
  case badEscape(String)
  case badGroupName(String)
  case repeatedGroupName(String)
  case unknownGroup(String)
  case unknownProperty(String)
  case endsInEscape
  case tooLarge
  case nestedRepetition
}

extension RegularExpressionError: CustomStringConvertible {
  /// A phrase that follows the word "pattern".
  public var description: String {
    switch self {
    case .unsupported(let text, let name): "uses \(name) \"\(text)\""
    case .unbalanced(let character): "has an unmatched \"\(character)\""
    case .nothingToRepeat(let character): "has a \"\(character)\" with nothing before it to repeat"
    case .badRepetition: "has a repetition {m,n} with invalid numbers"
    case .badRange(let text): "has a range \"\(text)\" that isn't from one character to a later one"
    case .badEscape(let text): "has an unknown escape \"\(text)\""
    case .badGroupName(let text): "has a group name \"\(text)\" that isn't an identifier"
    case .repeatedGroupName(let name): "has two groups named \"\(name)\""
    case .unknownGroup(let text): "refers to a missing group with \"\(text)\""
    case .unknownProperty(let text): "has an unknown Unicode property \"\(text)\""
    case .endsInEscape: "ends with an unfinished escape \"\\\""
    case .tooLarge: "is too large"
    case .nestedRepetition: "repeats a repetition, which can take Kotlin and JavaScript exponential time"
    }
  }
}

/// Matching a pattern takes more steps than `RegularExpression` allows.
public struct MatchingLimitError: Error, Hashable, Sendable {}

extension MatchingLimitError: CustomStringConvertible {
  /// A phrase that follows the word "pattern".
  public var description: String { "takes too many steps on this text" }
}
