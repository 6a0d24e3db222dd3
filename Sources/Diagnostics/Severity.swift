/// How much a finding matters.
public enum Severity: String, Comparable, Sendable, Encodable {
  /// Worth a look; a build goes on, a check fails.
  case warning
  /// Nothing is published until it is mended.
  case error

  /// Warnings come before errors.
  public static func < (left: Severity, right: Severity) -> Bool { left == .warning && right == .error }
}
