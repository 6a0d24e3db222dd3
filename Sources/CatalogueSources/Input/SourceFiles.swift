public import Diagnostics

/// Everything that the compiler reads, as bytes in memory: one market's sources, the schemas and templates, and
/// the catalogues that were released before.
public struct SourceFiles: Sendable {
  /// `catalogue.yaml`: the country, its categories, the ids that are retired.
  public var settings: SourceText
  /// The entries' files, such as `brands/<id>.yaml`, in any order. Where a kind has several collections, a file belongs
  /// to the one that its folder is named after.
  public var brands: [SourceText]
  /// All files in the logo folder, in any order. Of those that aren't SVG, the bytes don't matter.
  public var logos: [SourceText]
  /// All files in the folder of the categories' pictograms, in any order; of those that aren't SVG, the bytes don't matter.
  public var symbols: [SourceText] = []
  /// The files that entries may name, in any order.
  public var assets: [AssetFile]
  /// The paths of files in the folders of the entries that aren't files of entries.
  public var strayPaths: [String]
  /// The schemas.
  public var schemas: SchemaFiles
  /// The templates of the languages to be written, by file name.
  public var templates: [String: SourceText]
  /// The catalogue that was last released; `nil` before the first release.
  public var baseline: SourceText?
  /// What findings call the baseline, such as `origin/main:catalogue/italy.json`; `nil` where its path is a file that
  /// the person knows. A finding with a name has no position, because a position must lead to a file.
  public var baselineName: String?
  /// The kind as it was when the baseline was released; `nil` where it was the same, or isn't known: what changed is then
  /// seen by the values alone.
  package var baselineKind: KindSchema?
  /// The catalogue in the working folder, which this build is to replace; `nil` where there is none.
  public var existing: SourceText?
  /// Where that catalogue is, whether it exists or not.
  public var cataloguePath: String
  /// An earlier build's ``BuildResult/cache``. It spares work and never changes the result: an empty or damaged
  /// one, or another kind's, isn't used.
  public var cache: BuildCache
  /// The names of generated files that are still as the build left them which gave that cache: they needn't be written.
  public var unchangedOutputs: Set<String>

  /// Sources without released catalogues and templates, which are set afterwards.
  public init(
    settings: SourceText, brands: [SourceText], logos: [SourceText], schemas: SchemaFiles,
    cataloguePath: String
  ) {
    self.settings = settings
    self.brands = brands
    self.logos = logos
    self.schemas = schemas
    self.cataloguePath = cataloguePath
    assets = []
    strayPaths = []
    templates = [:]
    cache = BuildCache()
    unchangedOutputs = []
  }
}

extension SourceFiles {
  /// The same files in the opposite order, which must not change the result.
  package func reversed() -> SourceFiles {
    var files = self
    files.brands.reverse()
    files.logos.reverse()
    files.symbols.reverse()
    files.assets.reverse()
    return files
  }
}

extension SourceFiles {
  /// The paths of all files that people edit, schemas and templates among them.
  package var paths: [String] {
    [settings, schemas.settings].map(\.path) + (brands + logos + symbols).map(\.path) + assets.map(\.path)
      + templates.values.map(\.path) + schemas.kind.paths
  }
}

extension SourceFiles {
  /// The entries' files in words: `110 brands`.
  package var entriesInWords: String {
    schemas.kind.collections.counted(files: brands.map(\.path))
  }
}
