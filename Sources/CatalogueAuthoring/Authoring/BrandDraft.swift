/// What is known of a brand that gets a file.
public struct BrandDraft: Sendable {
  /// Its id, which is the name of its file.
  public var id: String
  /// Its name; `nil` where a person is to write it.
  public var name: String?
  /// The id of its category; `nil` where a person is to choose it.
  public var category: String?
  /// Its colour, as a person writes it; `nil` where it isn't known.
  public var color: String?
  /// Whether there is a logo, `<id>.svg`.
  public var hasLogo: Bool

  /// A draft of a brand of which nothing is known but its id.
  public init(
    id: String, name: String? = nil, category: String? = nil, color: String? = nil, hasLogo: Bool = false
  ) {
    self.id = id
    self.name = name
    self.category = category
    self.color = color
    self.hasLogo = hasLogo
  }
}
