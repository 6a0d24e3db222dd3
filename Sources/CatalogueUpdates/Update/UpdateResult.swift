public import Catalogue

/// The result of a check.
public enum UpdateAvailability: Hashable, Sendable {
  /// There is nothing newer than what is shown or staged.
  case upToDate
  /// There is a newer catalogue; its download has so many bytes.
  case available(CatalogueVersion, downloadSize: Int64)
  /// There is a newer catalogue, but this app doesn't read its schema version. Updating the app helps.
  case unsupported(schemaVersion: Int64)
}

extension UpdateAvailability: UpdateOutcome {
  var isComplete: Bool { if case .available = self { false } else { true } }
}

/// The result of an update.
public enum UpdateResult: Hashable, Sendable {
  /// There is nothing newer than what is shown or staged.
  case upToDate
  /// This version is on the device, complete and verified, and shown from the next launch on.
  case staged(CatalogueVersion)
  /// There is a newer catalogue, but this app doesn't read its schema version. Updating the app helps.
  case unsupported(schemaVersion: Int64)
}

extension UpdateResult: UpdateOutcome {
  var isComplete: Bool { true }
}

/// The result of a check or an update.
protocol UpdateOutcome: Sendable {
  /// Whether there is nothing left to download.
  var isComplete: Bool { get }
}
