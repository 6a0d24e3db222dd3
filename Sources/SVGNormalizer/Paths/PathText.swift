/// Path data being written: each number with the separator it needs, and no repeated command letter.
struct PathText {
  private(set) var bytes: [UInt8] = []
  private var state = State()

  /// The state on which the next bytes depend.
  private struct State {
    /// The command of numbers without a letter.
    var command: UInt8 = 0
    /// Whether the last byte belongs to a number, and whether this has a decimal point.
    var endsInNumber = false
    var endsInFraction = false

    /// A minus sign separates; so does a second decimal point.
    func needsSpace(before hundredths: Int) -> Bool {
      endsInNumber && hundredths >= 0 && !(endsInFraction && (1..<100).contains(hundredths))
    }

    mutating func append(_ hundredths: Int) {
      endsInNumber = true
      endsInFraction = !hundredths.isMultiple(of: 100)
    }

    /// Begins a command, and says whether its letter has to be written.
    mutating func begin(_ command: UInt8) -> Bool {
      guard command != self.command else { return false }
      self = State(command: PathText.continuation(of: command))
      return true
    }
  }

  /// Appends the command that closes a subpath.
  mutating func close() {
    bytes.append(UInt8(ascii: "z"))
    state = State()
  }

  /// Appends a command in the shorter of its two forms, the relative one if they are equally long. The first is
  /// absolute: after an initial `m`, some readers take following lines without a letter to be absolute.
  mutating func append(_ command: UInt8, absolute: [Int], relative: [Int]) {
    if bytes.isEmpty || length(command, absolute) < length(command | 0x20, relative) {
      append(command, absolute)
    } else {
      append(command | 0x20, relative)
    }
  }

  /// The number of bytes that a command adds.
  private func length(_ command: UInt8, _ numbers: [Int]) -> Int {
    var state = state
    var length = state.begin(command) ? 1 : 0
    for number in numbers {
      length += NumberWriter.length(hundredths: number) + (state.needsSpace(before: number) ? 1 : 0)
      state.append(number)
    }
    return length
  }

  private mutating func append(_ command: UInt8, _ numbers: [Int]) {
    if state.begin(command) { bytes.append(command) }
    for number in numbers {
      if state.needsSpace(before: number) { bytes.append(UInt8(ascii: " ")) }
      NumberWriter.append(hundredths: number, to: &bytes)
      state.append(number)
    }
  }

  /// Further numbers after a move are those of lines.
  private static func continuation(of command: UInt8) -> UInt8 {
    switch command {
    case UInt8(ascii: "M"): UInt8(ascii: "L")
    case UInt8(ascii: "m"): UInt8(ascii: "l")
    default: command
    }
  }
}
