package import Catalogue
package import StrictJSON

/// What a published catalogue says of its release. One from before this tool may lack any of it, or have it in another
/// form.
package struct ReleaseHeader: Sendable {
  package let schemaVersion: Int?
  /// The day of the release.
  package let date: CalendarDate?
  package let revision: Int?
  /// Whose catalogue it is, where it says so.
  package let country: String?
  /// The members that aren't there, and those that can't be read, with their values.
  package let missing: [(name: String, value: LocatedValue?)]

  /// The names of the members.
  package static let names = ["schemaVersion", "version", "revision"]

  /// The numbers that versions may have, in the schema of settings too: far from an overflow.
  private static let counters = 1...999_999_999

  init(_ root: LocatedObject) {
    let counter = { (name: String) in
      root.integer(name).map(\.value).flatMap { Self.counters.contains($0) ? $0 : nil }
    }
    schemaVersion = counter("schemaVersion")
    date = root.text("version").flatMap { CalendarDate($0.value) }
    revision = counter("revision")
    country = root.text("country")?.value
    let isThere = [schemaVersion != nil, date != nil, revision != nil]
    missing = zip(Self.names, isThere).filter { !$1 }.map { name, _ in (name, root[name]) }
  }

  /// Which release it is; `nil` without a day. One without a revision is before all others of its day.
  package var version: CatalogueVersion? {
    date.map { CatalogueVersion(date: $0, revision: revision ?? 0) }
  }

  /// `2026-05-31`, `2026-05-31 revision 2` or `without a version`.
  package var description: String {
    guard let date else { return "without a version" }
    return revision.map { "\(CatalogueVersion(date: date, revision: $0))" } ?? "\(date)"
  }
}
