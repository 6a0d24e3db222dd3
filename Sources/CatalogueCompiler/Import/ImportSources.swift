public import Diagnostics

/// What an import reads, as bytes in memory.
public struct ImportSources: Sendable {
  /// The catalogue as JSON.
  public var catalogue: SourceText
  /// A `catalogue.yaml` to be taken over; `nil` where it is to follow from the catalogue.
  public var settings: SourceText?
  /// All files in the folder of the logos, in any order; `nil` where there is no such folder. Of those that aren't SVG,
  /// the bytes don't matter.
  public var logos: [SourceText]?
  /// The schemas.
  public var schemas: SchemaFiles
  /// The folder of the schemas as seen from the new folder, for editors; `nil` where there is no such path.
  public var schemaFolder: String?

  /// A catalogue alone.
  public init(catalogue: SourceText, schemas: SchemaFiles) {
    self.catalogue = catalogue
    self.schemas = schemas
  }
}
