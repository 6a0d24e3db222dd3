internal import Diagnostics
internal import JSONSchema
internal import StrictJSON

/// The three schemas, read once for all files.
struct CompiledSchemas: Sendable {
  let brand: Schema
  let settings: Schema
  let published: Schema

  /// - Throws: `UnreadableInput`, for the first schema that can't be read.
  init(_ files: SchemaFiles) throws(UnreadableInput) {
    brand = try Self.schema(files.brand)
    settings = try Self.schema(files.settings)
    published = try Self.schema(files.published)
  }

  private static func schema(_ source: SourceText) throws(UnreadableInput) -> Schema {
    let document: LocatedValue
    do throws(JSONError) { document = try JSONReader.read(source.bytes) } catch {
      let finding = Finding("\(error)", at: source.location(error.span))
      throw UnreadableInput([Rule.readableSchemas.diagnostic(finding)])
    }
    do throws(InvalidSchema) { return try Schema(document, at: source.path) } catch {
      throw UnreadableInput(
        error.errors.map { error in
          Rule.readableSchemas.diagnostic(
            Finding("\(error)", at: source.location(error.span), fix: error.fix))
        })
    }
  }
}

/// An input without which no stage can begin, and what is wrong with it.
struct UnreadableInput: Error {
  let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
