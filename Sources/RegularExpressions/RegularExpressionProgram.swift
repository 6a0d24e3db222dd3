/// A pattern as a nondeterministic automaton, run on all its states at once (Thompson's construction): the time
/// is at most the text's length times the program's, and no pattern can make it more.
struct RegularExpressionProgram {
  /// Plain numbers only, so that running over them counts no references.
  private enum Instruction {
    /// Any scalar of a set: its number in `sets`, and which ASCII scalars it has.
    case characters(Int, ASCIISet)
    case split(Int, Int)
    case jump(Int)
    case start
    case end
    case wordBoundary(isNegated: Bool)
    case match
  }

  private static let sizeLimit = 20_000
  private var instructions: [Instruction] = []
  private var sets: [ScalarSet] = []

  /// - Throws: `tooLarge`, before anything of a program beyond the limit is made.
  init(_ node: RegularExpressionNode) throws(RegularExpressionError) {
    guard node.size <= Self.sizeLimit else { throw .tooLarge }
    append(node)
    instructions.append(.match)
  }

  private mutating func append(_ node: RegularExpressionNode) {
    switch node {
    case .empty: break
    case .characters(let set):
      instructions.append(.characters(sets.count, ASCIISet(set)))
      sets.append(set)
    case .start: instructions.append(.start)
    case .end: instructions.append(.end)
    case .wordBoundary(let isNegated): instructions.append(.wordBoundary(isNegated: isNegated))
    case .sequence(let nodes): for node in nodes { append(node) }
    case .alternatives(let nodes): append(alternatives: nodes)
    case .repetition(let node, let least, let most):
      for _ in 0..<least { append(node) }
      if let most { append(optional: node, times: most - least) } else { append(loop: node) }
    }
  }

  private mutating func append(alternatives nodes: [RegularExpressionNode]) {
    var jumps: [Int] = []
    for node in nodes.dropLast() {
      let split = reserve()
      append(node)
      jumps.append(reserve())
      instructions[split] = .split(split + 1, instructions.count)
    }
    if let last = nodes.last { append(last) }
    for jump in jumps { instructions[jump] = .jump(instructions.count) }
  }

  private mutating func append(optional node: RegularExpressionNode, times: Int) {
    var splits: [Int] = []
    for _ in 0..<times {
      splits.append(reserve())
      append(node)
    }
    for split in splits { instructions[split] = .split(split + 1, instructions.count) }
  }

  private mutating func append(loop node: RegularExpressionNode) {
    let split = reserve()
    append(node)
    instructions.append(.jump(split))
    instructions[split] = .split(split + 1, instructions.count)
  }

  /// A place for an instruction whose target isn't known yet.
  private mutating func reserve() -> Int {
    instructions.append(.jump(0))
    return instructions.count - 1
  }

  func matches(_ text: String) -> Bool {
    var current = StateSet(count: instructions.count)
    var next = StateSet(count: instructions.count)
    var scalars = text.unicodeScalars.makeIterator()
    var gap = Gap(before: nil, after: scalars.next()?.value)
    while true {
      // The pattern may begin anywhere.
      if follow(0, at: gap, into: &current) { return true }
      guard let scalar = gap.after else { return false }
      gap = Gap(before: scalar, after: scalars.next()?.value)
      for state in current.members where accepts(scalar, in: state) {
        if follow(state + 1, at: gap, into: &next) { return true }
      }
      swap(&current, &next)
      next.removeAll()
    }
  }

  /// A place between two scalars of the text, or at its start or end, where there is none.
  private struct Gap {
    let before: UInt32?
    let after: UInt32?

    var isWordBoundary: Bool { Self.isWord(before) != Self.isWord(after) }

    private static func isWord(_ scalar: UInt32?) -> Bool { scalar.map(ScalarSet.word.contains) ?? false }
  }

  private func accepts(_ scalar: UInt32, in state: Int) -> Bool {
    guard case .characters(let set, let ascii) = instructions[state] else { return false }
    return scalar < 0x80 ? ascii.contains(scalar) : sets[set].contains(scalar)
  }

  /// Adds a state and all that can be reached from it without reading; `true` when that is the match.
  private func follow(_ first: Int, at gap: Gap, into states: inout StateSet) -> Bool {
    var state: Int? = first
    while let here = state ?? states.postponed.popLast() {
      state = nil
      guard states.insert(here) else { continue }
      switch instructions[here] {
      case .match: return true
      case .characters: break
      case .jump(let target): state = target
      case .split(let first, let second):
        states.postponed.append(second)
        state = first
      case .start: if gap.before == nil { state = here + 1 }
      case .end: if gap.after == nil { state = here + 1 }
      case .wordBoundary(let isNegated): if gap.isWordBoundary != isNegated { state = here + 1 }
      }
    }
    return false
  }
}
