/// Tails of texts (what is left of a text from one of its letters on) in alphabetical order: those that begin with the
/// same letters stand together, and are found by halving the list.
struct SortedTails: Sendable {
  /// A tail of a text.
  struct Tail {
    /// The number of the text.
    let text: Int
    /// Where the text begins in the letters of all, and where the tail does.
    let textStart, start: Int
    /// Where both end.
    let end: Int
  }

  /// The texts one after the other, each with a zero at its end.
  private let letters: [UInt8]
  private let tails: [Tail]

  /// The tails of texts, which are known by their numbers from 0, that begin at the given indices of their letters.
  init(_ texts: [(letters: [UInt8], starts: [Int])]) {
    var letters: [UInt8] = []
    var tails: [Tail] = []
    for (number, text) in texts.enumerated() {
      let (start, end) = (letters.count, letters.count + text.letters.count)
      tails += text.starts.map { Tail(text: number, textStart: start, start: start + $0, end: end) }
      letters += text.letters + [0]
    }
    self.letters = letters
    self.tails = tails.sorted { Self.isBefore($0.start, $1.start, in: letters) }
  }

  /// The tails that begin with some letters.
  func beginning(with sought: [UInt8]) -> ArraySlice<Tail> {
    let start = firstIndex { !beginning(of: $0, sought.count).lexicographicallyPrecedes(sought) }
    let end = firstIndex { sought.lexicographicallyPrecedes(beginning(of: $0, sought.count)) }
    return tails[start..<end]
  }

  private func beginning(of tail: Tail, _ length: Int) -> ArraySlice<UInt8> {
    letters[tail.start..<tail.end].prefix(length)
  }

  /// The first tail that fulfils a condition which all after it fulfil too.
  private func firstIndex(where condition: (Tail) -> Bool) -> Int {
    var range = tails.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = condition(tails[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }

  /// The zero at a text's end comes before all letters.
  private static func isBefore(_ left: Int, _ right: Int, in letters: [UInt8]) -> Bool {
    var offset = 0
    while letters[left + offset] == letters[right + offset] {
      if letters[left + offset] == 0 { return left < right }
      offset += 1
    }
    return letters[left + offset] < letters[right + offset]
  }
}
