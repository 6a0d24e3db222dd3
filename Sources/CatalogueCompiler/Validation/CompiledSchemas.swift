internal import Diagnostics
internal import JSONSchema

/// The three schemas, read once for all files.
struct CompiledSchemas: Sendable {
  let brand: Schema
  let settings: Schema
  let published: Schema
  /// What is legal in them and probably a mistake.
  let warnings: [Diagnostic]

  /// - Throws: `UnreadableInput`, with all that is wrong with any of them.
  init(_ files: SchemaFiles) throws(UnreadableInput) {
    var reader = SchemaReader()
    let brand = reader.schema(SchemaDocument(files.brand, at: files.brand.path))
    let settings = reader.schema(SchemaDocument(files.settings, at: files.settings.path))
    let published = reader.schema(SchemaDocument(files.published, at: files.published.path))
    guard let brand, let settings, let published else {
      throw UnreadableInput(reader.diagnostics)
    }
    (self.brand, self.settings, self.published) = (brand, settings, published)
    warnings = reader.diagnostics
  }

  /// What reads source files by them.
  /// - Parameters:
  ///   - jobs: how many files are worked on at once.
  ///   - cache: what was read before, by the same schemas.
  func parser(jobs: Int, cache: ParseCache = ParseCache()) -> SourceParser {
    SourceParser(brandSchema: brand, settingsSchema: settings, jobs: jobs, cache: cache)
  }
}
