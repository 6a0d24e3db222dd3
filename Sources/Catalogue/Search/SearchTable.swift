/// The texts that brands are found by, and their places in a search. Brands are known by their numbers from 0.
struct SearchTable: Sendable {
  /// What is found by a tail that begins with what is sought. It is small, because there may be millions.
  private struct Finding {
    let brand: Int32
    /// The brand's place where the tail goes on, and where it ends.
    let place, placeOfWhole: SearchPlace

    /// What is found by the tail that begins with the letter `start` of a text.
    init(brand: Int, field: SearchField, start: Int) {
      self.brand = Int32(brand)
      place = SearchPlace(start == 0 ? .beginning : .word, in: field)
      placeOfWhole = SearchPlace(start == 0 ? .whole : .word, in: field)
    }
  }

  /// The tails of all texts that begin with a word.
  private let texts: SortedTails<Finding>
  /// Of each distinct word, the brands that have it, each once.
  private let brandsOfWord: [[Int]]
  /// The tails of all distinct words that begin within the word, with the words' numbers.
  private let words: SortedTails<Int>
  private let brandCount: Int

  /// What two letters or fewer are in says nothing about a brand, unless a word begins with them.
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
    texts = SortedTails(
      brands.enumerated().flatMap { brand, texts in
        texts.map { field, text in
          (text.letters, text.wordStarts.map { ($0, Finding(brand: brand, field: field, start: $0)) })
        }
      })
    words = SortedTails(
      brandsOfWord.keys.enumerated().map { number, word in
        (word, word.indices.dropFirst().map { ($0, number) })
      })
    self.brandsOfWord = Array(brandsOfWord.values)
  }

  /// The best place of each brand in which some letters are; `nil` where they are in none.
  func places(of sought: [UInt8]) -> [SearchPlace?] {
    var places = [SearchPlace?](repeating: nil, count: brandCount)
    if sought.count >= Self.lettersInside {
      for tail in words.beginning(with: sought) {
        for brand in brandsOfWord[tail.owner] { places[brand] = .insideWord }
      }
    }
    for tail in texts.beginning(with: sought) {
      let brand = Int(tail.owner.brand)
      let place = tail.length == sought.count ? tail.owner.placeOfWhole : tail.owner.place
      if let known = places[brand], known <= place { continue }
      places[brand] = place
    }
    return places
  }
}
