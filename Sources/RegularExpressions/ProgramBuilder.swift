/// Compiles a syntax tree to a program.
struct ProgramBuilder {
  var program = Program()
  let groups: CapturingGroups
  /// Whether repetitions are unrolled and captures dropped.
  private let isUnrolled: Bool
  /// Whether matching goes backward, as in look-behind.
  var isBackward = false
  private var setNumbers: [ScalarSet: CharacterTest] = [:]

  init(groups: CapturingGroups, isUnrolled: Bool) {
    self.groups = groups
    self.isUnrolled = isUnrolled
    program.registerCount = isUnrolled ? 0 : 2 * groups.count
  }

  mutating func build(_ node: RegularExpressionNode) -> Program {
    append(node)
    emit(.match)
    return program
  }

  /// The index of the next instruction.
  var here: Int { program.instructions.count }

  mutating func emit(_ instruction: Instruction) { program.instructions.append(instruction) }

  /// Reserves an instruction whose target isn't known yet.
  mutating func reserve() -> Int {
    emit(.jump(0))
    return here - 1
  }

  /// The number of a further choice; `nil` in a program with captures.
  private mutating func choice() -> Int? {
    guard isUnrolled else { return nil }
    program.choiceCount += 1
    return program.choiceCount - 1
  }

  mutating func append(_ node: RegularExpressionNode) {
    switch node {
    case .empty: break
    case .characters(let set): emit(.characters(test(set), isBackward: isBackward))
    case .start: emit(.start)
    case .end: emit(.end)
    case .wordBoundary(let isNegated): emit(.wordBoundary(isNegated: isNegated))
    case .sequence(let nodes):
      if isBackward { nodes.reversed().forEach { append($0) } } else { nodes.forEach { append($0) } }
    case .alternatives(let nodes): append(alternatives: nodes)
    case .repetition(let node, let repetition):
      if isUnrolled { append(unrolling: node, repetition) } else { append(looping: node, repetition) }
    case .group(let node, let number):
      if isUnrolled { append(node) } else { append(capturing: node, number) }
    case .backReference(let reference): append(reference)
    case .lookAround(let node, let isBehind, let isNegated): append(look: node, isBehind, isNegated)
    }
  }

  mutating func test(_ set: ScalarSet) -> CharacterTest {
    if let test = setNumbers[set] { return test }
    let test = CharacterTest(set: program.sets.count, ascii: ASCIISet(set))
    program.sets.append(set)
    setNumbers[set] = test
    return test
  }

  private mutating func append(alternatives nodes: [RegularExpressionNode]) {
    var jumps: [Int] = []
    for node in nodes.dropLast() {
      let split = reserve()
      append(node)
      jumps.append(reserve())
      program.instructions[split] = .split(split + 1, here, choice: choice())
    }
    if let last = nodes.last { append(last) }
    for jump in jumps { program.instructions[jump] = .jump(here) }
  }

  private mutating func append(unrolling node: RegularExpressionNode, _ repetition: Repetition) {
    var last = here
    for _ in 0..<repetition.least {
      last = here
      append(node)
    }
    if let most = repetition.most {
      append(optional: node, times: most - repetition.least)
    } else if repetition.least > 0 {
      emit(.split(last, here + 1, choice: choice()))
    } else {
      append(loop: node)
    }
  }

  private mutating func append(optional node: RegularExpressionNode, times: Int) {
    var splits: [Int] = []
    for _ in 0..<times {
      splits.append(reserve())
      append(node)
    }
    for split in splits { program.instructions[split] = .split(split + 1, here, choice: choice()) }
  }

  private mutating func append(loop node: RegularExpressionNode) {
    let split = reserve()
    append(node)
    emit(.jump(split))
    program.instructions[split] = .split(split + 1, here, choice: choice())
  }
}

extension ProgramBuilder {
  mutating func append(looping node: RegularExpressionNode, _ repetition: Repetition) {
    let most = repetition.most ?? Int.max
    if case .characters(let set) = node {
      emit(.run(program.runs.count))
      program.runs.append(
        Run(
          test: test(set), least: repetition.least, most: most, isGreedy: repetition.isGreedy,
          isBackward: isBackward, exit: here))
      return
    }
    let number = program.loops.count
    program.loops.append(
      Loop(
        least: repetition.least, most: most, isGreedy: repetition.isGreedy,
        captures: 2 * repetition.groups.lowerBound..<2 * repetition.groups.upperBound,
        counter: repetition.least > 0 || most < Int.max ? register() : nil,
        iterationStart: node.canBeEmpty ? register() : nil))
    emit(.enterLoop(number))
    program.loops[number].choice = here
    emit(.chooseIteration(number))
    emit(.beginIteration(number))
    append(node)
    emit(.endIteration(number))
    program.loops[number].exit = here
  }

  mutating func append(capturing node: RegularExpressionNode, _ number: Int) {
    let (start, end) = (2 * number - 2, 2 * number - 1)
    emit(.save(isBackward ? end : start))
    append(node)
    emit(.save(isBackward ? start : end))
  }

  mutating func append(_ reference: GroupReference) {
    // The parser has checked that the group exists.
    guard let group = groups.number(of: reference) else { return }
    emit(.backReference(group: group, isBackward: isBackward))
  }

  mutating func append(look node: RegularExpressionNode, _ isBehind: Bool, _ isNegated: Bool) {
    let number = program.lookArounds.count
    program.lookArounds.append(LookAround(isNegated: isNegated))
    let wasBackward = isBackward
    isBackward = isBehind
    emit(.beginLook(number))
    append(node)
    emit(.endLook(number))
    isBackward = wasBackward
    program.lookArounds[number].exit = here
  }

  private mutating func register() -> Int {
    program.registerCount += 1
    return program.registerCount - 1
  }
}
