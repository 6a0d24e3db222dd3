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
    let starts = Self.starts(of: sets)
    guard starts.count * (sets.count + 1) <= Self.workLimit else { return nil }
    var classes = [Int](repeating: 0, count: starts.count)
    var count = 1
    for set in sets { count = Self.split(&classes, count, starts, by: set) }
    guard count <= Int(UInt8.max) + 1 else { return nil }
    self.starts = starts
    self.classes = classes.map { UInt8(truncatingIfNeeded: $0) }
    examples = (0..<count).map { number in classes.firstIndex(of: number).map { starts[$0] } ?? 0 }
    ascii = (0..<0x80).map { [classes = self.classes] in classes[Self.position(of: $0, in: starts)] }
  }

  /// Where a range begins that is in some set, or in none.
  private static func starts(of sets: [ScalarSet]) -> [UInt32] {
    var starts: Set<UInt32> = [0]
    for set in sets {
      for range in set.ranges {
        starts.insert(range.lowerBound)
        starts.insert(range.upperBound + 1)
      }
    }
    return starts.sorted()
  }

  /// Splits each class into what is in a set and what isn't. The classes are numbered by their first ranges.
  /// - Returns: how many there are then.
  private static func split(_ classes: inout [Int], _ count: Int, _ starts: [UInt32], by set: ScalarSet)
    -> Int
  {
    // Two for each class that there was.
    var numbers = [Int](repeating: -1, count: 2 * count)
    var (next, range) = (0, 0)
    for position in 0..<starts.count {
      while range < set.ranges.count, set.ranges[range].upperBound < starts[position] { range += 1 }
      let isIn = range < set.ranges.count && set.ranges[range].lowerBound <= starts[position]
      let half = 2 * classes[position] + (isIn ? 1 : 0)
      if numbers[half] < 0 { (numbers[half], next) = (next, next + 1) }
      classes[position] = numbers[half]
    }
    return next
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
