internal import Catalogue
package import Diagnostics

/// Words and phrases that may not occur in a text, from a file with one on each line; `#` begins a comment.
package struct WordList: Sendable {
  /// The name by which `x-forbidden` calls it.
  package let name: String
  /// The words of each phrase, folded.
  private let phrases: Set<[SearchKey]>
  private let longest: Int

  /// `nil` where the file has no words, or isn't UTF-8.
  package init?(name: String, _ source: SourceText) {
    guard let text = String(validating: source.bytes, as: UTF8.self), !source.bytes.contains(0) else {
      return nil
    }
    self.name = name
    let lines = text.unicodeScalars.split { $0 == "\n" || $0 == "\r" }
    phrases = Set(
      lines.filter { $0.first != "#" }.map { FoldedWord.all(in: Substring($0)).map(\.key) }.filter {
        !$0.isEmpty
      })
    longest = phrases.map(\.count).max() ?? 0
    if phrases.isEmpty { return nil }
  }

  /// The phrases of the list that a text has, as they are written there. Whole words count: `must` isn't in `mustard`.
  package func phrases(in text: String) -> [Substring] {
    let words = FoldedWord.all(in: Substring(text))
    return words.indices.flatMap { start in
      (1...max(1, longest)).compactMap { count -> Substring? in
        guard start + count <= words.count,
          words[start + 1..<start + count].allSatisfy(\.followsSpace),
          phrases.contains(words[start..<start + count].map(\.key))
        else { return nil }
        return text[words[start].range.lowerBound..<words[start + count - 1].range.upperBound]
      }
    }
  }
}

/// A word of a text, with its key: case, accents and apostrophes don't count.
private struct FoldedWord {
  let key: SearchKey
  let range: Range<String.Index>
  /// Whether there is nothing but white space between it and the word before it.
  let followsSpace: Bool

  /// The words of a text: runs of letters, digits, their marks, and apostrophes.
  static func all(in text: Substring) -> [FoldedWord] {
    var end: String.Index?
    return text.unicodeScalars.split { !isPart(of: $0) }.compactMap { scalars in
      let key = SearchKey(String(scalars))
      guard !key.description.isEmpty else { return nil }
      let gap = end.map { text.unicodeScalars[$0..<scalars.startIndex] }
      end = scalars.endIndex
      return FoldedWord(
        key: key, range: scalars.startIndex..<scalars.endIndex,
        followsSpace: gap?.allSatisfy(\.properties.isWhitespace) ?? false)
    }
  }

  private static func isPart(of scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .nonspacingMark, .spacingMark:
      true
    default: scalar == "'" || scalar == "\u{2019}"
    }
  }
}
