public import Catalogue

/// The result of a check.
public enum UpdateAvailability: Hashable, Sendable {
  /// There is no other catalogue: the newest is shown or staged. Damaged logos are found by an update alone.
  case upToDate
  /// There is another catalogue. The version is the one that is shown after the update, which may be lower than now if the
  /// publisher withdrew what is shown. The download has so many bytes, and those of changed files of entries that only the
  /// catalogue lists, or hash bins.
  case available(CatalogueVersion, downloadSize: Int64)
  /// There is a newer catalogue, but this app doesn't read its schema version. Updating the app helps.
  case unsupported(schemaVersion: Int64)
}

extension UpdateAvailability: UpdateOutcome {
  var confirmsNewest: Bool { self == .upToDate }
  /// A check doesn't examine every logo.
  var endsUpdate: Bool { false }
}

/// The result of an update.
public enum UpdateResult: Hashable, Sendable {
  /// The newest catalogue is shown.
  case upToDate
  /// This version is on the device, complete and verified, and shown from the next launch on in place of what is shown now.
  /// It is lower than now if the publisher withdrew what is shown.
  case staged(CatalogueVersion)
  /// There is a newer catalogue, but this app doesn't read its schema version. Updating the app helps.
  case unsupported(schemaVersion: Int64)
}

extension UpdateResult: UpdateOutcome {
  var confirmsNewest: Bool { if case .unsupported = self { false } else { true } }
  var endsUpdate: Bool { true }
}

/// The result of a check or an update.
protocol UpdateOutcome: Sendable {
  /// Whether the device has the newest release.
  var confirmsNewest: Bool { get }
  /// Whether an update would find nothing to download or to repair.
  var endsUpdate: Bool { get }
}
