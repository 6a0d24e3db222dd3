/// A program that is run in all its states at once (Thompson's construction): the time is at most the text's length
/// times the program's.
final class NondeterministicAutomaton: Sendable {
  private let program: Program
  private let hasWordBoundaries: Bool

  init(_ program: Program) {
    self.program = program
    hasWordBoundaries = program.hasWordBoundaries
  }

  /// Whether the program matches somewhere in the text; `nil` at the limit of steps.
  func matches(_ text: UTF8Text) -> Bool? {
    var current = StateSet(count: program.instructions.count)
    var next = StateSet(count: program.instructions.count)
    var index = 0
    var steps = 0
    while true {
      // The pattern may begin anywhere.
      if program.follow(0, at: position(index, text), into: &current) { return true }
      guard index < text.end else { return false }
      let scalar = text.scalar(at: index)
      index = scalar.end
      let position = position(index, text)
      for state in current.members where accepts(scalar.value, in: state) {
        if program.follow(state + 1, at: position, into: &next) { return true }
      }
      steps += current.members.count
      guard steps <= Matcher.stepLimit else { return nil }
      swap(&current, &next)
      next.removeAll()
    }
  }

  private func position(_ index: Int, _ text: UTF8Text) -> TextPosition {
    TextPosition(
      isStart: index == 0, isEnd: index == text.end,
      isWordBoundary: hasWordBoundaries && text.isWordBoundary(index))
  }

  private func accepts(_ scalar: UInt32, in state: Int) -> Bool {
    guard case .characters(let test, _) = program.instructions[state] else { return false }
    return test.accepts(scalar, program.sets)
  }
}

/// The current states of an automaton, emptied in constant time (Briggs and Torczon's sparse set).
struct StateSet {
  private(set) var members: [Int] = []
  private var positions: [Int]
  /// States that are still to follow.
  var pending: [Int] = []

  /// No state of an automaton that has `count` of them.
  init(count: Int) {
    positions = [Int](repeating: 0, count: count)
    members.reserveCapacity(count)
  }

  /// Adds a state; `false` when it is there already.
  mutating func insert(_ state: Int) -> Bool {
    let position = positions[state]
    if position < members.count, members[position] == state { return false }
    positions[state] = members.count
    members.append(state)
    return true
  }

  mutating func removeAll() {
    members.removeAll(keepingCapacity: true)
    pending.removeAll(keepingCapacity: true)
  }
}
