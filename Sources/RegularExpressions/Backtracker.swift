/// Runs a program by backtracking (ECMA-262, section 22.2.2), with its own stack of what is still to try, and no recursion.
///
/// What a program without captures does next depends on the instruction and the index alone. It remembers where it chose
/// before at an index: what failed there fails again. So each choice is made once at each index, and the time is linear in
/// the text. Captures and look-around leave that to the limit of steps.
struct Backtracker {
  let program: Program
  let text: UTF8Text
  var instruction = 0
  var index = 0
  var steps = 0
  /// Indices and counts; -1 for none.
  var registers: [Int]
  /// What to try or undo when the match fails.
  var stack: [StackEntry] = []
  /// The height of the stack and the index at the beginning of each look-around.
  var lookStates: [(height: Int, index: Int)]
  /// One bit for each choice at each index that was made.
  private var choices: [UInt64]

  /// How many steps a match may take.
  private static let stepLimit = 10_000_000
  /// About thirty megabytes, of the stack and of the bits.
  private static let (heightLimit, bitLimit) = (1_000_000, 1 << 28)

  private init(_ program: Program, _ text: UTF8Text) {
    self.program = program
    self.text = text
    registers = [Int](repeating: -1, count: program.registerCount)
    lookStates = Array(repeating: (0, 0), count: program.lookArounds.count)
    choices = Array(repeating: 0, count: (program.choiceCount * (text.end + 1) + 63) / 64)
  }

  /// Whether a program matches somewhere in a text; `nil` at the limit of steps or memory.
  static func matches(_ program: Program, _ text: UTF8Text) -> Bool? {
    guard program.choiceCount * (text.end + 1) <= bitLimit else { return nil }
    var backtracker = Backtracker(program, text)
    var start = 0
    while true {
      guard let isMatch = backtracker.matches(from: start) else { return nil }
      if isMatch { return true }
      guard start < text.end, !program.beginsAtStart else { return false }
      start = text.scalar(at: start).end
    }
  }

  /// Whether this is the first time that a choice is made here.
  private mutating func isFirst(_ choice: Int) -> Bool {
    let bit = choice * (text.end + 1) + index
    let mask: UInt64 = 1 << UInt64(bit & 63)
    guard choices[bit >> 6] & mask == 0 else { return false }
    choices[bit >> 6] |= mask
    return true
  }

  /// Whether the program matches at an index; `nil` at the limit of steps.
  private mutating func matches(from start: Int) -> Bool? {
    instruction = 0
    index = start
    while true {
      steps += 1
      guard steps <= Self.stepLimit, stack.count <= Self.heightLimit else { return nil }
      if case .match = program.instructions[instruction] { return true }
      if !step(program.instructions[instruction]), !backtrack() { return false }
    }
  }

  /// Runs one instruction; `false` where it fails.
  private mutating func step(_ step: Instruction) -> Bool {
    instruction += 1
    switch step {
    case .characters(let test, let isBackward): return take(test, isBackward: isBackward)
    case .split(let first, let second, let choice):
      if let choice, !isFirst(choice) { return false }
      stack.append(.choice(instruction: second, index: index))
      instruction = first
    case .jump(let target): instruction = target
    case .start: return index == 0
    case .end: return index == text.end
    case .wordBoundary(let isNegated): return text.isWordBoundary(index) != isNegated
    case .match: break
    case .run(let number): return run(number)
    case .enterLoop(let number): enter(program.loops[number])
    case .chooseIteration(let number): chooseIteration(program.loops[number])
    case .beginIteration(let number): beginIteration(program.loops[number])
    case .endIteration(let number): return endIteration(program.loops[number])
    case .save(let register): set(register, index)
    case .backReference(let group, let isBackward): return take(group: group, isBackward: isBackward)
    case .beginLook(let number): beginLook(number)
    case .endLook(let number): return endLook(number)
    }
    return true
  }

  /// Goes back to the last alternative; `false` where there is none.
  private mutating func backtrack() -> Bool {
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

  /// Takes the text of a group's capture, if there is one (section 22.2.2.7.2 BackreferenceMatcher).
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

  /// Sets a register, until the match backtracks.
  mutating func set(_ register: Int, _ value: Int) {
    guard registers[register] != value else { return }
    stack.append(.restore(register: register, value: registers[register]))
    registers[register] = value
  }
}

/// What a match does when it fails.
enum StackEntry {
  /// It continues elsewhere.
  case choice(instruction: Int, index: Int)
  /// It restores a register, and backtracks further.
  case restore(register: Int, value: Int)
  /// A greedy run that ends at an index gives back a scalar, if that is beyond the bound.
  case shorter(run: Int, index: Int, bound: Int)
  /// A lazy run of that many scalars takes one more.
  case longer(run: Int, index: Int, count: Int)
}
