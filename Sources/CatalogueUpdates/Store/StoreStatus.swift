public import Catalogue

/// What a store shows, and how current it is.
public struct StoreStatus: Hashable, Sendable {
  /// Where a catalogue comes from.
  public enum Source: String, Sendable {
    /// It came with the app.
    case bundled
    /// It was downloaded and verified.
    case downloaded
  }

  /// The version that is shown.
  public let version: CatalogueVersion
  /// Where it comes from.
  public let source: Source
  /// When the repository last confirmed that the device has its newest release, in seconds since 1970; `nil` before the
  /// first time.
  public let lastChecked: Int64?
  /// The version that is shown from the next launch on, if that differs from what is shown now; otherwise `nil`. It is lower
  /// when the publisher withdrew what is shown.
  public let staged: CatalogueVersion?
  /// Why the catalogue that was downloaded last was downloaded whole although a patch to it was listed: a sentence for a log.
  /// `nil` when the patch was used, or none was listed.
  public let patchProblem: String?

  /// Whether the last check is more than some seconds ago, or there was none. A check in the future, left by a clock that
  /// was set back, counts as none.
  public func isStale(after age: Int64, at now: Int64) -> Bool {
    Self.isStale(lastChecked, after: age, at: now)
  }

  static func isStale(_ lastChecked: Int64?, after age: Int64, at now: Int64) -> Bool {
    guard let lastChecked, lastChecked >= 0, lastChecked <= now else { return true }
    return now - lastChecked > age
  }
}
