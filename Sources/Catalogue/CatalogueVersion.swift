/// Which release a catalogue is: the day of the release, and a counter for several on one day. Clients compare
/// the pair; a greater one is newer.
public struct CatalogueVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The day of the release, in UTC.
  public let date: CalendarDate
  /// The release within that day, from 1.
  public let revision: Int

  /// The release `revision` of that day.
  public init(date: CalendarDate, revision: Int) {
    self.date = date
    self.revision = revision
  }

  /// The older release first.
  public static func < (left: CatalogueVersion, right: CatalogueVersion) -> Bool {
    (left.date, left.revision) < (right.date, right.revision)
  }

  /// `2026-05-31`, or `2026-05-31 revision 2` from the second one of a day.
  public var description: String { revision == 1 ? "\(date)" : "\(date) revision \(revision)" }
}
