/// A pattern as instructions, for an automaton or for backtracking.
struct Program: Sendable {
  var instructions: [Instruction] = []
  var sets: [ScalarSet] = []
  /// The further tables are for backtracking only.
  var runs: [Run] = []
  var loops: [Loop] = []
  var lookArounds: [LookAround] = []
  /// The first two for each group are where its capture begins and ends.
  var registerCount = 0

  /// The most instructions of an automaton.
  static let sizeLimit = 20_000

  /// A program without loops and captures, in which all repetitions are written out; `nil` where an automaton
  /// can't match the pattern or the program would be too large.
  init?(writingOut syntax: PatternSyntax) {
    guard !syntax.root.needsBacktracking, syntax.root.size <= Self.sizeLimit else { return nil }
    var builder = ProgramBuilder(groups: syntax.groups, isWrittenOut: true)
    self = builder.build(syntax.root)
  }

  /// A program for backtracking.
  init(looping syntax: PatternSyntax) {
    var builder = ProgramBuilder(groups: syntax.groups, isWrittenOut: false)
    self = builder.build(syntax.root)
  }

  /// A program without instructions.
  init() {}
}

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

/// What assertions ask about a place in a text.
struct Place {
  let isStart: Bool
  let isEnd: Bool
  var isWordBoundary = false
}

extension Program {
  /// Whether it asks for word boundaries.
  var hasWordBoundaries: Bool {
    instructions.contains { if case .wordBoundary = $0 { true } else { false } }
  }

  /// Adds a state and all that can be reached from it without reading; `true` when that is the match.
  func follow(_ first: Int, at place: Place, into states: inout StateSet) -> Bool {
    var state: Int? = first
    while let here = state ?? states.postponed.popLast() {
      state = nil
      guard states.insert(here) else { continue }
      switch instructions[here] {
      case .match: return true
      case .jump(let target): state = target
      case .split(let first, let second):
        states.postponed.append(second)
        state = first
      case .start: if place.isStart { state = here + 1 }
      case .end: if place.isEnd { state = here + 1 }
      case .wordBoundary(let isNegated): if place.isWordBoundary != isNegated { state = here + 1 }
      default: break
      }
    }
    return false
  }
}
