package import Diagnostics
package import JSONSchema
package import YAMLSource

/// All source files, read: typed as far as they could be, with what the readers and the schemas found wrong.
package struct ParsedSources: Sendable {
  /// What the readers found wrong with one file.
  package struct FileProblems: Sendable {
    package let source: SourceText
    package let syntax: [YAMLProblem]
    package let schema: [SchemaFailure]
    /// Finds the edits that fix them; `nil` where the file isn't held to a schema.
    package let repair: FileRepair?
  }

  /// The fields of brands.
  package let schema: EntrySchema
  /// Those that the rules know.
  package let fields: BrandFields
  package let settings: MarketSettings
  /// The brands, by path.
  package let brands: [BrandSource]
  /// The paths of the logo folder's files, sorted.
  package let logoPaths: [String]
  /// The logos, by path.
  package let logos: [LogoSource]
  /// The paths of files in the brand folder that aren't brand files, sorted.
  package let strayPaths: [String]
  /// The files that have problems.
  package let problems: [FileProblems]
}
