/// Finds the brands of a catalogue by what people type.
///
/// Names, aliases, programmes and keywords are searched; the names of brands that a brand replaced count as its
/// aliases, and a closed brand without a successor isn't found. Case, diacritics, punctuation and spaces don't count
/// (see ``SearchKey``); a `&` or `+` in a brand's text may be left out, or typed as `e` or `and`. Words end at spaces,
/// apostrophes and other punctuation, but not at dots. Of any text the first 100 Unicode scalars count. The best match
/// comes first:
///
/// 1. the query is the name;
/// 2. it is an alias;
/// 3. the name begins with it;
/// 4. an alias begins with it;
/// 5. a later word of the name begins with it;
/// 6. a later word of an alias begins with it;
/// 7. a word of a programme begins with it;
/// 8. a word of a keyword begins with it;
/// 9. a word of any of these contains it, if it has three letters or more.
///
/// Equally good matches come in the order of ``Catalogue/popular``, the others last, and then of their ids.
///
/// Where no brand matches the whole query, each of its words is searched. The brands that match the most words are
/// found, each ranked by its worst word: so words may come in any order, and `carta ikea` finds IKEA first though it
/// has no such card.
///
/// Where fewer than three brands are found that match all words, one letter may be wrong in a word of five letters or
/// more: left out, added, replaced, or swapped with its neighbour. `conda` finds Conad. The corrected query is the beginning
/// of a word, and not inside one; it is that of all words without spaces, or else each word is corrected on its own. Without
/// spaces, too, the letter is within a word of five letters or more.
/// These brands come after those without a mistake, by the same ranks, but before those that match some words only.
public struct SearchIndex: Sendable {
  /// By rank and id.
  private let brands: [Brand]
  private let table: SearchTable

  /// The index of a catalogue. It takes some milliseconds for some hundred brands, and can be used from then on.
  public init(_ catalogue: Catalogue) {
    brands = catalogue.brandsByRank
    var formerNames: [String: [String]] = [:]
    for tombstone in catalogue.tombstones {
      if let id = tombstone.replacedBy { formerNames[id, default: []].append(tombstone.name) }
    }
    table = SearchTable(brands.map { Self.texts(of: $0, formerly: formerNames[$0.id] ?? []) })
  }

  /// The brands that a text finds, the best first.
  ///
  /// - Parameters:
  ///   - text: What was typed so far; a text without a letter `a-z` or digit finds nothing.
  ///   - limit: How many brands at most.
  public func search(_ text: String, limit: Int) -> [Brand] {
    let query = SearchText(text)
    guard !query.words.isEmpty else { return [] }
    let words = Array(Set(query.words))
    var found = table.brands(for: query.letters, wordCount: words.count)
    if query.words.count > 1, !found.has(1) {
      found = FoundBrands(matchingMost: words.map { table.brands(for: $0) })
    }
    let isWhole = found.wordCount == words.count
    if !isWhole || !found.has(Self.enough) {
      let near = table.brands(nearly: query.words, words)
      if isWhole || !near.has(1) { found.addMissing(near) } else { found = near }
    }
    return found.best(limit).map { brands[$0] }
  }

  /// Where so many brands match all words, no letter is thought to be wrong.
  private static let enough = 3

  private static func texts(
    of brand: Brand, formerly formerNames: [String]
  ) -> [(field: SearchField, text: SearchText)] {
    var texts: [(field: SearchField, text: SearchText)] = []
    for (field, names) in brand.searchedTexts + [(.alias, formerNames)] {
      for name in names {
        for spelling in SearchText.spellings(of: name) { texts.append((field, spelling)) }
      }
    }
    return texts
  }
}

extension Catalogue {
  /// The brands that a text finds, the best first, as ``SearchIndex`` says. Every call builds an index: to search at
  /// each letter that is typed, keep one.
  public func search(_ text: String, limit: Int = 20) -> [Brand] {
    SearchIndex(self).search(text, limit: limit)
  }
}
