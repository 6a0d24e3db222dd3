/// Where a brand is in its life.
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
