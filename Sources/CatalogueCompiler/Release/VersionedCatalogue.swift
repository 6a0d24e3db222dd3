internal import Catalogue
internal import Diagnostics

/// The catalogue under its version, with its JSON.
struct VersionedCatalogue: Sendable {
  let catalogue: Catalogue
  let json: [UInt8]

  /// Gives a catalogue its version. Content is compared as bytes: what a device downloads and hashes.
  init(
    _ checked: CheckedCatalogue, baseline: ReleasedCatalogue?, existing: ReleasedCatalogue?,
    today: CalendarDate
  ) {
    let rule = VersionRule(baseline: baseline?.version, existing: existing?.version, today: today)
    let released = [baseline, existing].map { release in
      release.map { checked.released(as: $0.version).json() == $0.source.bytes } ?? false
    }
    let version = rule.version(equalsBaseline: released[0], equalsExisting: released[1])
    catalogue = checked.released(as: version)
    json = catalogue.json()
  }
}
