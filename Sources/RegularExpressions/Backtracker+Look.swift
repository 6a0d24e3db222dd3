extension Backtracker {
  /// Begins look-around. Where the negated kind fails, it has succeeded, and the match goes on behind it.
  mutating func beginLook(_ number: Int) {
    looks[number] = (stack.count, index)
    let look = program.lookArounds[number]
    if look.isNegated { stack.append(.choice(instruction: look.exit, index: index)) }
  }

  /// Ends look-around whose contents have matched. There is no way back into them, but what they have noted is
  /// still to be undone on the way back.
  mutating func endLook(_ number: Int) -> Bool {
    let (height, start) = looks[number]
    index = start
    guard program.lookArounds[number].isNegated else {
      let inside = stack[height...]
      steps += inside.count / 16
      let kept = inside.filter { if case .restore = $0 { true } else { false } }
      stack.replaceSubrange(height..., with: kept)
      return true
    }
    while stack.count > height, let last = stack.popLast() {
      if case .restore(let register, let value) = last { registers[register] = value }
    }
    return false
  }
}
