/// The published catalogue of one country.
public struct Catalogue: Hashable, Sendable {
  /// The version of the JSON format.
  public var schemaVersion: Int
  /// The country, ISO 3166-1 alpha-2.
  public var country: String
  /// Which release it is.
  public var version: CatalogueVersion
  /// The brands, by id.
  public let brands: [Brand]
  /// What remains of brands that no longer exist, by id.
  public let tombstones: [Tombstone]
  /// The categories, in the order of the catalogue; none in a release before they were published.
  public let categories: [CatalogueCategory]

  /// A catalogue; brands and tombstones are put in the order of their ids.
  public init(
    schemaVersion: Int, country: String, version: CatalogueVersion, brands: [Brand], tombstones: [Tombstone],
    categories: [CatalogueCategory] = []
  ) {
    self.schemaVersion = schemaVersion
    self.country = country
    self.version = version
    self.brands = brands.sorted { $0.id < $1.id }
    self.tombstones = tombstones.sorted { $0.id < $1.id }
    self.categories = categories
  }
}

/// Which release a catalogue is: the day of the release, and a counter for several on one day. Clients compare
/// the pair; a greater one is newer.
public struct CatalogueVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The day of the release, in UTC.
  public let date: CalendarDate
  /// The release within that day, from 1.
  public let revision: Int

  /// The release `revision` of that day.
  public init(date: CalendarDate, revision: Int) {
    self.date = date
    self.revision = revision
  }

  /// The older release first.
  public static func < (left: CatalogueVersion, right: CatalogueVersion) -> Bool {
    (left.date, left.revision) < (right.date, right.revision)
  }

  /// `2026-05-31`, or `2026-05-31 revision 2` from the second one of a day.
  public var description: String { revision == 1 ? "\(date)" : "\(date) revision \(revision)" }
}

extension Catalogue {
  /// The brand of a card saved under an id: the one with that id, or the one that has replaced it since. `nil` for a
  /// brand that closed without a successor, and for an unknown id.
  public func brand(id: String) -> Brand? {
    var id = id
    // At most one step for each tombstone, so that a cycle ends too.
    for _ in 0...tombstones.count {
      if let brand = Self.find(id, in: brands) { return brand }
      guard let successor = Self.find(id, in: tombstones)?.replacedBy else { return nil }
      id = successor
    }
    return nil
  }

  /// The brands that have a rank, in its order.
  public var popular: [Brand] { brandsByRank.filter { $0.order != nil } }

  /// The brands in the order of their ranks, those without one last, and then of their ids.
  var brandsByRank: [Brand] {
    brands.sorted { ($0.order ?? .max, $0.id) < ($1.order ?? .max, $1.id) }
  }

  /// A binary search in a list that is sorted by id.
  private static func find<Element: Identifiable<String>>(_ id: String, in elements: [Element]) -> Element? {
    var range = elements.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if elements[middle].id == id { return elements[middle] }
      range = elements[middle].id < id ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
