/// A program that is run by trying one way after another, as ECMA-262, section 22.2.2 describes it. Only this way of
/// matching knows captures, and so back-references, and look-around; it can take time exponential in the text, and
/// gives up.
final class BacktrackingProgram: Sendable {
  private let program: Program

  init(_ syntax: PatternSyntax) { program = Program(looping: syntax) }

  /// Whether the program matches somewhere in the text; `nil` where finding out takes too many steps or too much
  /// memory.
  func matches(_ text: UTF8Text) -> Bool? {
    var backtracker = Backtracker(program, text)
    var start = 0
    while true {
      guard let isMatch = backtracker.matches(from: start) else { return nil }
      if isMatch { return true }
      guard start < text.end else { return false }
      start = text.scalar(at: start).end
    }
  }
}

/// One match in the making. It doesn't call itself: what is still to be tried is on a stack of its own.
struct Backtracker {
  let program: Program
  let text: UTF8Text
  var instruction = 0
  var index = 0
  var steps = 0
  /// Places and counts; -1 where there is none.
  var registers: [Int]
  /// What to go back to and what to undo on the way.
  var stack: [Retreat] = []
  /// For each look-around that has begun: the height of the stack and the place.
  var looks: [(height: Int, index: Int)]

  /// About thirty megabytes.
  private static let heightLimit = 1_000_000

  init(_ program: Program, _ text: UTF8Text) {
    self.program = program
    self.text = text
    registers = [Int](repeating: -1, count: program.registerCount)
    looks = Array(repeating: (0, 0), count: program.lookArounds.count)
  }

  /// Whether the program matches at a place; `nil` where finding out takes too many steps.
  mutating func matches(from start: Int) -> Bool? {
    instruction = 0
    index = start
    while true {
      steps += 1
      guard steps <= Matcher.stepLimit, stack.count <= Self.heightLimit else { return nil }
      if case .match = program.instructions[instruction] { return true }
      if !step(program.instructions[instruction]), !retreat() { return false }
    }
  }

  /// Takes one instruction; `false` where it fails.
  private mutating func step(_ step: Instruction) -> Bool {
    instruction += 1
    switch step {
    case .characters(let test, let isBackward): return take(test, isBackward: isBackward)
    case .split(let first, let second):
      stack.append(.choice(instruction: second, index: index))
      instruction = first
    case .jump(let target): instruction = target
    case .start: return index == 0
    case .end: return index == text.end
    case .wordBoundary(let isNegated): return text.isWordBoundary(index) != isNegated
    case .match: break
    case .run(let number): return run(number)
    case .enterLoop(let number): enter(program.loops[number])
    case .chooseTurn(let number): chooseTurn(program.loops[number])
    case .beginTurn(let number): beginTurn(program.loops[number])
    case .endTurn(let number): return endTurn(program.loops[number])
    case .save(let register): set(register, index)
    case .backReference(let group, let isBackward): return take(group: group, isBackward: isBackward)
    case .beginLook(let number): beginLook(number)
    case .endLook(let number): return endLook(number)
    }
    return true
  }

  /// Goes back to the last place where there is another way to try; `false` where there is none.
  private mutating func retreat() -> Bool {
    while let last = stack.popLast() {
      switch last {
      case .choice(let instruction, let index):
        (self.instruction, self.index) = (instruction, index)
        return true
      case .restore(let register, let value): registers[register] = value
      case .shorter(let number, let index, let bound):
        giveBack(number, from: index, bound: bound)
        return true
      case .longer(let number, let index, let count):
        if takeMore(number, from: index, count: count) { return true }
      }
    }
    return false
  }

  /// Takes a scalar that passes a test.
  mutating func take(_ test: CharacterTest, isBackward: Bool) -> Bool {
    guard index != (isBackward ? 0 : text.end) else { return false }
    let (value, next) = isBackward ? text.scalar(before: index) : text.scalar(at: index)
    guard test.accepts(value, program.sets) else { return false }
    index = next
    return true
  }

  /// Takes what a group has taken; nothing where it has taken nothing yet (section 22.2.2.7.2
  /// BackreferenceMatcher).
  private mutating func take(group: Int, isBackward: Bool) -> Bool {
    let (start, end) = (registers[2 * group - 2], registers[2 * group - 1])
    guard start >= 0, end > start else { return true }
    let length = end - start
    guard length <= (isBackward ? index : text.end - index) else { return false }
    let first = isBackward ? index - length : index
    steps += length / 16
    guard text.isEqual(start..<end, first..<first + length) else { return false }
    index = isBackward ? first : first + length
    return true
  }

  /// Changes a register until the match goes back behind this.
  mutating func set(_ register: Int, _ value: Int) {
    guard registers[register] != value else { return }
    stack.append(.restore(register: register, value: registers[register]))
    registers[register] = value
  }
}

/// What a match does when it can't go on.
enum Retreat {
  /// It goes on elsewhere.
  case choice(instruction: Int, index: Int)
  /// It undoes what it has noted, and retreats further.
  case restore(register: Int, value: Int)
  /// A greedy run that has got as far as an index gives back a scalar, if it is beyond the bound.
  case shorter(run: Int, index: Int, bound: Int)
  /// A run that isn't greedy takes one scalar more, and then has so many.
  case longer(run: Int, index: Int, count: Int)
}
