/// Path data being written: each command in the shorter of its two forms, each number with the separator it needs, and
/// no repeated command letter.
struct PathText {
  private(set) var bytes: [UInt8] = []
  private var state = PathTextState()
  private var absolute = PathCommandText()
  private var relative = PathCommandText()

  /// Begins a command, given by its upper-case letter.
  mutating func begin(_ command: UInt8) {
    absolute.begin(command, after: state)
    relative.begin(command | 0x20, after: state)
  }

  /// Adds a number to the command, in hundredths. A command has at most six.
  mutating func add(_ coordinate: Int, relative delta: Int) {
    absolute.add(coordinate)
    relative.add(delta)
  }

  /// Writes the command: the relative form if both are equally long. The first is absolute: after an initial `m`, some
  /// readers take following lines without a letter to be absolute.
  mutating func end() {
    if bytes.isEmpty || absolute.length < relative.length { append(absolute) } else { append(relative) }
  }

  /// Appends the command that closes a subpath.
  mutating func close() {
    bytes.append(UInt8(ascii: "z"))
    state = PathTextState()
  }

  private mutating func append(_ command: PathCommandText) {
    // Into memory of its own: an array takes as long for each byte as for all of them.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: command.length) { memory in
      guard let start = memory.baseAddress else { return }
      command.write(to: start)
      bytes.append(contentsOf: UnsafeBufferPointer(memory))
    }
    state = command.state
  }
}

/// What the bytes of path data depend on that come next.
private struct PathTextState {
  /// The command of numbers without a letter.
  var command: UInt8 = 0
  /// Whether the last byte belongs to a number, and whether this has a decimal point.
  var endsInNumber = false
  var endsInFraction = false

  /// A minus sign separates; so does a second decimal point.
  func needsSpace(before number: Numeral) -> Bool {
    endsInNumber && !number.isNegative && !(endsInFraction && number.beginsWithPoint)
  }

  /// The command after one, for further numbers; those after a move are of lines.
  static func continuation(of command: UInt8) -> UInt8 {
    switch command {
    case UInt8(ascii: "M"): UInt8(ascii: "L")
    case UInt8(ascii: "m"): UInt8(ascii: "l")
    default: command
    }
  }
}

/// A command in one of its forms, of which the length is known before it is written.
private struct PathCommandText {
  /// `nil` where the letter is that of the command before.
  private var letter: UInt8?
  /// In hundredths, which are within ``Hundredths/largest``, or their differences.
  private var numbers = SIMD8<Int32>()
  /// Whether there is a space before each.
  private var spaces = SIMD8<UInt8>()
  private var count = 0
  /// How many bytes it has.
  private(set) var length = 0
  /// The state after it.
  private(set) var state = PathTextState()

  mutating func begin(_ command: UInt8, after state: PathTextState) {
    (self.state, letter, count, length) = (state, nil, 0, 0)
    guard command != state.command else { return }
    self.state = PathTextState(command: PathTextState.continuation(of: command))
    (letter, length) = (command, 1)
  }

  mutating func add(_ hundredths: Int) {
    numbers[count] = Int32(clamping: hundredths)
    let number = Numeral(hundredths: Int(numbers[count]))
    let space = state.needsSpace(before: number) ? 1 : 0
    spaces[count] = UInt8(space)
    count += 1
    length += space + number.length
    (state.endsInNumber, state.endsInFraction) = (true, number.hasPoint)
  }

  /// Writes it to memory for at least ``length`` bytes.
  func write(to memory: UnsafeMutablePointer<UInt8>) {
    var end = memory
    func write(_ byte: UInt8) {
      end.pointee = byte
      end += 1
    }
    if let letter { write(letter) }
    for index in 0..<count {
      if spaces[index] > 0 { write(UInt8(ascii: " ")) }
      let number = Numeral(hundredths: Int(numbers[index]))
      number.write(to: end)
      end += number.length
    }
  }
}
