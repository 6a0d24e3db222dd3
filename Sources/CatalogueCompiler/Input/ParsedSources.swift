internal import Diagnostics
internal import JSONSchema
internal import YAMLSource

/// All source files, read: typed as far as they could be, with what the readers and the schemas found wrong.
struct ParsedSources: Sendable {
  /// What the readers found wrong with one file.
  struct FileProblems: Sendable {
    let source: SourceText
    let syntax: [YAMLProblem]
    let schema: [SchemaFailure]
    /// Finds the edits that fix them; `nil` where the file isn't held to a schema.
    let repair: FileRepair?
  }

  /// The fields of brands.
  let schema: EntrySchema
  /// Those that the rules know.
  let fields: BrandFields
  let settings: MarketSettings
  /// The brands, by path.
  let brands: [BrandSource]
  /// The paths of the logo folder's files, sorted.
  let logoPaths: [String]
  /// The logos, by path.
  let logos: [LogoSource]
  /// The paths of files in the brand folder that aren't brand files, sorted.
  let strayPaths: [String]
  /// The files that have problems.
  let problems: [FileProblems]
}
