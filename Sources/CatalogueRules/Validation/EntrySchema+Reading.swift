package import CatalogueSources
package import Diagnostics
package import StrictJSON

extension EntrySchema {
  /// Reads the files of a kind.
  /// - Throws: `UnreadableInput`, with everything that keeps its schema from being a list of fields.
  package init(_ files: KindFiles) throws(UnreadableInput) {
    try self.init(try Self.value(of: files.schema), of: files)
  }

  /// The value of a file, read as JSON or YAML.
  package static func value(of source: SourceText) throws(UnreadableInput) -> LocatedValue {
    let document = ParsedDocument(source)
    guard let schema = document.soundValue else {
      throw UnreadableInput(document.problems.map(Rule.readableSchemas.diagnostic))
    }
    return schema
  }

  /// Reads the files of a kind, of which the text of the schema is read already.
  package init(_ schema: LocatedValue, of files: KindFiles) throws(UnreadableInput) {
    let kind = try Self.value(of: files.configuration)
    do throws(InvalidEntrySchema) { try self.init(schema, kind: kind, of: files) } catch {
      let problems = error.schema.map { ($0, files.schema) } + error.kind.map { ($0, files.configuration) }
      throw UnreadableInput(
        problems.map { problem, source in
          Rule.readableSchemas.diagnostic(Finding(problem.message, at: source.location(problem.span)))
        }.sorted())
    }
  }
}
