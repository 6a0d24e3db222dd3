public import Catalogue

/// What an update came to.
public enum UpdateResult: Hashable, Sendable {
  /// There was nothing newer than what is shown or staged.
  case upToDate
  /// This version is on the device, whole and verified, and shown from the next launch on.
  case staged(CatalogueVersion)
  /// There is a newer catalogue in a form that this app doesn't read: it is left alone until the app is updated.
  case unsupported(schemaVersion: Int64)
}

extension UpdateResult: UpdateOutcome {
  var isComplete: Bool { true }
}
