package import Catalogue
package import CatalogueSources
internal import Diagnostics

/// The catalogue under its version, with its JSON.
package struct VersionedCatalogue: Sendable {
  package let catalogue: PublishedCatalogue
  package let json: [UInt8]

  /// Gives a catalogue its version. Content is compared as bytes: what a device downloads and hashes.
  package init(
    _ checked: CheckedCatalogue, baseline: ReleasedCatalogue?, existing: ReleasedCatalogue?,
    today: CalendarDate
  ) {
    // A release of the same version as another is compared with the same bytes; most often both are one file.
    var encoded: [CatalogueVersion: [UInt8]] = [:]
    for version in [baseline?.version, existing?.version].compactMap(\.self) where encoded[version] == nil {
      encoded[version] = checked.released(as: version).json()
    }
    let equals = { (release: ReleasedCatalogue?) in
      release.map { encoded[$0.version] == $0.source.bytes } ?? false
    }
    let rule = VersionRule(baseline: baseline?.version, existing: existing?.version, today: today)
    let version = rule.version(equalsBaseline: equals(baseline), equalsExisting: equals(existing))
    catalogue = checked.released(as: version)
    json = encoded[version] ?? catalogue.json()
  }
}

/// Decides the version of a build. It never goes back, and the same sources, releases and day always give the
/// same one.
struct VersionRule: Sendable {
  /// The version of the last release; `nil` before the first.
  let baseline: CatalogueVersion?
  /// The version of the catalogue in the working folder; `nil` where there is none.
  let existing: CatalogueVersion?
  /// The day of the build, in UTC.
  let today: CalendarDate

  /// The version of a catalogue.
  /// - Parameters:
  ///   - equalsBaseline: whether the content is the last release's.
  ///   - equalsExisting: whether the content is the working folder's.
  func version(equalsBaseline: Bool, equalsExisting: Bool) -> CatalogueVersion {
    if equalsBaseline, let baseline { return baseline }
    if equalsExisting, let existing, baseline.map({ $0 < existing }) ?? true { return existing }
    guard let baseline, baseline.date >= today else { return CatalogueVersion(date: today, revision: 1) }
    return CatalogueVersion(date: baseline.date, revision: baseline.revision + 1)
  }
}
