/// How a difference is printed.
public enum DifferenceFormat: String, CaseIterable, Sendable {
  /// For people, on a terminal.
  case text
  /// For people: pull requests, change logs, release notes.
  case markdown
  /// For programs: `schemas/difference.schema.json` says what is where.
  case json
}
