/// One finding: what is wrong, where, and what to do about it.
public struct Diagnostic: Hashable, Sendable {
  /// The rule's identifier, for example `E203`.
  public let rule: String
  /// How much it matters.
  public let severity: Severity
  /// Where it is; `nil` when it concerns the catalogue as a whole.
  public let location: SourceLocation?
  /// One sentence that says what was found and what is wanted.
  public let message: String
  /// What to do, where the message doesn't say it.
  public let fix: String?
  /// Other places that belong to the finding, such as the first of two duplicates.
  public let related: [SourceLocation]
  /// The change that mends it, where only one is right.
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
  /// By place (findings without one last), then rule, then message, then all the rest: the order never depends on
  /// how the work was divided.
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
