public import Catalogue

/// The result of a check.
public enum UpdateAvailability: Hashable, Sendable {
  /// There is nothing to download: the newest catalogue is shown or staged.
  case upToDate
  /// There is another catalogue. The version is the one that is shown after the update, which may be lower than now if the
  /// publisher withdrew what is shown; the download has so many bytes.
  case available(CatalogueVersion, downloadSize: Int64)
  /// There is a newer catalogue, but this app doesn't read its schema version. Updating the app helps.
  case unsupported(schemaVersion: Int64)
}

extension UpdateAvailability: UpdateOutcome {
  var isComplete: Bool { if case .available = self { false } else { true } }
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
  var isComplete: Bool { true }
}

/// The result of a check or an update.
protocol UpdateOutcome: Sendable {
  /// Whether there is nothing left to download.
  var isComplete: Bool { get }
}
