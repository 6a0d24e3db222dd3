public import StrictJSON

/// A JSON Schema (draft 2020-12), read once and ready to validate any number of values.
///
/// Understood are the keywords of the core, applicator and validation vocabularies that this project's schemas
/// use, with `$ref` within the document; any other keyword is an error when the schema is read, never passed
/// over in silence.
public struct Schema: Sendable {
  /// All (sub)schemas of the document; they name each other by index, so that they may be recursive.
  let nodes: [SchemaNode]
  /// The schema of the document itself.
  let root: Int

  /// Reads a schema.
  /// - Throws: `SchemaError`, at the first thing that can't be read.
  public init(_ document: LocatedValue) throws(SchemaError) {
    var compiler = SchemaCompiler(document)
    root = try compiler.compile(document)
    nodes = compiler.nodes
  }

  /// What is wrong with a value; empty when it is valid. No more than a hundred failures are told: who has so
  /// many won't mend them one by one.
  public func validate(_ value: LocatedValue) -> [SchemaFailure] {
    var validator = SchemaValidator(schema: self, limit: 100)
    validator.validate(value, against: root)
    return validator.failures
  }
}

/// Why a schema can't be read.
public struct SchemaError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence.
  public let description: String
  /// Where, as UTF-8 byte offsets.
  public let span: Range<Int>

  init(_ description: String, at span: Range<Int>) {
    self.description = description
    self.span = span
  }
}
