/// The texts that brands are found by, and their places in a search. Brands are known by their numbers from 0.
struct SearchTable: Sendable {
  private struct Owner {
    let brand: Int
    let field: SearchField
  }

  /// Of each text, whose it is.
  private let owners: [Owner]
  /// The tails of all texts that begin with a word.
  private let texts: SortedTails
  /// Of each distinct word, the brands that have it, each once.
  private let brandsOfWord: [[Int]]
  /// The tails of all distinct words that begin within the word.
  private let words: SortedTails
  private let brandCount: Int

  /// What two letters or fewer are in says nothing about a brand, unless a word begins with them.
  private static let lettersInside = 3

  /// A table of the texts of each brand.
  init(_ brands: [[(field: SearchField, text: SearchText)]]) {
    brandCount = brands.count
    var owners: [Owner] = []
    var brandsOfWord: [[UInt8]: [Int]] = [:]
    for (brand, texts) in brands.enumerated() {
      owners += texts.map { Owner(brand: brand, field: $0.field) }
      for word in Set(texts.flatMap(\.text.words)) { brandsOfWord[word, default: []].append(brand) }
    }
    self.owners = owners
    texts = SortedTails(brands.joined().map { ($0.text.letters, $0.text.wordStarts) })
    words = SortedTails(brandsOfWord.map { ($0.key, Array($0.key.indices.dropFirst())) })
    self.brandsOfWord = brandsOfWord.map(\.value)
  }

  /// The best place of each brand in which some letters are; `nil` where they are in none.
  func places(of sought: [UInt8]) -> [SearchPlace?] {
    var places = [SearchPlace?](repeating: nil, count: brandCount)
    if sought.count >= Self.lettersInside {
      for tail in words.beginning(with: sought) {
        for brand in brandsOfWord[tail.text] { places[brand] = .insideWord }
      }
    }
    for tail in texts.beginning(with: sought) {
      let owner = owners[tail.text]
      let place = SearchPlace(Self.match(of: sought, with: tail), in: owner.field)
      places[owner.brand] = places[owner.brand].map { min($0, place) } ?? place
    }
    return places
  }

  private static func match(of sought: [UInt8], with tail: SortedTails.Tail) -> SearchMatch {
    if tail.start > tail.textStart { return .word }
    return tail.end - tail.start > sought.count ? .beginning : .whole
  }
}
