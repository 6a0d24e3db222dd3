extension Backtracker {
  /// Repeats a test as often as possible or, if it is lazy, as often as necessary.
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

  /// Makes a greedy run one scalar shorter.
  mutating func giveBack(_ number: Int, from end: Int, bound: Int) {
    let run = program.runs[number]
    index = run.isBackward ? text.scalar(at: end).end : text.scalar(before: end).start
    instruction = run.exit
    if index != bound { stack.append(.shorter(run: number, index: index, bound: bound)) }
  }

  /// Makes a lazy run one scalar longer; `false` where it can't be.
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

  /// Continues with another iteration or after the loop.
  mutating func chooseIteration(_ loop: Loop) {
    let count = iterations(of: loop)
    if count >= loop.most {
      instruction = loop.exit
    } else if count >= loop.least {
      let iteration = instruction
      stack.append(.choice(instruction: loop.isGreedy ? loop.exit : iteration, index: index))
      instruction = loop.isGreedy ? iteration : loop.exit
    }
  }

  /// Begins an iteration without the captures of the one before.
  mutating func beginIteration(_ loop: Loop) {
    if let iterationStart = loop.iterationStart { set(iterationStart, index) }
    steps += loop.captures.count
    for register in loop.captures { set(register, -1) }
  }

  /// Ends an iteration; `false` for an empty one that isn't required.
  mutating func endIteration(_ loop: Loop) -> Bool {
    let count = iterations(of: loop)
    if count >= loop.least, let iterationStart = loop.iterationStart, registers[iterationStart] == index {
      return false
    }
    if let counter = loop.counter { set(counter, count + 1) }
    instruction = loop.choice
    return true
  }

  /// How many iterations the loop has had; zero where they aren't counted.
  private func iterations(of loop: Loop) -> Int { loop.counter.map { registers[$0] } ?? 0 }
}

extension Backtracker {
  /// Begins look-around. If the contents of a negative one fail, the match continues after it.
  mutating func beginLook(_ number: Int) {
    lookStates[number] = (stack.count, index)
    let look = program.lookArounds[number]
    if look.isNegated { stack.append(.choice(instruction: look.exit, index: index)) }
  }

  /// Ends look-around whose contents have matched. Their alternatives are dropped, but their registers are still
  /// restored on backtracking.
  mutating func endLook(_ number: Int) -> Bool {
    let (height, start) = lookStates[number]
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
