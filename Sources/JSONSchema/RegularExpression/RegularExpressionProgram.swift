/// A pattern as a nondeterministic automaton, run on all its states at once (Thompson's construction): the time
/// is at most the text's length times the program's, and no pattern can make it more.
struct RegularExpressionProgram {
  private enum Instruction {
    case characters(ScalarSet)
    case split(Int, Int)
    case jump(Int)
    case start
    case end
    case wordBoundary(isNegated: Bool)
    case match
  }

  private static let sizeLimit = 20_000
  private var instructions: [Instruction] = []

  init(_ node: RegularExpressionNode) throws(RegularExpressionError) {
    try append(node)
    instructions.append(.match)
  }

  private mutating func append(_ node: RegularExpressionNode) throws(RegularExpressionError) {
    guard instructions.count < Self.sizeLimit else { throw .tooLarge }
    switch node {
    case .empty: break
    case .characters(let set): instructions.append(.characters(set))
    case .start: instructions.append(.start)
    case .end: instructions.append(.end)
    case .wordBoundary(let isNegated): instructions.append(.wordBoundary(isNegated: isNegated))
    case .sequence(let nodes): for node in nodes { try append(node) }
    case .alternatives(let nodes): try append(alternatives: nodes[...])
    case .repetition(let node, let least, let most):
      for _ in 0..<least { try append(node) }
      if let most { try append(optional: node, times: most - least) } else { try append(loop: node) }
    }
  }

  private mutating func append(alternatives nodes: ArraySlice<RegularExpressionNode>)
    throws(RegularExpressionError)
  {
    var jumps: [Int] = []
    for node in nodes.dropLast() {
      let split = reserve()
      try append(node)
      jumps.append(reserve())
      instructions[split] = .split(split + 1, instructions.count)
    }
    if let last = nodes.last { try append(last) }
    for jump in jumps { instructions[jump] = .jump(instructions.count) }
  }

  private mutating func append(optional node: RegularExpressionNode, times: Int)
    throws(RegularExpressionError)
  {
    var splits: [Int] = []
    for _ in 0..<times {
      splits.append(reserve())
      try append(node)
    }
    for split in splits { instructions[split] = .split(split + 1, instructions.count) }
  }

  private mutating func append(loop node: RegularExpressionNode) throws(RegularExpressionError) {
    let split = reserve()
    try append(node)
    instructions.append(.jump(split))
    instructions[split] = .split(split + 1, instructions.count)
  }

  /// A place for an instruction whose target isn't known yet.
  private mutating func reserve() -> Int {
    instructions.append(.jump(0))
    return instructions.count - 1
  }

  func matches(_ text: String) -> Bool {
    let scalars = text.unicodeScalars.map(\.value)
    var current = States(count: instructions.count)
    var next = States(count: instructions.count)
    for position in 0...scalars.count {
      // The pattern may begin anywhere.
      if follow(0, at: position, in: scalars, into: &current) { return true }
      guard position < scalars.count else { return false }
      for state in current.members {
        guard case .characters(let set) = instructions[state], set.contains(scalars[position]) else {
          continue
        }
        if follow(state + 1, at: position + 1, in: scalars, into: &next) { return true }
      }
      swap(&current, &next)
      next.removeAll()
    }
    return false
  }

  /// Adds a state and all that can be reached from it without reading; `true` when that is the match.
  private func follow(_ state: Int, at position: Int, in scalars: [UInt32], into states: inout States) -> Bool
  {
    var pending = [state]
    while let state = pending.popLast() {
      guard states.insert(state) else { continue }
      switch instructions[state] {
      case .match: return true
      case .characters: break
      case .jump(let target): pending.append(target)
      case .split(let first, let second): pending += [second, first]
      case .start: if position == 0 { pending.append(state + 1) }
      case .end: if position == scalars.count { pending.append(state + 1) }
      case .wordBoundary(let isNegated):
        let isBoundary = isWord(position - 1, in: scalars) != isWord(position, in: scalars)
        if isBoundary != isNegated { pending.append(state + 1) }
      }
    }
    return false
  }

  private func isWord(_ index: Int, in scalars: [UInt32]) -> Bool {
    scalars.indices.contains(index) && ScalarSet.word.contains(scalars[index])
  }

  /// A set of states that is emptied in no time (Briggs and Torczon's sparse set).
  private struct States {
    private(set) var members: [Int] = []
    private var positions: [Int]

    init(count: Int) { positions = [Int](repeating: 0, count: count) }

    mutating func insert(_ state: Int) -> Bool {
      let position = positions[state]
      if position < members.count, members[position] == state { return false }
      positions[state] = members.count
      members.append(state)
      return true
    }

    mutating func removeAll() { members.removeAll(keepingCapacity: true) }
  }
}
