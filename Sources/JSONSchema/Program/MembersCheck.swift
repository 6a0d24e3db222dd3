internal import RegularExpressions
internal import StrictJSON

/// The keywords `properties`, `patternProperties` and `additionalProperties`.
final class MembersCheck: Sendable {
  let properties: PropertyTable
  let patterns: [PatternProperty]
  /// The schema of all other members.
  let additional: Int?

  init(properties: PropertyTable, patterns: [PatternProperty], additional: Int?) {
    self.properties = properties
    self.patterns = patterns
    self.additional = additional
  }
}

/// One entry of `patternProperties`.
struct PatternProperty: Sendable {
  let pattern: RegularExpression
  let node: Int
}
