/// A program as a table of the next state for each state and class of scalars: one look-up a scalar.
final class DeterministicAutomaton: Sendable {
  private let classes: CharacterClasses
  /// One row for each state, whose last column is for the end of the text. A state is the index at which its row
  /// begins: the first is failure, the second success, and the third the start.
  private let table: [Int32]
  private let width: Int

  /// `nil` where the table would be too large, or the program has word boundaries.
  init?(_ program: Program) {
    guard !program.hasWordBoundaries, let classes = CharacterClasses(program.sets) else { return nil }
    var builder = DeterministicAutomatonBuilder(program, classes)
    guard let table = builder.build() else { return nil }
    self.classes = classes
    self.table = table
    width = classes.count + 1
  }

  /// Whether the program matches somewhere in the text.
  func matches(_ text: UTF8Text) -> Bool {
    var state = 2 * width
    var index = 0
    while index < text.end {
      // Most texts are ASCII: the loop over such a run has nothing else in it.
      (state, index) = stateAfterASCII(of: text, from: index, state)
      if state <= width { return state == width }
      guard index < text.end else { break }
      let scalar = text.scalar(at: index)
      index = scalar.end
      state = Int(table[state + classes.number(of: scalar.value)])
      if state <= width { return state == width }
    }
    return table[state + width - 1] == width
  }

  /// The state at the next scalar that isn't ASCII, at the end, or where the verdict is clear; and where that is.
  private func stateAfterASCII(
    of text: UTF8Text, from start: Int, _ first: Int
  ) -> (state: Int, index: Int) {
    table.withUnsafeBufferPointer { table in
      classes.ascii.withUnsafeBufferPointer { classes in
        var (state, index) = (first, start)
        while index < text.end, text.bytes[index] < 0x80 {
          state = Int(table[state + Int(classes[Int(text.bytes[index])])])
          index += 1
          if state <= width { break }
        }
        return (state, index)
      }
    }
  }
}

/// The classes of scalars that no set of a program distinguishes.
struct CharacterClasses: Sendable {
  /// The class of each ASCII scalar.
  let ascii: [UInt8]
  /// One scalar of each class.
  let examples: [UInt32]
  /// The starts of the ranges of one class, the first at 0, and their classes.
  private let starts: [UInt32]
  private let classes: [UInt8]

  /// The limit of ranges times sets.
  private static let workLimit = 100_000

  /// `nil` where there are too many classes, or finding them would take too long.
  init?(_ sets: [ScalarSet]) {
    let starts = Set(sets.lazy.flatMap(\.ranges).flatMap { [$0.lowerBound, $0.upperBound + 1] }).union([0])
      .sorted()
    guard starts.count * (sets.count + 1) <= Self.workLimit else { return nil }
    var classes = [Int](repeating: 0, count: starts.count)
    for set in sets {
      var numbers: [Int: Int] = [:]
      for (position, start) in starts.enumerated() {
        let half = 2 * classes[position] + (set.contains(start) ? 1 : 0)
        let number = numbers[half] ?? numbers.count
        numbers[half] = number
        classes[position] = number
      }
    }
    guard let last = classes.max(), last <= UInt8.max else { return nil }
    self.starts = starts
    self.classes = classes.map { UInt8(truncatingIfNeeded: $0) }
    examples = (0...last).map { number in classes.firstIndex(of: number).map { starts[$0] } ?? 0 }
    ascii = (0..<0x80).map { [classes = self.classes] in classes[Self.position(of: $0, in: starts)] }
  }

  var count: Int { examples.count }

  /// The class of any scalar.
  func number(of scalar: UInt32) -> Int { Int(classes[Self.position(of: scalar, in: starts)]) }

  /// The index of a scalar's range.
  private static func position(of scalar: UInt32, in starts: [UInt32]) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= scalar { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}
