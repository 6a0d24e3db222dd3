/// A text as search reads it: a query, or a text of a brand.
struct SearchText {
  /// All words in one, in the letters `a-z` and `0-9` as UTF-8: spaces don't count.
  let letters: [UInt8]
  /// The indices of the letters that begin a word; no word is empty.
  let wordStarts: [Int]

  /// How many Unicode scalars of a text count: more than twice the longest name, and a bound on the cost of a long
  /// text.
  private static let length = 100

  /// Reads a text; `&` and `+` are left out, as all punctuation is.
  init(_ text: String) {
    // People search for L'Erbolario as "erbolario".
    let counted = text.unicodeScalars.prefix(Self.length)
      .map { $0 == "'" || $0 == "\u{2019}" ? " " as Unicode.Scalar : $0 }
    var letters: [UInt8] = []
    var starts: [Int] = []
    var isBetweenWords = true
    for letter in FoldedText.utf8(of: counted, separatingWords: true) {
      if letter == UInt8(ascii: " ") {
        isBetweenWords = true
        continue
      }
      if isBetweenWords { starts.append(letters.count) }
      isBetweenWords = false
      letters.append(letter)
    }
    self.letters = letters
    wordStarts = starts
  }

  /// The ways in which people may type a name: without its `&` and `+`, and with each as `e` and as `and`.
  static func spellings(of name: String) -> [SearchText] {
    ([name] + SearchKey.spellings(of: name)).map { SearchText($0) }
  }

  /// The letters of each word.
  var words: [[UInt8]] {
    zip(wordStarts, wordStarts.dropFirst() + [letters.count]).map { Array(letters[$0..<$1]) }
  }
}
