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

    /// A minus sign separates; so does a point after a number that has one already.
    func needsSpace(before hundredths: Int) -> Bool {
      endsInNumber && hundredths >= 0 && !(endsInFraction && (1..<100).contains(hundredths))
    }

    mutating func take(_ hundredths: Int) {
      endsInNumber = true
      endsInFraction = !hundredths.isMultiple(of: 100)
    }

    /// Takes a command, and says whether its letter has to be written.
    mutating func take(command: UInt8) -> Bool {
      guard command != self.command else { return false }
      self = State(command: PathText.continuation(of: command))
      return true
    }
  }

  /// Adds the command that closes a subpath.
  mutating func close() {
    bytes.append(UInt8(ascii: "z"))
    state = State()
  }

  /// Adds a command in the shorter of its two forms, the relative one if they are equally long. The first is
  /// absolute: after a small `m` there, some readers take the lines that follow without a letter to be absolute.
  mutating func append(_ command: UInt8, absolute: [Int], relative: [Int]) {
    if bytes.isEmpty || length(command, absolute) < length(command | 0x20, relative) {
      append(command, absolute)
    } else {
      append(command | 0x20, relative)
    }
  }

  /// How many bytes a command adds.
  private func length(_ command: UInt8, _ numbers: [Int]) -> Int {
    var state = state
    var length = state.take(command: command) ? 1 : 0
    for number in numbers {
      length += NumberWriter.length(hundredths: number) + (state.needsSpace(before: number) ? 1 : 0)
      state.take(number)
    }
    return length
  }

  private mutating func append(_ command: UInt8, _ numbers: [Int]) {
    if state.take(command: command) { bytes.append(command) }
    for number in numbers {
      if state.needsSpace(before: number) { bytes.append(UInt8(ascii: " ")) }
      NumberWriter.append(hundredths: number, to: &bytes)
      state.take(number)
    }
  }

  /// Numbers after those of a move are of lines.
  private static func continuation(of command: UInt8) -> UInt8 {
    switch command {
    case UInt8(ascii: "M"): UInt8(ascii: "L")
    case UInt8(ascii: "m"): UInt8(ascii: "l")
    default: command
    }
  }
}
