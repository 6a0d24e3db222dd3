/// A suffix array: the suffixes of many texts in sorted order, so that a binary search finds those with a given prefix.
///
/// They are sorted by their first eight letters only, as one number. So texts that are alike from beginning to end, as
/// in a hostile catalogue, take no longer to sort; for a longer prefix, the suffixes that share its first eight letters
/// are compared one by one.
struct SuffixArray<Owner: Sendable>: Sendable {
  /// A suffix of a text. It is small, because there may be millions; 32 bits are enough for a catalogue, which has at
  /// most 32 MiB.
  struct Suffix: Sendable {
    /// What the suffix belongs to.
    let owner: Owner
    /// How many letters it has.
    let length: Int32
    fileprivate let start: Int32
    fileprivate let sortKey: UInt64
  }

  private let letters: [UInt8]
  let suffixes: [Suffix]

  /// How many letters a sort key holds.
  private static var keyLength: Int { 8 }

  /// The suffixes of texts that begin at the given indices of their letters, and what each belongs to.
  init(_ texts: [(letters: [UInt8], starts: [(Int, Owner)])]) {
    var letters: [UInt8] = []
    var suffixes: [Suffix] = []
    for text in texts {
      suffixes += text.starts.map { start, owner in
        let suffix = text.letters.dropFirst(start)
        return Suffix(
          owner: owner, length: Int32(suffix.count), start: Int32(letters.count + start),
          sortKey: Self.sortKey(of: suffix))
      }
      letters += text.letters
    }
    self.letters = letters
    self.suffixes = suffixes.sorted { $0.sortKey < $1.sortKey }
  }

  /// The suffixes that begin with a prefix.
  func suffixes(withPrefix prefix: [UInt8]) -> ArraySlice<Suffix> {
    let found = suffixes[range(of: prefix, in: suffixes.indices)]
    return prefix.count <= Self.keyLength ? found : found.filter { letters(of: $0).starts(with: prefix) }[...]
  }

  /// The range of the suffixes that share the first eight letters of a prefix, or all that it has, within another range.
  func range(of prefix: [UInt8], in range: Range<Int>) -> Range<Int> {
    let first = Self.sortKey(of: prefix[...])
    return self.range(from: first, through: first | UInt64.max >> (8 * prefix.count), in: range)
  }

  /// The range of the suffixes that are a text of less than eight letters, within another range.
  func range(ofWhole text: [UInt8], in range: Range<Int>) -> Range<Int> {
    let key = Self.sortKey(of: text[...])
    return self.range(from: key, through: key, in: range)
  }

  /// The letter of a suffix at an index below eight; 0 where it has no more.
  func letter(_ index: Int, of suffix: Suffix) -> UInt8 {
    UInt8(truncatingIfNeeded: suffix.sortKey >> (8 * (Self.keyLength - 1 - index)))
  }

  func letters(of suffix: Suffix) -> ArraySlice<UInt8> {
    letters[Int(suffix.start)...].prefix(Int(suffix.length))
  }

  private func range(from first: UInt64, through last: UInt64, in range: Range<Int>) -> Range<Int> {
    let start = firstIndex(in: range) { $0.sortKey >= first }
    return start..<firstIndex(in: start..<range.upperBound) { $0.sortKey > last }
  }

  /// The first suffix of a range that fulfils a condition which all after it fulfil too.
  private func firstIndex(in range: Range<Int>, where condition: (Suffix) -> Bool) -> Int {
    var range = range
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = condition(suffixes[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }

  /// The first eight letters as a number; a shorter text sorts before its continuations.
  private static func sortKey(of letters: ArraySlice<UInt8>) -> UInt64 {
    let first = letters.prefix(keyLength)
    return first.reduce(0) { $0 << 8 | UInt64($1) } << (8 * (keyLength - first.count))
  }
}
