internal import Catalogue

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
