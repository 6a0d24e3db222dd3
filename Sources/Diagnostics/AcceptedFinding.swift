/// A warning that a source file accepts: it is no finding any more, and is shown beside them.
public struct AcceptedFinding: Hashable, Sendable, Codable {
  /// What was found.
  public let finding: Diagnostic
  /// Why it is right as it is.
  public let reason: String

  /// An accepted finding.
  public init(_ finding: Diagnostic, reason: String) {
    self.finding = finding
    self.reason = reason
  }
}
