/// Tails of texts (what is left of a text from one of its letters on): those that begin with the same letters are found
/// by halving a list.
///
/// The list is in the order of the tails' first eight letters only, which are one number. So texts that are alike all
/// along, as a hostile catalogue has them, take no longer to sort; whoever seeks more letters has the tails that share
/// eight of them compared one by one.
struct SortedTails<Owner: Sendable>: Sendable {
  /// A tail of a text. It is small, because there may be millions; 32 bits are enough for a catalogue, which has 32 MB.
  struct Tail: Sendable {
    /// What the tail belongs to.
    let owner: Owner
    /// How many letters it has.
    let length: Int32
    fileprivate let start: Int32
    fileprivate let order: UInt64
  }

  private let letters: [UInt8]
  private let tails: [Tail]

  /// How many letters a number holds.
  private static var ordered: Int { 8 }

  /// The tails of texts that begin at the given indices of their letters, and what each belongs to.
  init(_ texts: [(letters: [UInt8], starts: [(Int, Owner)])]) {
    var letters: [UInt8] = []
    var tails: [Tail] = []
    for text in texts {
      tails += text.starts.map { start, owner in
        let tail = text.letters.dropFirst(start)
        return Tail(
          owner: owner, length: Int32(tail.count), start: Int32(letters.count + start),
          order: Self.order(of: tail))
      }
      letters += text.letters
    }
    self.letters = letters
    self.tails = tails.sorted { $0.order < $1.order }
  }

  /// The tails that begin with some letters.
  func beginning(with sought: [UInt8]) -> ArraySlice<Tail> {
    let first = Self.order(of: sought[...])
    let last = first | UInt64.max >> (8 * sought.count)
    let found = tails[firstIndex { $0.order >= first }..<firstIndex { $0.order > last }]
    return sought.count <= Self.ordered ? found : found.filter { letters(of: $0).starts(with: sought) }[...]
  }

  private func letters(of tail: Tail) -> ArraySlice<UInt8> {
    letters[Int(tail.start)...].prefix(Int(tail.length))
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

  /// The first eight letters as a number; what has fewer comes before all that goes on.
  private static func order(of letters: ArraySlice<UInt8>) -> UInt64 {
    let first = letters.prefix(ordered)
    return first.reduce(0) { $0 << 8 | UInt64($1) } << (8 * (ordered - first.count))
  }
}
