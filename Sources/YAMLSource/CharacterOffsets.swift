/// Turns the places of libyaml, which count characters, into UTF-8 byte offsets.
struct CharacterOffsets {
  /// The offset of each character and of the end; `nil` while all characters are one byte.
  private let starts: [Int]?
  /// The offset of the first character: past a byte order mark.
  let start: Int

  /// Offsets of a text whose characters are one byte each.
  init(start: Int) {
    self.start = start
    starts = nil
  }

  /// Offsets of a text whose characters begin at `starts`, which ends with the offset of the end.
  init(starts: [Int]) {
    start = starts.first ?? 0
    self.starts = starts
  }

  /// The byte offset of the character of that number; the end for any number past it.
  func offset(ofCharacter index: Int) -> Int {
    guard let starts else { return start + index }
    return index < starts.count ? starts[index] : starts.last ?? start
  }
}
