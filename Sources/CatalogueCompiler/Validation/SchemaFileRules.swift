internal import Diagnostics

/// What is asked of the schemas themselves.
extension Rule {
  static let readableSchemas = Rule(
    "E502", .error, "A schema is a JSON Schema of draft 2020-12, and what it refers to is there.",
    example:
      ##"schemas/brand.schema.json:14:15: error[E502]: "#/$defs/colour" leads nowhere: there is no "colour""##,
    sources: { _ in [] })  // Reported before any other rule can run.

  static let meaningfulSchemas = Rule(
    "W501", .warning, "A schema uses only keywords that mean something, and its examples are valid by it.",
    example:
      #"schemas/brand.schema.json:14:7: warning[W501]: the keyword "maxLenght" isn't known; did you mean "maxLength"?"#,
    sources: { _ in [] })  // Reported with the rule above.
}
