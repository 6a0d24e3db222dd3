/// What came of the search for a target.
public enum TargetSearch: Sendable {
  /// The most trusted role that lists the path lists it so.
  case found(TargetFile)
  /// No role that was asked lists the path.
  case absent
  /// A delegated role's file has to be read first; the update's `request` tells which.
  case needsMetadata
}
