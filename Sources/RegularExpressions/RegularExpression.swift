/// A regular expression in the syntax of ECMA-262 with the `u` flag, without look-around, back-references,
/// Unicode properties and the escapes `\0` and `\c`: matching takes time linear in the text, whatever the pattern.
public struct RegularExpression: Sendable {
  /// The pattern as it was written.
  public let pattern: String
  /// Whether the whole text has to match: the pattern begins with `^` and ends with `$`.
  public let isAnchored: Bool
  private let program: RegularExpressionProgram

  /// Reads a pattern.
  /// - Throws: `RegularExpressionError`, where the pattern is wrong or uses what this engine leaves out.
  public init(_ pattern: String, dialect: Dialect = .ecmaScript) throws(RegularExpressionError) {
    var parser = RegularExpressionParser(pattern, dialect: dialect)
    let node = try parser.parse()
    if dialect == .portable, node.hasNestedRepetition { throw .nestedRepetition }
    self.pattern = pattern
    isAnchored = node.isAnchored
    program = try RegularExpressionProgram(node)
  }

  /// Which escapes a pattern may use.
  public enum Dialect: Sendable {
    /// Those of ECMA-262.
    case ecmaScript
    /// Those that Swift, Kotlin and JavaScript read alike: not `\d`, `\w`, `\s`, `\b` and `.`, whose meaning
    /// beyond ASCII differs. A repetition within a repetition is refused too: the engines of Kotlin and
    /// JavaScript can take for ever over it.
    case portable
  }

  /// Whether the pattern matches somewhere in the text.
  public func matches(_ text: String) -> Bool { program.matches(text) }
}

/// Why a pattern can't be read.
public enum RegularExpressionError: Error, Hashable, Sendable {
  case unsupported(String, name: String)
  case unbalanced(Character)
  case nothingToRepeat(Character)
  case badRepetition
  case badRange(String)
  case badEscape(String)
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
    case .badRepetition: "has a repetition {m,n} whose numbers are wrong or greater than 1000"
    case .badRange(let text): "has a range \"\(text)\" that doesn't go from one character to a later one"
    case .badEscape(let text): "has an escape \"\(text)\" that isn't known"
    case .endsInEscape: "ends in a lone \"\\\""
    case .nestedRepetition:
      "repeats what has a repetition in it, over which Kotlin and JavaScript can take for ever"
    case .tooLarge: "is too large once its repetitions are written out"
    }
  }
}
