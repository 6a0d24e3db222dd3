package import CatalogueSources
internal import Diagnostics
package import StrictJSON

extension KindSchema {
  /// Reads the files of a kind.
  /// - Throws: `UnreadableInput`, with everything that keeps a schema from being a list of fields.
  package init(_ files: KindFiles) throws(UnreadableInput) {
    try self.init(try Self.values(of: files), of: files)
  }

  /// The values of the schemas.
  package static func values(of files: KindFiles) throws(UnreadableInput) -> [LocatedValue] {
    var values: [LocatedValue] = []
    for schema in files.schemas { values.append(try value(of: schema)) }
    return values
  }

  /// The value of a file, read as JSON or YAML.
  private static func value(of source: SourceText) throws(UnreadableInput) -> LocatedValue {
    let document = ParsedDocument(source)
    guard let value = document.soundValue else {
      throw UnreadableInput(document.problems.map(Rule.readableSchemas.diagnostic))
    }
    return value
  }

  /// Reads the files of a kind, of which the texts of the schemas are read already.
  package init(_ schemas: [LocatedValue], of files: KindFiles) throws(UnreadableInput) {
    let kind = try Self.value(of: files.configuration)
    do throws(InvalidKind) { try self.init(schemas, kind: kind, of: files) } catch {
      let problems =
        zip(files.schemas, error.schemas).flatMap { file, problems in problems.map { ($0, file) } }
        + error.kind.map { ($0, files.configuration) }
      throw UnreadableInput(
        problems.map { problem, source in
          Rule.readableSchemas.diagnostic(Finding(problem.message, at: source.location(problem.span)))
        }.sorted())
    }
  }
}
