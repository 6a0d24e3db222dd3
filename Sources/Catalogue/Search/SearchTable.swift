/// The texts that brands are found by, and how well each matches a query. Brands are numbered from 0.
struct SearchTable: Sendable {
  /// What a suffix that begins with the query finds. It is small, because there may be millions.
  private struct Entry {
    let brand: Int32
    /// The brand's rank where the suffix is longer than the query, and where it is the query.
    let rank, rankOfWhole: SearchRank

    /// The entry of the suffix that begins at the letter `start` of a text.
    init(brand: Int, field: SearchField, start: Int) {
      self.brand = Int32(brand)
      rank = SearchRank(start == 0 ? .beginning : .word, in: field)
      rankOfWhole = SearchRank(start == 0 ? .whole : .word, in: field)
    }
  }

  /// The suffixes of all texts that begin with a word.
  private let texts: SuffixArray<Entry>
  /// Of each distinct word, the brands that have it, each once.
  private let brandsOfWord: [[Int]]
  /// The suffixes of all distinct words that begin within the word, with the words' numbers.
  private let words: SuffixArray<Int>
  private let brandCount: Int

  /// One or two letters inside a word say nothing about a brand.
  private static let lettersInside = 3

  /// A table of the texts of each brand.
  init(_ brands: [[(field: SearchField, text: SearchText)]]) {
    brandCount = brands.count
    var brandsOfWord: [[UInt8]: [Int]] = [:]
    for (brand, texts) in brands.enumerated() {
      for text in texts {
        for word in text.text.words where brandsOfWord[word]?.last != brand {
          brandsOfWord[word, default: []].append(brand)
        }
      }
    }
    texts = SuffixArray(
      brands.enumerated().flatMap { brand, texts in
        texts.map { field, text in
          (text.letters, text.wordStarts.map { ($0, Entry(brand: brand, field: field, start: $0)) })
        }
      })
    words = SuffixArray(
      brandsOfWord.keys.enumerated().map { number, word in
        (word, word.indices.dropFirst().map { ($0, number) })
      })
    self.brandsOfWord = Array(brandsOfWord.values)
  }

  /// The best rank of each brand for a query; `nil` where it doesn't match.
  func ranks(for query: [UInt8]) -> [SearchRank?] {
    var ranks = [SearchRank?](repeating: nil, count: brandCount)
    if query.count >= Self.lettersInside {
      for suffix in words.suffixes(withPrefix: query) {
        for brand in brandsOfWord[suffix.owner] { ranks[brand] = .insideWord }
      }
    }
    for suffix in texts.suffixes(withPrefix: query) {
      let brand = Int(suffix.owner.brand)
      let rank = suffix.length == query.count ? suffix.owner.rankOfWhole : suffix.owner.rank
      if let known = ranks[brand], known <= rank { continue }
      ranks[brand] = rank
    }
    return ranks
  }
}
