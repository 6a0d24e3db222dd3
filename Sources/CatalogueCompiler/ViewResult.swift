public import Diagnostics

/// What a template would be given.
public struct ViewResult: Sendable {
  /// Everything that was found, in the order of the sources.
  public let diagnostics: [Diagnostic]
  /// Every name with its value; `nil` when an error stands in the way.
  public let json: [UInt8]?
}
