/// A pattern compiled to instructions, for an automaton or for backtracking.
struct Program: Sendable {
  var instructions: [Instruction] = []
  var sets: [ScalarSet] = []
  /// The further tables are for backtracking only.
  var runs: [Run] = []
  var loops: [Loop] = []
  var lookArounds: [LookAround] = []
  /// Includes two for each group: the start and the end of its capture.
  var registerCount = 0

  /// The limit of an automaton's instructions.
  static let sizeLimit = 20_000

  /// A program without captures and with all repetitions unrolled; `nil` where an automaton can't match the pattern or
  /// the program would be too large.
  init?(unrolling syntax: PatternSyntax) {
    guard !syntax.root.needsBacktracking, syntax.root.size <= Self.sizeLimit else { return nil }
    var builder = ProgramBuilder(groups: syntax.groups, isUnrolled: true)
    self = builder.build(syntax.root)
  }

  /// A program for backtracking.
  init(looping syntax: PatternSyntax) {
    var builder = ProgramBuilder(groups: syntax.groups, isUnrolled: false)
    self = builder.build(syntax.root)
  }

  /// A program without instructions.
  init() {}
}

/// One step of a program: plain numbers only, so that a loop over them counts no references.
enum Instruction: Sendable {
  /// Takes a scalar; backward, the one before the index.
  case characters(CharacterTest, isBackward: Bool)
  /// Continues at both instructions; backtracking tries the first one first.
  case split(Int, Int)
  case jump(Int)
  case start
  case end
  case wordBoundary(isNegated: Bool)
  case match

  // The others are for backtracking only.

  /// Repeats a single test: its index in `runs`.
  case run(Int)
  /// Enters a loop, decides whether there is another iteration, begins it and ends it: its index in `loops`.
  case enterLoop(Int)
  case chooseIteration(Int)
  case beginIteration(Int)
  case endIteration(Int)
  /// Saves the index in a register.
  case save(Int)
  /// Takes the text that a group has captured.
  case backReference(group: Int, isBackward: Bool)
  /// Begins and ends look-around: its index in `lookArounds`.
  case beginLook(Int)
  case endLook(Int)
}

/// A test for one of a program's sets: its index, and its ASCII scalars.
struct CharacterTest: Sendable {
  let set: Int
  let ascii: ASCIISet

  @inline(__always)
  func accepts(_ scalar: UInt32, _ sets: [ScalarSet]) -> Bool {
    scalar < 0x80 ? ascii.contains(scalar) : sets[set].contains(scalar)
  }
}

/// The repetition of a single test, which has no captures and is never empty.
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
  /// The register with the number of iterations; `nil` where any number is allowed.
  let counter: Int?
  /// The register with the index at which the iteration began; `nil` where no iteration is empty.
  let iterationStart: Int?
  /// The instruction that decides whether there is another iteration.
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

/// What assertions need to know of a position in a text.
struct TextPosition {
  let isStart: Bool
  let isEnd: Bool
  var isWordBoundary = false
}

extension Program {
  /// Whether it has assertions of word boundaries.
  var hasWordBoundaries: Bool {
    instructions.contains { if case .wordBoundary = $0 { true } else { false } }
  }

  /// Adds a state and all states reachable without reading; `true` when one of them is the match.
  func follow(_ first: Int, at position: TextPosition, into states: inout StateSet) -> Bool {
    var state: Int? = first
    while let here = state ?? states.pending.popLast() {
      state = nil
      guard states.insert(here) else { continue }
      switch instructions[here] {
      case .match: return true
      case .jump(let target): state = target
      case .split(let first, let second):
        states.pending.append(second)
        state = first
      case .start: if position.isStart { state = here + 1 }
      case .end: if position.isEnd { state = here + 1 }
      case .wordBoundary(let isNegated): if position.isWordBoundary != isNegated { state = here + 1 }
      default: break
      }
    }
    return false
  }
}
