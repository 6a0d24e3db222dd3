/// A pattern compiled to instructions.
struct Program: Sendable {
  var instructions: [Instruction] = []
  var sets: [ScalarSet] = []
  /// How many choices it has that are remembered.
  var choiceCount = 0
  /// The further tables are of programs with captures.
  var runs: [Run] = []
  var loops: [Loop] = []
  var lookArounds: [LookAround] = []
  /// Includes two for each group: the start and the end of its capture.
  var registerCount = 0

  /// The limit of the instructions of a program without captures.
  static let sizeLimit = 20_000

  /// A program without captures and with all repetitions unrolled; `nil` where the pattern needs them, or the program would
  /// be too large.
  init?(unrolling syntax: PatternSyntax) {
    guard !syntax.root.needsCaptures, syntax.root.size <= Self.sizeLimit else { return nil }
    var builder = ProgramBuilder(groups: syntax.groups, isUnrolled: true)
    self = builder.build(syntax.root)
  }

  /// A program with captures.
  init(looping syntax: PatternSyntax) {
    var builder = ProgramBuilder(groups: syntax.groups, isUnrolled: false)
    self = builder.build(syntax.root)
  }

  /// A program without instructions.
  init() {}

  /// Whether it can match only at the start of a text.
  var beginsAtStart: Bool { if case .start? = instructions.first { true } else { false } }
}

/// One step of a program: plain numbers only, so that a loop over them counts no references.
enum Instruction: Sendable {
  /// Takes a scalar; backward, the one before the index.
  case characters(CharacterTest, isBackward: Bool)
  /// Continues at both instructions, at the first one first. A choice with a number is remembered.
  case split(Int, Int, choice: Int?)
  case jump(Int)
  case start
  case end
  case wordBoundary(isNegated: Bool)
  case match

  // The others are of programs with captures.

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
