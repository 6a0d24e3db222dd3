package import CatalogueSources
public import Diagnostics
package import JSONSchema

/// The schemas of source files, read once for all files.
package struct CompiledSchemas: Sendable {
  /// Those of the collections' entries.
  package let entries: [Schema]
  /// The fields that they list.
  package let kind: KindSchema
  package let settings: Schema
  /// What is legal in them and probably a mistake.
  package let warnings: [Diagnostic]

  /// - Throws: `UnreadableInput`, with all that is wrong with any.
  package init(_ files: SchemaFiles) throws(UnreadableInput) {
    var reader = SchemaReader()
    // All are known before the first is compiled.
    let values = files.kind.schemas.map { reader.add(SchemaDocument($0, at: $0.path)) }
    let entries = zip(values, files.kind.schemas).map { value, file in
      value.flatMap { reader.entrySchema($0, at: file.path) }
    }
    let kind = Result { () throws(UnreadableInput) in
      guard !entries.contains(where: { $0 == nil }) else { throw UnreadableInput([]) }
      return try KindSchema(values.compactMap(\.self), of: files.kind)
    }
    let settings = reader.add(SchemaDocument(files.settings, at: files.settings.path)).flatMap { value in
      reader.schema((try? kind.get())?.settings(value) ?? value, at: files.settings.path)
    }
    guard let settings, case .success(let kind) = kind else {
      let problems = if case .failure(let error) = kind { error.diagnostics } else { [Diagnostic]() }
      throw UnreadableInput(reader.diagnostics + problems)
    }
    (self.entries, self.kind, self.settings) = (entries.compactMap(\.self), kind, settings)
    warnings = reader.diagnostics
  }

  /// What reads source files by them.
  /// - Parameters:
  ///   - jobs: how many files are worked on at once.
  ///   - cache: what was read before, by the same schemas.
  ///   - logoLimit: where more new logos than that would have to be read, none is.
  package func parser(
    jobs: Int, cache: ParseCache = ParseCache(), logoLimit: Int = .max
  ) -> SourceParser {
    SourceParser(
      kind: kind, entrySchemas: entries, settingsSchema: settings, jobs: jobs, cache: cache,
      logoLimit: logoLimit)
  }
}

/// What is asked of the schemas themselves.
extension Rule {
  package static let readableSchemas = Rule(
    "E502", .error,
    "A schema is a JSON Schema of draft 2020-12, its x- keywords can be read, and what it and kind.yaml refer to is there.",
    sources: { _ in [] })  // Reported before any other rule can run.

  package static let meaningfulSchemas = Rule(
    "W501", .warning, "A schema uses only keywords that mean something, and its examples are valid by it.",
    sources: { _ in [] })  // Reported with the rule above.
}

/// Looks for everything that is wrong with schemas.
public enum SchemaFileCheck {
  /// The errors and warnings of schemas and of what they refer to, each once, by position.
  /// - Parameters:
  ///   - schemas: the schemas, which may refer to one another.
  ///   - references: further documents that they may refer to, by their `$id` or by their URI.
  public static func diagnostics(of schemas: [SchemaDocument], references: [SchemaDocument]) -> [Diagnostic] {
    var reader = SchemaReader()
    for reference in references { reader.add(reference) }
    // All are known before the first is compiled.
    let values = schemas.map { reader.add($0) }
    for (document, value) in zip(schemas, values) {
      // An example of the wrong format is a mistake, whether formats are enforced or not.
      guard let value, let schema = reader.schema(value, at: document.uri, assertsFormat: true) else {
        continue
      }
      reader.warn(schema.invalidSamples())
    }
    return reader.diagnostics.sorted()
  }
}
