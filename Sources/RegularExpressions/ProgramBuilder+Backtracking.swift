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
        turnStart: node.canBeEmpty ? register() : nil))
    emit(.enterLoop(number))
    program.loops[number].choice = here
    emit(.chooseTurn(number))
    emit(.beginTurn(number))
    append(node)
    emit(.endTurn(number))
    program.loops[number].exit = here
  }

  mutating func append(capturing node: RegularExpressionNode, _ number: Int) {
    let (start, end) = (2 * number - 2, 2 * number - 1)
    emit(.save(isBackward ? end : start))
    append(node)
    emit(.save(isBackward ? start : end))
  }

  mutating func append(_ reference: GroupReference) {
    // The parser has made sure that there is such a group.
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
