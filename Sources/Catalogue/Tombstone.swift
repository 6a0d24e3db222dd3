/// What is left of a brand that was published and is no more: cards saved under its id still find their way.
public struct Tombstone: Hashable, Sendable, Identifiable {
  /// The id, which is never used again.
  public var id: String
  /// The last name.
  public var name: String
  /// `renamed`, `merged` or `closed`.
  public var status: BrandStatus
  /// The last day; `nil` where it isn't known.
  public var endedOn: CalendarDate?
  /// The id of the brand that takes its place; `nil` for a closed one.
  public var replacedBy: String?

  /// A tombstone.
  public init(
    id: String, name: String, status: BrandStatus, endedOn: CalendarDate? = nil, replacedBy: String? = nil
  ) {
    self.id = id
    self.name = name
    self.status = status
    self.endedOn = endedOn
    self.replacedBy = replacedBy
  }
}
