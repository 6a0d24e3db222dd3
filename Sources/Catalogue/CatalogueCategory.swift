/// A category of a published catalogue.
public struct CatalogueCategory: Hashable, Sendable, Identifiable {
  /// The id, by which entries name it.
  public var id: String
  /// The name that people read, in the language of the catalogue.
  public var title: String
  /// The pictogram: an SVG file in black, which apps tint; `nil` where there is none.
  public var symbol: PublishedAsset?

  /// A category.
  public init(id: String, title: String, symbol: PublishedAsset? = nil) {
    self.id = id
    self.title = title
    self.symbol = symbol
  }
}
