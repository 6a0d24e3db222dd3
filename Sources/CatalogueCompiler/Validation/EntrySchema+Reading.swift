internal import Diagnostics
internal import StrictJSON

extension EntrySchema {
  /// Reads the text of a schema.
  /// - Throws: `UnreadableInput`, with everything that keeps it from being a list of fields.
  init(_ source: SourceText) throws(UnreadableInput) {
    try self.init(try Self.value(of: source), in: source)
  }

  /// The text of a schema, read as JSON or YAML.
  static func value(of source: SourceText) throws(UnreadableInput) -> LocatedValue {
    let document = ParsedDocument(source)
    guard let schema = document.soundValue else {
      throw UnreadableInput(document.problems.map(Rule.readableSchemas.diagnostic))
    }
    return schema
  }

  /// Reads a schema whose text is read already.
  init(_ schema: LocatedValue, in source: SourceText) throws(UnreadableInput) {
    do throws(InvalidEntrySchema) {
      try self.init(schema)
      let problems = behaviourProblems(in: schema)
      if !problems.isEmpty { throw InvalidEntrySchema(problems: problems) }
    } catch {
      throw UnreadableInput(
        error.problems.map {
          Rule.readableSchemas.diagnostic(Finding($0.message, at: source.location($0.span)))
        })
    }
  }
}
