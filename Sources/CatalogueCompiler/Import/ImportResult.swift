public import Diagnostics

/// What comes of an import.
public struct ImportResult: Sendable {
  /// The files of the new folder.
  public let files: [ImportedFile]
  /// All that was mended (warnings) and all that is left to do (errors), by place.
  public let diagnostics: [Diagnostic]
  /// Whether anything is left to do.
  public var isIncomplete: Bool { diagnostics.contains { $0.severity == .error } }
}
