/// The part of a line that a finding shows: short, however long the line is, because every finding keeps its own.
struct SourceExcerpt: Hashable, Sendable {
  /// What stands on the line before the place.
  let before: String
  /// As much of the place as is on the line.
  let marked: String
  /// What follows on the line.
  let after: String
}
