extension Backtracker {
  /// Repeats a test as often as it passes or, where it isn't greedy, no more than it has to.
  mutating func run(_ number: Int) -> Bool {
    let run = program.runs[number]
    var count = 0
    while count < run.least {
      guard takeOne(of: run) else { return false }
      count += 1
    }
    guard run.isGreedy else {
      if run.most > count { stack.append(.longer(run: number, index: index, count: count)) }
      return true
    }
    let bound = index
    while count < run.most, takeOne(of: run) { count += 1 }
    if index != bound { stack.append(.shorter(run: number, index: index, bound: bound)) }
    return true
  }

  /// Has a greedy run take one scalar less than it had taken.
  mutating func giveBack(_ number: Int, from end: Int, bound: Int) {
    let run = program.runs[number]
    index = run.isBackward ? text.scalar(at: end).end : text.scalar(before: end).start
    instruction = run.exit
    if index != bound { stack.append(.shorter(run: number, index: index, bound: bound)) }
  }

  /// Has a run that isn't greedy take one scalar more than it had taken; `false` where it can't.
  mutating func takeMore(_ number: Int, from end: Int, count: Int) -> Bool {
    let run = program.runs[number]
    index = end
    instruction = run.exit
    guard takeOne(of: run) else { return false }
    if run.most > count + 1 { stack.append(.longer(run: number, index: index, count: count + 1)) }
    return true
  }

  private mutating func takeOne(of run: Run) -> Bool {
    steps += 1
    return take(run.test, isBackward: run.isBackward)
  }

  mutating func enter(_ loop: Loop) {
    if let counter = loop.counter { set(counter, 0) }
  }

  /// Goes on with another turn or behind the loop.
  mutating func chooseTurn(_ loop: Loop) {
    let count = turns(of: loop)
    if count >= loop.most {
      instruction = loop.exit
    } else if count >= loop.least {
      let turn = instruction
      stack.append(.choice(instruction: loop.isGreedy ? loop.exit : turn, index: index))
      instruction = loop.isGreedy ? turn : loop.exit
    }
  }

  /// Begins a turn without the captures of the one before.
  mutating func beginTurn(_ loop: Loop) {
    if let turnStart = loop.turnStart { set(turnStart, index) }
    steps += loop.captures.count
    for register in loop.captures { set(register, -1) }
  }

  /// Ends a turn; `false` where it has taken nothing and needn't have been.
  mutating func endTurn(_ loop: Loop) -> Bool {
    let count = turns(of: loop)
    if count >= loop.least, let turnStart = loop.turnStart, registers[turnStart] == index { return false }
    if let counter = loop.counter { set(counter, count + 1) }
    instruction = loop.choice
    return true
  }

  /// How many turns the loop has had; any number will do where they aren't counted.
  private func turns(of loop: Loop) -> Int { loop.counter.map { registers[$0] } ?? 0 }
}

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
