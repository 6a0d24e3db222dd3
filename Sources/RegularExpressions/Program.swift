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
