public import Diagnostics

/// Everything that the compiler reads, as bytes in memory: one market's sources, the schemas and templates, and
/// the catalogues that were released before.
public struct SourceFiles: Sendable {
  /// `catalogue.yaml`: the country, its categories, the ids that are retired.
  public var settings: SourceText
  /// `brands/<id>.yaml`, in any order.
  public var brands: [SourceText]
  /// All files in the logo folder, in any order. Of those that aren't SVG, the bytes don't matter.
  public var logos: [SourceText]
  /// The paths of files in the brand folder that aren't brand files.
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
  /// The catalogue in the working folder, which this build is to replace; `nil` where there is none.
  public var existing: SourceText?
  /// Where that catalogue is, whether it exists or not.
  public var cataloguePath: String
  /// An earlier build's ``BuildResult/logoCache``. It spares work and never changes the result: an empty or damaged
  /// one, or another version's, isn't used.
  public var logoCache: [UInt8]

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
    strayPaths = []
    templates = [:]
    logoCache = []
  }
}

extension SourceFiles {
  /// The same files in the opposite order, which must not change the result.
  package func reversed() -> SourceFiles {
    var files = self
    files.brands.reverse()
    files.logos.reverse()
    return files
  }
}

extension SourceFiles {
  /// The collection of the entries; that of an unknown kind where `kind.yaml` can't be read, which a build reports.
  package var collection: EntryCollection { schemas.kind.collection ?? .unknown }
}

/// What the files that people edit are held to.
public struct SchemaFiles: Sendable {
  /// For `brands/<id>.yaml`: their schema, and what behaviours do with its fields.
  public var kind: KindFiles
  /// The JSON Schema of `catalogue.yaml`.
  public var settings: SourceText

  /// Both.
  public init(kind: KindFiles, settings: SourceText) {
    self.kind = kind
    self.settings = settings
  }
}

/// The files of a kind of catalogue.
public struct KindFiles: Sendable {
  /// What the kind is called: the name of its folder.
  public let name: String
  /// The JSON Schema of an entry, which lists its fields.
  public var schema: SourceText
  /// `kind.yaml`: the fields that behaviours work with.
  public var configuration: SourceText

  /// Both files.
  /// - Parameter name: what the kind is called: the name of its folder.
  public init(name: String, schema: SourceText, configuration: SourceText) {
    self.name = name
    self.schema = schema
    self.configuration = configuration
  }

  /// The collection of the entries; `nil` where `kind.yaml` can't be read, which whoever reads the schema reports.
  package var collection: EntryCollection? { EntryCollection(in: configuration) }
}
