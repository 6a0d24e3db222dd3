internal import Diagnostics
internal import JSONSchema

/// What the rules about a release see: the catalogue that the sources give, the one in the working folder, the
/// last release.
struct ReleaseContext: Sendable {
  /// The catalogue that the sources give, read back from its JSON.
  let fresh: ReleasedCatalogue
  /// The same, built a second time in another order.
  let rebuilt: ReleasedCatalogue
  /// The catalogue in the working folder; `nil` where there is none or it can't be read.
  let existing: ReleasedCatalogue?
  /// Where that catalogue is.
  let cataloguePath: String
  let baseline: ReleasedCatalogue?
  let publishedSchema: Schema
  /// Paths of generated files that git tracks.
  let trackedGeneratedPaths: [String]
}
