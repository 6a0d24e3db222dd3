/// What a rule is called and what it is for: all that a printer needs to know of it.
public struct RuleDescription: Hashable, Sendable, Encodable {
  /// The identifier, for example `E203`.
  public let id: String
  /// How much a finding of this rule matters.
  public let severity: Severity
  /// What the rule asks for, in one sentence.
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
