/// The texts that brands are found by, and their places in a search. Brands are known by their numbers from 0.
struct SearchTable: Sendable {
  private struct Owner {
    let brand: Int32
    let field: SearchField
  }

  /// The tails of all texts that begin with a word.
  private let texts: SortedTails<Owner>
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
      for word in Set(texts.flatMap(\.text.words)) { brandsOfWord[word, default: []].append(brand) }
    }
    texts = SortedTails(
      brands.enumerated().flatMap { brand, texts in
        texts.map { (Owner(brand: Int32(brand), field: $0.field), $0.text.letters, $0.text.wordStarts) }
      })
    words = SortedTails(
      brandsOfWord.keys.enumerated().map { ($0.offset, $0.element, Array($0.element.indices.dropFirst())) })
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
      let place = SearchPlace(Self.match(of: sought, with: tail), in: tail.owner.field)
      places[brand] = places[brand].map { min($0, place) } ?? place
    }
    return places
  }

  private static func match(of sought: [UInt8], with tail: SortedTails<Owner>.Tail) -> SearchMatch {
    if !tail.isWholeText { return .word }
    return tail.length > sought.count ? .beginning : .whole
  }
}
