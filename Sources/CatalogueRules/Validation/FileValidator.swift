internal import CatalogueSources
public import Diagnostics
public import JSONSchema
package import StrictJSON

/// Validates JSON and YAML files against one schema.
public struct FileValidator: Sendable {
  private let schema: Schema

  /// - Parameters:
  ///   - schema: the schema.
  ///   - references: the documents that it may refer to, by their `$id` or by their URI.
  ///   - assertsFormat: whether the keyword `format` is enforced; by default it is an annotation (validation, section 7).
  /// - Throws: `UnreadableInput`, with all errors of the schema and of what it refers to.
  public init(
    schema document: SchemaDocument, references: [SchemaDocument], assertsFormat: Bool
  ) throws(UnreadableInput) {
    var reader = SchemaReader(checksAnnotations: false)
    for reference in references { reader.add(reference) }
    let schema = reader.schema(document, assertsFormat: assertsFormat)
    // Warnings don't keep a schema from being used.
    let errors = reader.diagnostics.filter { $0.severity == .error }
    guard let schema, errors.isEmpty else { throw UnreadableInput(errors.sorted()) }
    self.schema = schema
  }

  /// Everything that is wrong with a file, by position; empty when it is valid.
  public func diagnostics(in file: SourceText) -> [Diagnostic] {
    let document = ParsedDocument(file)
    let syntax = document.problems.map(Rule.syntax.diagnostic)
    // A value with a syntax problem fails the schema only because of that.
    let positions = Set(document.problems.map(\.location))
    let failures = (document.value.map(schema.validate) ?? []).map { failure in
      (failure.isUnknownField ? Rule.unknownField : .schema).diagnostic(Finding(failure, in: file))
    }
    return (syntax + failures.filter { !positions.contains($0.location) }).sorted()
  }

  /// The specification's own output for a file.
  public func output(for file: SourceText, in format: OutputFormat) -> ValidationOutput {
    let document = ParsedDocument(file)
    guard let value = document.soundValue else {
      return ValidationOutput(unreadable: document.problems.map(Rule.syntax.diagnostic))
    }
    return ValidationOutput(
      bytes: schema.output(for: value, in: format), isValid: schema.accepts(value), diagnostics: [])
  }
}

/// What a validation says of one file in the specification's own form (core, section 12.4).
public struct ValidationOutput: Sendable {
  /// One JSON document, ended by a line feed.
  public let bytes: [UInt8]
  /// Whether the file is valid.
  public let isValid: Bool
  /// Why the file couldn't be read, which that form has no words for.
  public let diagnostics: [Diagnostic]
}

extension ValidationOutput {
  /// Of a file that holds no value: it isn't valid, and no keyword says so (section 12.4.1).
  init(unreadable diagnostics: [Diagnostic]) {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("valid")
      writer.bool(false)
    }
    self.init(bytes: writer.finish(), isValid: false, diagnostics: diagnostics)
  }
}

/// What is wrong with JSON and with schemas, as findings with their positions.
extension Finding {
  package init(_ error: JSONError, in source: SourceText) {
    self.init("\(error)", at: source.location(error.span))
  }

  /// - Parameter source: the schema; `nil` where it isn't one of those that were given.
  package init(_ error: SchemaError, in source: SourceText?) {
    guard let source else {
      self.init("\(error) (in \(error.document))", at: nil, fix: error.fix)
      return
    }
    self.init("\(error)", at: source.location(error.span), fix: error.fix)
  }
}
