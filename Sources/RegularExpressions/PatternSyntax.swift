/// A parsed pattern: its tree and its groups.
struct PatternSyntax {
  let root: RegularExpressionNode
  let groups: CapturingGroups

  /// - Throws: `RegularExpressionError`, where the pattern is invalid, too large or not of the dialect.
  init(_ pattern: String, dialect: RegularExpression.Dialect) throws(RegularExpressionError) {
    guard pattern.utf8.count <= Self.lengthLimit else { throw .tooLarge }
    var parser = RegularExpressionParser(pattern, dialect: dialect)
    (root, groups) = try parser.parse()
    guard dialect == .portable else { return }
    // Swift reads patterns by characters: a quantifier with an accent on it is none there.
    if let combined = pattern.first(where: { $0.unicodeScalars.count > 1 }) {
      throw .unsupported(String(combined), name: "the combined character")
    }
    if root.hasNestedRepetition { throw .nestedRepetition }
    if root.size > Program.sizeLimit { throw .tooLarge }
  }

  /// In bytes, to limit the time of parsing.
  private static let lengthLimit = 100_000
}

extension RegularExpressionNode {
  /// Whether something of variable length is repeated.
  fileprivate var hasNestedRepetition: Bool {
    switch self {
    case .sequence(let nodes), .alternatives(let nodes): nodes.contains(where: \.hasNestedRepetition)
    case .repetition(let node, let repetition):
      repetition.most ?? 2 > 1 && node.hasVariableRepetition || node.hasNestedRepetition
    case .group(let node, _): node.hasNestedRepetition
    default: false
    }
  }

  private var hasVariableRepetition: Bool {
    switch self {
    case .sequence(let nodes), .alternatives(let nodes): nodes.contains(where: \.hasVariableRepetition)
    case .repetition(let node, let repetition):
      repetition.least != repetition.most || node.hasVariableRepetition
    case .group(let node, _): node.hasVariableRepetition
    default: false
    }
  }
}

/// A pattern's syntax tree.
indirect enum RegularExpressionNode {
  case empty
  case characters(ScalarSet)
  case start
  case end
  case wordBoundary(isNegated: Bool)
  case sequence([RegularExpressionNode])
  case alternatives([RegularExpressionNode])
  case repetition(RegularExpressionNode, Repetition)
  /// A capturing group.
  case group(RegularExpressionNode, number: Int)
  case backReference(GroupReference)
  case lookAround(RegularExpressionNode, isBehind: Bool, isNegated: Bool)

  /// Whether every match begins at the start of the text and ends at its end.
  var isAnchored: Bool {
    switch self {
    case .sequence(let nodes):
      if case .start? = nodes.first, case .end? = nodes.last { true } else { false }
    case .alternatives(let nodes): nodes.allSatisfy(\.isAnchored)
    default: false
    }
  }

  /// Whether it may be repeated: anything but an assertion.
  var canRepeat: Bool {
    switch self {
    case .start, .end, .wordBoundary, .lookAround: false
    default: true
    }
  }

  /// Whether it has look-around or back-references.
  var needsCaptures: Bool {
    switch self {
    case .backReference, .lookAround: true
    case .sequence(let nodes), .alternatives(let nodes): nodes.contains(where: \.needsCaptures)
    case .repetition(let node, _), .group(let node, _): node.needsCaptures
    default: false
    }
  }

  /// Whether it may match the empty text; `true` where that isn't obvious.
  var canBeEmpty: Bool {
    switch self {
    case .characters: false
    case .sequence(let nodes): nodes.allSatisfy(\.canBeEmpty)
    case .alternatives(let nodes): nodes.contains(where: \.canBeEmpty)
    case .repetition(let node, let repetition): repetition.least == 0 || node.canBeEmpty
    case .group(let node, _): node.canBeEmpty
    default: true
    }
  }

  /// About how many instructions it takes once all repetitions are unrolled, up to a million. Even an empty node counts
  /// as one, as repeating it a million times takes time.
  var size: Int {
    let size =
      switch self {
      case .sequence(let nodes): nodes.reduce(1) { min($0 + $1.size, Self.largestSize) }
      case .alternatives(let nodes): nodes.reduce(1) { min($0 + $1.size + 2, Self.largestSize) }
      case .repetition(let node, let repetition):
        (node.size + 1) * repetition.copies(atMost: Self.largestSize)
      case .group(let node, _): node.size
      default: 1
      }
    return min(size, Self.largestSize)
  }

  private static let largestSize = 1_000_000
}

/// The bounds of a repetition.
struct Repetition {
  var least: Int
  /// `nil` where there is no limit.
  var most: Int?
  /// Whether more iterations are tried first.
  var isGreedy = true
  /// The capturing groups inside, which each iteration resets.
  var groups = 0..<0

  /// How many copies replace it once it is unrolled.
  func copies(atMost limit: Int) -> Int { min(max(most ?? least, least == 0 ? 1 : least), limit) }
}
