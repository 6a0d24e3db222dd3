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
      throw UnreadableInput(
        rule: .readableSchemas, message: "\(error)", location: source.location(error.span))
    }
    do throws(SchemaError) { return try Schema(document) } catch {
      throw UnreadableInput(
        rule: .readableSchemas, message: "\(error)", location: source.location(error.span))
    }
  }
}

/// An input without which no stage can begin.
struct UnreadableInput: Error {
  let rule: Rule
  let message: String
  let location: SourceLocation?
  var fix: String?

  var diagnostic: Diagnostic { rule.diagnostic(Finding(message, at: location, fix: fix)) }
}
