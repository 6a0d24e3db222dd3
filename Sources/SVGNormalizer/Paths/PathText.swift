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
    func needsSpace(before number: Numeral) -> Bool {
      endsInNumber && !number.isNegative && !(endsInFraction && number.beginsWithPoint)
    }

    mutating func append(_ number: Numeral) {
      endsInNumber = true
      endsInFraction = number.hasPoint
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
  mutating func append(_ command: UInt8, absolute: [Numeral], relative: [Numeral]) {
    if bytes.isEmpty || length(command, absolute) < length(command | 0x20, relative) {
      append(command, absolute)
    } else {
      append(command | 0x20, relative)
    }
  }

  /// The number of bytes that a command adds.
  private func length(_ command: UInt8, _ numbers: [Numeral]) -> Int {
    var state = state
    var length = state.begin(command) ? 1 : 0
    for number in numbers {
      length += number.length + (state.needsSpace(before: number) ? 1 : 0)
      state.append(number)
    }
    return length
  }

  private mutating func append(_ command: UInt8, _ numbers: [Numeral]) {
    // Into memory of its own: an array takes as long for each byte as for all of them.
    let most = 1 + numbers.count * (1 + Numeral.mostBytes)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: most) { memory in
      guard let start = memory.baseAddress else { return }
      var end = start
      func write(_ byte: UInt8) {
        end.pointee = byte
        end += 1
      }
      if state.begin(command) { write(command) }
      for number in numbers {
        if state.needsSpace(before: number) { write(UInt8(ascii: " ")) }
        number.write(to: end)
        end += number.length
        state.append(number)
      }
      bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: end - start))
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
