public import Catalogue

/// What a check found.
public enum UpdateAvailability: Hashable, Sendable {
  /// Nothing that is newer than what is shown or staged.
  case upToDate
  /// A newer catalogue, and how many bytes are to be downloaded for it.
  case available(CatalogueVersion, downloadSize: Int64)
  /// A newer catalogue in a form that this app doesn't read: it is left alone until the app is updated.
  case unsupported(schemaVersion: Int64)
}

extension UpdateAvailability: UpdateOutcome {
  var isComplete: Bool { if case .available = self { false } else { true } }
}
