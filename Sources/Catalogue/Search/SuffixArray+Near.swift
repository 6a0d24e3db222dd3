/// Suffixes that begin with a prefix when one letter of it is wrong.
extension SuffixArray {
  /// How a suffix begins with a prefix in which something is changed.
  enum Nearness {
    case beginning
    /// That is all of it.
    case whole
  }

  /// Calls a function with each suffix that begins nearly with a prefix of five letters or more: with one letter left
  /// out, added or replaced, or two neighbours swapped. A suffix may come several times.
  ///
  /// With its first four letters, what is wrong comes later. Else it is at one of the four, and what follows is as in the
  /// prefix: so there are few beginnings to look for, and each has a range of its own.
  ///
  /// - Parameter longWords: for each letter of the prefix the number of its word, from 1, if it may be wrong in it; else 0.
  func forEachNear(_ prefix: [UInt8], _ longWords: [Int], _ body: (Suffix, Nearness) -> Void) {
    func visit(_ beginning: [UInt8], in range: Range<Int>) {
      for index in self.range(of: beginning, in: range) {
        let suffix = suffixes[index]
        if let nearness = nearness(of: prefix, longWords, to: suffix) { body(suffix, nearness) }
      }
    }
    let all = suffixes.indices
    visit(Array(prefix.prefix(Self.surelyRight)), in: all)
    for wrong in 0..<min(Self.surelyRight, prefix.count - 1) {
      let (before, rest) = (Array(prefix[..<wrong]), prefix[wrong...])
      visit(before + rest.dropFirst(), in: all)
      visit(before + [prefix[wrong + 1], prefix[wrong]] + rest.dropFirst(2), in: all)
      forEachLetter(after: before) { letter, range in
        visit(before + [letter] + rest, in: range)
        visit(before + [letter] + rest.dropFirst(), in: range)
      }
    }
  }

  /// How many letters are right where what is wrong comes after them.
  private static var surelyRight: Int { 4 }

  /// Calls a function with each letter that follows a prefix of less than eight letters, and the range of its suffixes.
  private func forEachLetter(after prefix: [UInt8], _ body: (UInt8, Range<Int>) -> Void) {
    var rest = range(of: prefix, in: suffixes.indices)
    while let first = rest.first {
      let letter = letter(prefix.count, of: suffixes[first])
      let range = letter == 0 ? self.range(ofWhole: prefix, in: rest) : range(of: prefix + [letter], in: rest)
      if letter != 0 { body(letter, range) }
      rest = range.upperBound..<rest.upperBound
    }
  }

  /// Whether one change makes a prefix the beginning of a suffix, or all of it.
  private func nearness(of prefix: [UInt8], _ longWords: [Int], to suffix: Suffix) -> Nearness? {
    let text = letters(of: suffix)
    let most = min(prefix.count, text.count)
    var same = 0
    while same < most, prefix[same] == text[text.startIndex + same] { same += 1 }
    if same == prefix.count { return same == text.count ? .whole : .beginning }
    var nearness: Nearness?
    for change in Change.all {
      let (own, other) = (same + change.own, same + change.others)
      guard own <= prefix.count, other <= text.count, prefix.count - own <= text.count - other,
        change.own < 2 || isSwapped(prefix, text, at: same),
        isSame(prefix, from: own, text, from: other),
        change.isForgiven(at: same, of: prefix, longWords, text)
      else { continue }
      if prefix.count - own == text.count - other { return .whole }
      nearness = .beginning
    }
    return nearness
  }

  private func isSwapped(_ prefix: [UInt8], _ text: ArraySlice<UInt8>, at index: Int) -> Bool {
    let start = text.startIndex + index
    return prefix[index] == text[start + 1] && prefix[index + 1] == text[start]
  }

  /// Whether the letters of a prefix from one index on are those of a text from another on, which has as many.
  private func isSame(
    _ prefix: [UInt8], from own: Int, _ text: ArraySlice<UInt8>, from other: Int
  ) -> Bool {
    let distance = text.startIndex + other - own
    var index = own
    while index < prefix.count, prefix[index] == text[index + distance] { index += 1 }
    return index == prefix.count
  }
}

/// What may be wrong in a prefix: how many of its letters, and of the text's, it passes over.
private struct Change {
  let own: Int
  let others: Int

  /// A letter is left out, added or replaced, or two are swapped.
  static let all = [
    Change(own: 0, others: 1), Change(own: 1, others: 0), Change(own: 1, others: 1),
    Change(own: 2, others: 2),
  ]

  /// Whether it is within a word in which a letter may be wrong. Of several same letters each may be the one that was
  /// added or left out.
  func isForgiven(at index: Int, of prefix: [UInt8], _ longWords: [Int], _ text: ArraySlice<UInt8>) -> Bool {
    if own == others {
      return longWords[index] > 0 && longWords[index] == longWords[index + own - 1]
    }
    let letter = own > 0 ? prefix[index] : text[text.startIndex + index]
    var first = index
    while first > 0, prefix[first - 1] == letter { first -= 1 }
    // What is left out or added at a word's end is of the word, on either side of a space: spaces don't count.
    return longWords[max(first - 1, 0)...min(index + own, longWords.count - 1)].contains { $0 > 0 }
  }
}
