package import Catalogue
package import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// The catalogue under its version, with its JSON.
package struct VersionedCatalogue: Sendable {
  package let catalogue: PublishedCatalogue
  package let json: FileContent
  /// The JSON that is compared with other releases (``PublishedCatalogue/compared(with:)``).
  package let comparedJSON: FileContent

  /// Gives a catalogue its version. Content is compared as bytes: what a device downloads and hashes.
  package init(
    _ checked: CheckedCatalogue, baseline: ReleasedCatalogue?, existing: ReleasedCatalogue?,
    today: CalendarDate
  ) {
    let draft = checked.released(as: baseline?.version ?? CatalogueVersion(date: today, revision: 1))
    let content = draft.jsonContent
    func isContent(of release: ReleasedCatalogue) -> Bool {
      let head = draft.released(as: release.version).jsonHead
      let content = draft.unknownIcons.isEmpty ? content : draft.compared(with: release).jsonContent
      return release.source.bytes.starts(with: head)
        && content.isSame(as: release.source.bytes[head.count...])
    }
    let equalsBaseline = baseline.map(isContent) ?? false
    // Most often both are one file.
    let isBaseline = existing.map { $0.source.bytes == baseline?.source.bytes } ?? false
    let equalsExisting = isBaseline ? equalsBaseline : existing.map(isContent) ?? false
    let rule = VersionRule(baseline: baseline?.version, existing: existing?.version, today: today)
    let version = rule.version(equalsBaseline: equalsBaseline, equalsExisting: equalsExisting)
    catalogue = draft.released(as: version)
    json = FileContent(catalogue.jsonHead) + content
    comparedJSON =
      catalogue.unknownIcons.isEmpty
      ? json : FileContent(catalogue.compared(with: existing ?? baseline).json())
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
