/// Makes the table of a deterministic automaton by the subset construction: each of its states is a set of the
/// program's states.
struct DeterministicAutomatonBuilder {
  private let program: Program
  private let classes: CharacterClasses
  private let width: Int
  /// The classes that each set of the program takes.
  private let taken: [[Int]]
  private var table: [Int32]
  /// The program's states in each state of the table, and the reverse.
  private var members: [[Int]] = [[], []]
  private var rows: [[Int]: Int] = [[]: 0]
  /// The next state for states that take a scalar, which is the same for most classes.
  private var targets: [[Int]: Int32] = [:]
  private var states: StateSet
  private var steps = 0

  private static let stateLimit = 500
  private static let tableLimit = 50_000
  private static let stepLimit = 200_000

  init(_ program: Program, _ classes: CharacterClasses) {
    self.program = program
    self.classes = classes
    width = classes.count + 1
    taken = program.sets.map { set in (0..<classes.count).filter { set.contains(classes.examples[$0]) } }
    states = StateSet(count: program.instructions.count)
    // Failure and success are final.
    table = (0..<2 * width).map { [width] in $0 < width ? 0 : Int32(width) }
  }

  /// `nil` where the table would be too large, or take too long.
  mutating func build() -> [Int32]? {
    let start = TextPosition(isStart: true, isEnd: false)
    // Only at the start "^" matches, so this state is never reached again.
    if program.follow(0, at: start, into: &states) { return table + table.suffix(width) }
    members.append(takeStates())
    var row = 2
    while row < members.count {
      appendTargets(of: row)
      table.append(atEnd(row))
      row += 1
      guard members.count <= Self.stateLimit, table.count <= Self.tableLimit, steps <= Self.stepLimit else {
        return nil
      }
    }
    return table
  }

  /// Appends the next state for a scalar of each class, unless that would take too long.
  private mutating func appendTargets(of row: Int) {
    steps += members[row].count * classes.count
    guard steps <= Self.stepLimit else { return }
    var taking = [[Int]](repeating: [], count: classes.count)
    for state in members[row] {
      guard case .characters(let test, _) = program.instructions[state] else { continue }
      for number in taken[test.set] { taking[number].append(state) }
    }
    for each in taking { table.append(target(of: each)) }
  }

  /// The next state for states that take a scalar. The pattern may begin anywhere.
  private mutating func target(of taking: [Int]) -> Int32 {
    if let known = targets[taking] { return known }
    let middle = TextPosition(isStart: false, isEnd: false)
    let isMatch = ([0] + taking.map { $0 + 1 }).contains { program.follow($0, at: middle, into: &states) }
    let reached = takeStates()
    let target = isMatch ? Int32(width) : Int32(row(of: reached) * width)
    targets[taking] = target
    return target
  }

  /// The next state at the end of the text.
  private mutating func atEnd(_ row: Int) -> Int32 {
    let end = TextPosition(isStart: row == 2, isEnd: true)
    let isMatch = members[row].contains { state in
      if case .end = program.instructions[state] {
        program.follow(state, at: end, into: &states)
      } else {
        false
      }
    }
    _ = takeStates()
    return isMatch ? Int32(width) : 0
  }

  private mutating func row(of target: [Int]) -> Int {
    if let row = rows[target] { return row }
    rows[target] = members.count
    members.append(target)
    return members.count - 1
  }

  /// Empties the set of states, and returns those that need a scalar or the end.
  private mutating func takeStates() -> [Int] {
    steps += states.members.count
    defer { states.removeAll() }
    return states.members.filter {
      switch program.instructions[$0] {
      case .characters, .end: true
      default: false
      }
    }.sorted()
  }
}
