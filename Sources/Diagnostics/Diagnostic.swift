/// One finding: what is wrong, where, and what to do about it.
public struct Diagnostic: Hashable, Sendable, Codable {
  /// The rule's identifier, for example `E203`.
  public let rule: String
  /// How much it matters.
  public let severity: Severity
  /// Where it is; `nil` when it concerns the catalogue as a whole.
  public let location: SourceLocation?
  /// One sentence that says what was found and what is expected.
  public let message: String
  /// What to do, where the message doesn't say it.
  public let fix: String?
  /// Other locations that belong to the finding, such as the first of two duplicates.
  public let related: [SourceLocation]
  /// The change that fixes it, where only one is right.
  public let edit: TextEdit?

  /// A finding.
  public init(
    rule: String, severity: Severity, location: SourceLocation?, message: String, fix: String? = nil,
    related: [SourceLocation] = [], edit: TextEdit? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.location = location
    self.message = message
    self.fix = fix
    self.related = related
    self.edit = edit
  }
}

extension Diagnostic: Comparable {
  /// By location (findings without one last), then rule, then message, then all the rest: the order never depends
  /// on how the work was divided.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    if left.location != right.location {
      guard let first = left.location else { return false }
      return right.location.map { first < $0 } ?? true
    }
    let one = (left.rule, left.message, left.fix ?? "")
    let other = (right.rule, right.message, right.fix ?? "")
    return one == other ? left.related.lexicographicallyPrecedes(right.related) : one < other
  }
}

/// How much a finding matters.
public enum Severity: String, Comparable, Sendable, Codable {
  /// Worth a look; a build goes on, a check fails.
  case warning
  /// Nothing is published until it is fixed.
  case error

  /// Warnings come before errors.
  public static func < (left: Severity, right: Severity) -> Bool { left == .warning && right == .error }
}

/// What a printer needs to know of a rule.
public struct RuleDescription: Hashable, Sendable, Encodable {
  /// The identifier, for example `E203`.
  public let id: String
  /// How much a finding of this rule matters.
  public let severity: Severity
  /// What the rule requires, in one sentence.
  public let purpose: String
  /// A finding as a person sees it.
  public let example: String

  /// A rule's description.
  public init(id: String, severity: Severity, purpose: String, example: String) {
    self.id = id
    self.severity = severity
    self.purpose = purpose
    self.example = example
  }
}
