/// A loyalty programme.
public struct Programme: Hashable, Sendable {
  /// What a programme gives.
  public enum Kind: String, CaseIterable, Sendable {
    /// A card that collects points.
    case points
    /// An app instead of a card.
    case app
    /// Membership with its own prices or rights.
    case member
    /// One card for several brands.
    case coalition
  }

  /// Its name, as on the card.
  public let name: String
  /// What it gives.
  public let kind: Kind

  /// A programme.
  public init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }
}
