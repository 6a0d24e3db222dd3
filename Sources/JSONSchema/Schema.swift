public import StrictJSON

/// A JSON Schema of draft 2020-12, read once and ready to validate any number of values.
///
/// All vocabularies of the draft are supported, and one of further annotations can be added. Any other keyword is an
/// annotation too, and listed in `warnings` because it may be misspelt.
public struct Schema: Sendable {
  /// Probable mistakes: unknown keywords, and keywords that have no effect or that no value can satisfy.
  public let warnings: [SchemaError]
  /// All schemas that it consists of, those of other documents included.
  public let parts: [SchemaPart]
  let program: SchemaProgram
  let samples: [SchemaSample]

  /// Reads a schema.
  /// - Parameters:
  ///   - document: the schema.
  ///   - uri: the document's URI, to which its references are relative unless it has an `$id`.
  ///   - registry: the documents that it may refer to.
  ///   - vocabulary: further keywords that are known.
  ///   - assertsFormat: whether `format` is enforced; by default it is an annotation (validation, section 7).
  /// - Throws: `InvalidSchema`, with all errors.
  public init(
    _ document: LocatedValue, at uri: String = "", registry: SchemaRegistry = SchemaRegistry(),
    vocabulary: AnnotationVocabulary = AnnotationVocabulary(), assertsFormat: Bool = false
  ) throws(InvalidSchema) {
    var compiler = SchemaCompiler(registry: registry, vocabulary: vocabulary, assertsFormat: assertsFormat)
    program = try compiler.program(document, at: uri)
    warnings = compiler.warnings
    samples = compiler.samples
    parts = compiler.parts
  }

  /// The schema of the document itself.
  public var root: SchemaPart { parts[program.root] }

  /// Whether a value is valid: the same verdict as that of `validate`, but faster.
  public func accepts(_ value: LocatedValue) -> Bool {
    let (isValid, limit) = verdict(on: value, by: program.root)
    return isValid && limit == nil
  }

  /// Whether a value is valid, and the limit that stopped the evaluation, if one did.
  private func verdict(on value: LocatedValue, by node: Int) -> (isValid: Bool, limit: EvaluationLimit?) {
    let (isValid, state) = SchemaEvaluator.run(program, on: value, by: node, SilentRecorder())
    return (isValid, state.limit)
  }

  /// The failures of a value; none when it is valid. At most a hundred are reported: nobody fixes more one by one.
  public func validate(_ value: LocatedValue) -> [SchemaFailure] {
    failures(of: value, by: program.root, named: "the file", limit: 100)
  }

  /// The failures of a value by one of the schemas.
  /// - Parameter name: the name of the value as a whole.
  func failures(of value: LocatedValue, by node: Int, named name: String, limit: Int) -> [SchemaFailure] {
    // Most values are valid, and finding that out takes less time than finding all failures.
    let (isValid, exceeded) = verdict(on: value, by: node)
    guard !isValid || exceeded != nil else { return [] }
    // An evaluation that took too long isn't repeated.
    let evaluation =
      exceeded == nil
      ? evaluation(of: value, by: node, keepsValid: false)
      : Evaluation(root: nil, limit: exceeded, value: value)
    return FailureExplainer(program: program, name: name, limit: limit).failures(in: evaluation)
  }

  /// The result of an evaluation, in an output format of the specification.
  public func output(for value: LocatedValue, in format: OutputFormat) -> [UInt8] {
    OutputWriter(program: program).write(
      evaluation(of: value, by: program.root, keepsValid: true), in: format)
  }

  private func evaluation(of value: LocatedValue, by node: Int, keepsValid: Bool) -> Evaluation {
    let recorder = TreeRecorder(keepsValid: keepsValid, value: value)
    let state = SchemaEvaluator.run(program, on: value, by: node, recorder).state
    return Evaluation(root: state.recorder.root, limit: state.limit, value: value)
  }
}

/// The result of an evaluation.
struct Evaluation: Sendable {
  /// The unit of the document's own schema; `nil` when nothing was recorded.
  let root: EvaluationUnit?
  /// The limit that stopped it, if one did.
  let limit: EvaluationLimit?
  let value: LocatedValue
}
