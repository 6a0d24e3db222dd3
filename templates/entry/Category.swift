/// A category. Newer catalogues may have some that this code has no name for.
public struct {{categoryName}}: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The id, as in the catalogue.
  public let rawValue: String

  /// The category of that id.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The category of that id.
  public init(stringLiteral id: String) { rawValue = id }

  /// The id.
  public var description: String { rawValue }
}
