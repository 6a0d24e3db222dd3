/// A text as search reads it, be it sought or searched.
struct SearchText {
  /// The words, in the letters `a-z` and `0-9` as UTF-8; none is empty.
  let words: [[UInt8]]

  /// How much of a text counts, in Unicode scalars: more than twice the longest name, and a bound on what a long
  /// text costs.
  private static let length = 100

  /// Reads a text; `&` and `+` are left out, as all punctuation is.
  init(_ text: String) {
    var counted = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(Self.length) {
      // L'Erbolario is looked for as "erbolario".
      counted.append(scalar == "'" || scalar == "\u{2019}" ? " " : scalar)
    }
    words = FoldedText.letters(of: String(counted), separatingWords: true).utf8
      .split(separator: UInt8(ascii: " ")).map { Array($0) }
  }

  /// A name as it may be written by whoever looks for it: without its `&` and `+`, and with each as `e` and as `and`.
  static func spellings(of name: String) -> [SearchText] {
    ([name] + SearchKey.spellings(of: name)).map { SearchText($0) }
  }

  /// All words in one: spaces don't count.
  var letters: [UInt8] { Array(words.joined()) }

  /// Where in ``letters`` words begin.
  var wordStarts: [Int] {
    var start = 0
    return words.map { word in
      defer { start += word.count }
      return start
    }
  }
}
