/// The state of a brand.
public enum BrandStatus: String, CaseIterable, Sendable {
  /// In business.
  case active
  /// In business, and changing its name.
  case renaming
  /// Goes by another name now.
  case renamed
  /// Is part of another brand now.
  case merged
  /// Out of business.
  case closed

  /// Whether only a tombstone is published.
  public var isTombstone: Bool {
    switch self {
    case .active, .renaming: false
    case .renamed, .merged, .closed: true
    }
  }
}

/// What remains of a published brand that no longer exists, so that cards saved under its id are still known.
public struct Tombstone: Hashable, Sendable, Identifiable {
  /// The id, which is never used again.
  public var id: String
  /// The last name.
  public var name: String
  /// `renamed`, `merged` or `closed`.
  public var status: BrandStatus
  /// The last day; `nil` where it isn't known.
  public var endedOn: CalendarDate?
  /// The id of the brand that replaces it; `nil` for a closed one.
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
