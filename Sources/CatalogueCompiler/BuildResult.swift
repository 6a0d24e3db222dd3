public import Catalogue
public import Diagnostics

/// What came of a build.
public struct BuildResult: Sendable {
  /// All findings, by place.
  public let diagnostics: [Diagnostic]
  /// The files to write; `nil` when an error stands in the way.
  public let files: [EmittedFile]?
  /// The catalogue that the sources give; `nil` when an error stands in the way.
  public let catalogue: Catalogue?

  /// Whether an error was found.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
