/// Path data as it grows: each number with the separator that it needs, and no command that repeats itself.
struct PathText {
  private(set) var bytes: [UInt8] = []
  private var state = State()

  /// What the next bytes depend on.
  private struct State {
    /// The command that numbers without a letter continue.
    var command: UInt8 = 0
    /// Whether the last byte belongs to a number, and whether that has a decimal point.
    var endsInNumber = false
    var endsInFraction = false
  }

  /// Adds a command without numbers.
  mutating func append(_ command: UInt8) { append(command, []) }

  /// Adds a command in the shorter of its two forms, the relative one if they are equally long.
  mutating func append(_ command: UInt8, absolute: [Int], relative: [Int]) {
    let (start, startState) = (bytes.count, state)
    append(command, absolute)
    let (middle, absoluteState) = (bytes.count, state)
    state = startState
    append(command | 0x20, relative)
    if bytes.count - middle <= middle - start {
      bytes.removeSubrange(start..<middle)
    } else {
      bytes.removeSubrange(middle...)
      state = absoluteState
    }
  }

  private mutating func append(_ command: UInt8, _ numbers: [Int]) {
    if command != state.command || numbers.isEmpty {
      bytes.append(command)
      state = State(command: Self.continuation(of: command))
    }
    for number in numbers { append(number) }
  }

  /// Numbers after those of a move are of lines.
  private static func continuation(of command: UInt8) -> UInt8 {
    switch command {
    case UInt8(ascii: "M"): UInt8(ascii: "L")
    case UInt8(ascii: "m"): UInt8(ascii: "l")
    default: command
    }
  }

  /// A minus sign separates; so does a point after a number that has one already.
  private mutating func append(_ hundredths: Int) {
    let beginsWithPoint = (1..<100).contains(hundredths)
    if state.endsInNumber, hundredths >= 0, !(beginsWithPoint && state.endsInFraction) {
      bytes.append(UInt8(ascii: " "))
    }
    NumberWriter.append(hundredths: hundredths, to: &bytes)
    state.endsInNumber = true
    state.endsInFraction = hundredths % 100 != 0
  }
}
