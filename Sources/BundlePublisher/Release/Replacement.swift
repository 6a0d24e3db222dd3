public import Catalogue
internal import StrictJSON
internal import UpdateFramework

/// Takes the place of a published catalogue whose version must not count: it was dated wrong, or signed with stolen keys.
///
/// Apps install what the newest metadata lists, whatever its date. So the next catalogue needs to be above the last good
/// one only.
public struct Replacement: Sendable {
  /// The version of the published catalogue.
  let published: CatalogueVersion
  /// Why it is replaced. Everybody can read it.
  let reason: String
  /// The last good catalogue.
  let baseline: CatalogueOutline

  /// The replacement of the published catalogue.
  public init(of published: CatalogueVersion, reason: String, baseline: CatalogueOutline) {
    self.published = published
    self.reason = reason
    self.baseline = baseline
  }

  /// The name of the record in the targets' `custom`.
  static let name = "replaces"

  /// What the targets say of it.
  var record: LocatedValue {
    .object([
      "version": .text(published.date.description), "revision": .integer(Int64(published.revision)),
      "reason": .text(reason),
    ])
  }

  /// The new catalogue must be the last good one, or follow it.
  func check(_ new: CatalogueOutline, over old: CatalogueOutline) throws(PublishError) {
    guard old.version == published else {
      throw .otherVersionPublished(published: old.version, stated: published)
    }
    guard new != baseline else { return }
    guard new.version > baseline.version else {
      throw .versionNotAboveBaseline(baseline: baseline.version, found: new.version)
    }
    try Publisher.checkIsComplete(new, since: baseline)
  }
}
