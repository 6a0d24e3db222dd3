/// The states that an automaton is in. It is emptied in no time (Briggs and Torczon's sparse set).
struct StateSet {
  private(set) var members: [Int] = []
  private var positions: [Int]
  /// States that are still to be looked at.
  var postponed: [Int] = []

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
    postponed.removeAll(keepingCapacity: true)
  }
}
