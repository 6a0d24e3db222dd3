/// Why a pattern can't be read.
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
    case .unbalanced(let character): "has a \"\(character)\" without its partner"
    case .nothingToRepeat(let character): "has a \"\(character)\" with nothing before it to repeat"
    case .badRepetition: "has a repetition {m,n} whose numbers are wrong"
    case .badRange(let text): "has a range \"\(text)\" that doesn't go from one character to a later one"
    case .badEscape(let text): "has an escape \"\(text)\" that isn't known"
    case .badGroupName(let text): "has a group name \"\(text)\" that isn't an identifier"
    case .repeatedGroupName(let name): "has two groups named \"\(name)\""
    case .unknownGroup(let text): "refers with \"\(text)\" to a group that it doesn't have"
    case .unknownProperty(let text): "has a Unicode property \"\(text)\" that isn't known"
    case .endsInEscape: "ends in a lone \"\\\""
    case .tooLarge: "is too large"
    case .nestedRepetition:
      "repeats what has a repetition in it, over which Kotlin and JavaScript can take for ever"
    }
  }
}

/// Whether a pattern matches a text would take longer to find out than `RegularExpression` allows.
public struct MatchingLimitError: Error, Hashable, Sendable {}

extension MatchingLimitError: CustomStringConvertible {
  /// A phrase that follows the word "pattern".
  public var description: String { "takes too many steps on this text" }
}
