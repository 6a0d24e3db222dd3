public import StrictJSON

/// A JSON Schema of draft 2020-12, read once and ready to validate any number of values.
///
/// All vocabularies of the draft are understood; a keyword that none of them knows is an annotation, and listed in
/// `warnings` because it may be misspelt.
public struct Schema: Sendable {
  /// What is legal and probably a mistake: keywords that aren't known, and keywords that ask nothing or what nothing can
  /// meet.
  public let warnings: [SchemaError]
  let program: SchemaProgram
  let samples: [SchemaSample]

  /// Reads a schema.
  /// - Parameters:
  ///   - document: the schema.
  ///   - uri: where the document was found, which its references are relative to unless it has an `$id`.
  ///   - registry: the documents that it may refer to.
  ///   - assertsFormat: whether the keyword `format` is checked; by default it only tells (validation, section 7).
  /// - Throws: `InvalidSchema`, with all that is wrong with it.
  public init(
    _ document: LocatedValue, at uri: String = "", registry: SchemaRegistry = SchemaRegistry(),
    assertsFormat: Bool = false
  ) throws(InvalidSchema) {
    var compiler = SchemaCompiler(registry: registry, assertsFormat: assertsFormat)
    program = try compiler.program(document, at: uri)
    warnings = compiler.warnings
    samples = compiler.samples
  }

  /// Whether a value is valid: the same answer as that of `validate`, sooner.
  public func accepts(_ value: LocatedValue) -> Bool {
    let (isValid, limit) = verdict(on: value, by: program.root)
    return isValid && limit == nil
  }

  /// Whether a value is valid, and why finding that out was given up, if it was.
  private func verdict(on value: LocatedValue, by node: Int) -> (isValid: Bool, limit: EvaluationLimit?) {
    let (isValid, state) = SchemaEvaluator.run(program, on: value, by: node, SilentRecorder())
    return (isValid, state.limit)
  }

  /// What is wrong with a value; empty when it is valid. No more than a hundred failures are told: who has so
  /// many won't mend them one by one.
  public func validate(_ value: LocatedValue) -> [SchemaFailure] {
    failures(of: value, by: program.root, named: "the file", limit: 100)
  }

  /// What is wrong with a value by one of the schemas.
  /// - Parameter name: what the value as a whole is called.
  func failures(of value: LocatedValue, by node: Int, named name: String, limit: Int) -> [SchemaFailure] {
    // Most values are valid, which is found out sooner than why one isn't.
    let (isValid, exceeded) = verdict(on: value, by: node)
    guard !isValid || exceeded != nil else { return [] }
    // What took too long once isn't looked at again.
    let evaluation =
      exceeded == nil
      ? evaluation(of: value, by: node, keepsValid: false)
      : Evaluation(root: nil, limit: exceeded, value: value)
    return FailureExplainer(program: program, name: name, limit: limit).failures(in: evaluation)
  }

  /// What the evaluation of a value found, in the form of the specification.
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

/// What an evaluation found.
struct Evaluation: Sendable {
  /// The unit of the document's own schema; `nil` when nothing was to be noted.
  let root: EvaluationUnit?
  /// Why it was given up, if it was.
  let limit: EvaluationLimit?
  let value: LocatedValue
}
