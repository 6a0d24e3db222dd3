/// One step of a program. Plain numbers only, so that running over them counts no references.
enum Instruction: Sendable {
  /// Takes a scalar: the one before the place, where it is backward.
  case characters(CharacterTest, isBackward: Bool)
  /// Goes on at two places; backtracking tries the first one first.
  case split(Int, Int)
  case jump(Int)
  case start
  case end
  case wordBoundary(isNegated: Bool)
  case match

  // What follows is for backtracking only.

  /// Repeats a test that is all that is to be repeated: its number in `runs`.
  case run(Int)
  /// Enters a loop, decides whether there is another turn, begins it and ends it: its number in `loops`.
  case enterLoop(Int)
  case chooseTurn(Int)
  case beginTurn(Int)
  case endTurn(Int)
  /// Keeps the place in a register.
  case save(Int)
  /// Takes again what a group has taken.
  case backReference(group: Int, isBackward: Bool)
  /// Begins and ends look-around: its number in `lookArounds`.
  case beginLook(Int)
  case endLook(Int)
}

/// Whether a scalar is in one of a program's sets: its number, and which ASCII scalars it has.
struct CharacterTest: Sendable {
  let set: Int
  let ascii: ASCIISet

  @inline(__always)
  func accepts(_ scalar: UInt32, _ sets: [ScalarSet]) -> Bool {
    scalar < 0x80 ? ascii.contains(scalar) : sets[set].contains(scalar)
  }
}

/// The repetition of a single test, which takes no capture and never nothing.
struct Run: Sendable {
  let test: CharacterTest
  let least: Int
  let most: Int
  let isGreedy: Bool
  let isBackward: Bool
  /// The instruction after it.
  let exit: Int
}

/// The repetition of anything else (ECMA-262, section 22.2.2.3.1 RepeatMatcher).
struct Loop: Sendable {
  let least: Int
  let most: Int
  let isGreedy: Bool
  /// The registers of the groups inside.
  let captures: Range<Int>
  /// The register that has the number of turns; `nil` where any number will do.
  let counter: Int?
  /// The register that has the place where the turn began; `nil` where each turn takes something.
  let turnStart: Int?
  /// The instruction that decides whether there is another turn.
  var choice = 0
  /// The instruction after the loop.
  var exit = 0
}

/// Look-ahead or look-behind.
struct LookAround: Sendable {
  let isNegated: Bool
  /// The instruction after it.
  var exit = 0
}
