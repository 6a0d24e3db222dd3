/// Finds the brands of a catalogue by what people type.
///
/// Names, aliases, programmes and keywords are searched, and as aliases the names of the brands that a brand took the
/// place of; what is closed and has no successor isn't found. Case, diacritics, punctuation and spaces don't count
/// (see ``SearchKey``); a `&` or `+` in a text that is searched may be left out, or typed as `e` or `and`. Words end at
/// spaces, apostrophes and other punctuation, but not at dots. Of any text the first 100 Unicode scalars count.
/// Letters that are found in several places are in the first of these:
///
/// 1. they are the name;
/// 2. they are an alias;
/// 3. the name begins with them;
/// 4. an alias begins with them;
/// 5. a later word of the name begins with them;
/// 6. a later word of an alias begins with them;
/// 7. a word of a programme begins with them;
/// 8. a word of a keyword begins with them;
/// 9. a word of any of these has them inside, if they are three or more.
///
/// Brands in the same place come in the order of ``Brand/rank``, those without one last, and then of their ids.
///
/// Where no brand has the whole of what is sought, its words are placed one by one. Those brands are found that have
/// the most of them, each in the place of its worst word: so words may come in any order, and `carta ikea` finds IKEA
/// first though it has no such card.
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
  ///   - text: What was typed so far; without a letter `a-z` or digit it finds nothing.
  ///   - limit: How many brands at most.
  public func search(_ text: String, limit: Int) -> [Brand] {
    let query = SearchText(text)
    guard !query.words.isEmpty else { return [] }
    let whole = table.places(of: query.letters)
    let isWholeFound = query.words.count == 1 || whole.contains { $0 != nil }
    return best(limit, in: isWholeFound ? whole : placesByWord(query))
  }

  /// Of each brand that has the most words the worst of their places.
  private func placesByWord(_ query: SearchText) -> [SearchPlace?] {
    var worst = [SearchPlace?](repeating: nil, count: brands.count)
    var counts = [Int](repeating: 0, count: brands.count)
    for word in Set(query.words) {
      let places = table.places(of: word)
      for brand in brands.indices {
        guard let place = places[brand] else { continue }
        counts[brand] += 1
        if let known = worst[brand], known >= place { continue }
        worst[brand] = place
      }
    }
    let most = counts.max()
    return zip(worst, counts).map { $1 == most ? $0 : nil }
  }

  private func best(_ limit: Int, in places: [SearchPlace?]) -> [Brand] {
    var found: [Brand] = []
    for place in SearchPlace.allCases {
      for brand in brands.indices where places[brand] == place {
        guard found.count < limit else { return found }
        found.append(brands[brand])
      }
    }
    return found
  }

  private static func texts(
    of brand: Brand, formerly formerNames: [String]
  ) -> [(field: SearchField, text: SearchText)] {
    let fields: [(SearchField, [String])] = [
      (.name, [brand.name]), (.alias, brand.aliases + formerNames),
      (.programme, brand.programmes.map(\.name)), (.keyword, brand.keywords),
    ]
    var texts: [(field: SearchField, text: SearchText)] = []
    for (field, names) in fields {
      for name in names {
        for spelling in SearchText.spellings(of: name) { texts.append((field, spelling)) }
      }
    }
    return texts
  }
}
