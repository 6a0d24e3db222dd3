public import Diagnostics
public import JSONSchema
internal import StrictJSON

/// Validates JSON and YAML files against one schema.
public struct FileValidator: Sendable {
  private let schema: Schema

  /// - Parameters:
  ///   - schema: the schema.
  ///   - references: the documents that it may refer to, by their `$id` or by their URI.
  ///   - assertsFormat: whether the keyword `format` is checked; by default it only tells (validation, section 7).
  /// - Throws: `UnreadableInput`, with all errors of the schema and of what it refers to.
  public init(
    schema document: SchemaDocument, references: [SchemaDocument], assertsFormat: Bool
  ) throws(UnreadableInput) {
    var reader = SchemaReader()
    for reference in references { reader.add(reference) }
    let schema = reader.schema(document, assertsFormat: assertsFormat)
    // A schema that means less than its author thinks can be validated against all the same.
    let errors = reader.diagnostics.filter { $0.severity == .error }
    guard let schema, errors.isEmpty else { throw UnreadableInput(errors.sorted()) }
    self.schema = schema
  }

  /// Everything that is wrong with a file, by place; empty when it is valid.
  public func diagnostics(in file: SourceText) -> [Diagnostic] {
    let document = ParsedDocument(file)
    let syntax = document.problems.map(Rule.syntax.diagnostic)
    // What couldn't be read properly fails the schema only for that.
    let places = Set(document.problems.map(\.location))
    let failures = (document.value.map(schema.validate) ?? []).map { failure in
      (failure.isUnknownField ? Rule.unknownField : .schema).diagnostic(Finding(failure, in: file))
    }
    return (syntax + failures.filter { !places.contains($0.location) }).sorted()
  }

  /// What the specification's own output says of a file.
  public func output(for file: SourceText, in format: OutputFormat) -> ValidationOutput {
    let document = ParsedDocument(file)
    guard let value = document.soundValue else {
      return ValidationOutput(unreadable: document.problems.map(Rule.syntax.diagnostic))
    }
    return ValidationOutput(
      bytes: schema.output(for: value, in: format), isValid: schema.accepts(value), diagnostics: [])
  }
}
