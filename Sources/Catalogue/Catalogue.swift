/// The published catalogue of one country.
public struct Catalogue: Hashable, Sendable {
  /// The version of the JSON form; another number is another form.
  public var schemaVersion: Int
  /// The country, ISO 3166-1 alpha-2.
  public var country: String
  /// Which release it is.
  public var version: CatalogueVersion
  /// The brands, by id.
  public let brands: [Brand]
  /// The brands that are no more, by id.
  public let tombstones: [Tombstone]

  /// A catalogue; brands and tombstones are put in the order of their ids.
  public init(
    schemaVersion: Int, country: String, version: CatalogueVersion, brands: [Brand], tombstones: [Tombstone]
  ) {
    self.schemaVersion = schemaVersion
    self.country = country
    self.version = version
    self.brands = brands.sorted { $0.id < $1.id }
    self.tombstones = tombstones.sorted { $0.id < $1.id }
  }
}
