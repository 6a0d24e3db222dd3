/// How statistics are printed.
public enum StatisticsFormat: String, CaseIterable, Sendable {
  /// For people, on a terminal.
  case text
  /// For programs.
  case json
  /// For people: a README.
  case markdown
}
