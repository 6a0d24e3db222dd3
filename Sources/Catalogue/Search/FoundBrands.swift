/// What a query finds: the rank of each brand, by its number.
struct FoundBrands: Sendable {
  /// The rank of each brand, with ``nearly`` added where a letter is wrong; 0 for those that aren't found.
  private(set) var ranks: [UInt8]
  /// How many words of the query all of them match.
  let wordCount: Int

  /// What is added to the rank of a match with one wrong letter.
  static let nearly = SearchRank.insideWord.rawValue

  private static let none: UInt8 = 0

  /// None of so many brands, yet.
  init(brandCount: Int, wordCount: Int = 1) {
    ranks = [UInt8](repeating: Self.none, count: brandCount)
    self.wordCount = wordCount
  }

  /// The brands that match the most words, each ranked by its worst one.
  init(matchingMost words: [FoundBrands]) {
    let brandCount = words.first?.ranks.count ?? 0
    var worst = [UInt8](repeating: Self.none, count: brandCount)
    var counts = [Int](repeating: 0, count: brandCount)
    for word in words {
      for (brand, rank) in word.ranks.enumerated() where rank != Self.none {
        counts[brand] += 1
        worst[brand] = max(worst[brand], rank)
      }
    }
    let most = counts.max() ?? 0
    for brand in worst.indices where counts[brand] != most { worst[brand] = Self.none }
    (ranks, wordCount) = (worst, most)
  }

  /// Gives a brand a rank, unless it has a better one.
  mutating func add(_ brand: Int, _ rank: UInt8) {
    if ranks[brand] == Self.none || rank < ranks[brand] { ranks[brand] = rank }
  }

  /// Gives brands that have no rank theirs in another list.
  mutating func addMissing(_ other: FoundBrands) {
    for (brand, rank) in other.ranks.enumerated() where ranks[brand] == Self.none { ranks[brand] = rank }
  }

  /// Whether there are as many or more.
  func has(_ count: Int) -> Bool {
    var found = 0
    for rank in ranks where rank != Self.none {
      found += 1
      if found == count { return true }
    }
    return false
  }

  /// The numbers of the best.
  func best(_ limit: Int) -> [Int] {
    var byRank = [[Int]](repeating: [], count: 2 * Int(Self.nearly) + 1)
    for (brand, rank) in ranks.enumerated() where rank != Self.none { byRank[Int(rank)].append(brand) }
    return Array(byRank.joined().prefix(max(limit, 0)))
  }
}
