/// The forms in which the specification tells the result of a validation (core, section 12.4).
public enum OutputFormat: String, CaseIterable, Sendable {
  /// One list of all failures, or of all annotations of a valid value (section 12.4.2).
  case basic
  /// The same as a tree that follows the schema (section 12.4.3).
  case detailed
}
