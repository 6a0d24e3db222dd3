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
  /// Fewer letters are near too much.
  private static let lettersNear = 5

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

  /// The brands that a query finds.
  /// - Parameter wordCount: of how many words it is made.
  func brands(for query: [UInt8], wordCount: Int = 1) -> FoundBrands {
    var found = FoundBrands(brandCount: brandCount, wordCount: wordCount)
    if query.count >= Self.lettersInside {
      for suffix in words.suffixes(withPrefix: query) {
        for brand in brandsOfWord[suffix.owner] { found.add(brand, SearchRank.insideWord.rawValue) }
      }
    }
    for suffix in texts.suffixes(withPrefix: query) {
      let rank = suffix.length == query.count ? suffix.owner.rankOfWhole : suffix.owner.rank
      found.add(Int(suffix.owner.brand), rank.rawValue)
    }
    return found
  }

  /// The same where one letter may be wrong: of all words as one, or else of each, where all have to match.
  /// - Parameter distinct: the words of the query, none twice.
  func brands(nearly words: [[UInt8]], _ distinct: [[UInt8]]) -> FoundBrands {
    let none = FoundBrands(brandCount: brandCount, wordCount: 0)
    guard words.contains(where: { $0.count >= Self.lettersNear }) else { return none }
    let whole = brands(nearly: words)
    guard words.count > 1, !whole.has(1) else { return whole }
    let found = FoundBrands(
      matchingMost: distinct.map { word in
        var found = brands(for: word)
        if word.count >= Self.lettersNear { found.addMissing(brands(nearly: [word])) }
        return found
      })
    return found.wordCount == distinct.count ? found : none
  }

  /// The same of all words as one. A letter may be wrong within a word that is long enough.
  private func brands(nearly words: [[UInt8]]) -> FoundBrands {
    var found = FoundBrands(brandCount: brandCount)
    let longWords = words.enumerated().flatMap { number, word in
      repeatElement(word.count >= Self.lettersNear ? number + 1 : 0, count: word.count)
    }
    texts.forEachNear(words.flatMap(\.self), longWords) { suffix, nearness in
      let rank = nearness == .whole ? suffix.owner.rankOfWhole : suffix.owner.rank
      found.add(Int(suffix.owner.brand), rank.rawValue + FoundBrands.nearly)
    }
    return found
  }
}
