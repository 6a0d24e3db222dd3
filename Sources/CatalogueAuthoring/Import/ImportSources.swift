public import CatalogueSources
public import Diagnostics

/// What an import reads, as bytes in memory.
public struct ImportSources: Sendable {
  /// The catalogue: JSON, or a table where its name ends in .csv or .tsv.
  public var catalogue: SourceText
  /// A `catalogue.yaml` to be copied; `nil` to derive it from the catalogue.
  public var settings: SourceText?
  /// All files in the logos folder, in any order; `nil` where there is none. Only the bytes of SVG files matter.
  public var logos: [SourceText]?
  /// The schemas.
  public var schemas: SchemaFiles
  /// What fields those are that entries have under other names.
  public var fieldNames: [String: String] = [:]
  /// The source of the facts of entries that name none; `nil` where they stay without.
  public var source: String?
  /// A table, whose first two columns are their categories and ours; `nil` where there is none.
  public var categories: SourceText?
  /// Whether entries without a category get the one whose words they have.
  public var findsCategories = false
  /// The path of the schemas from the new folder, for editors; `nil` where there is none.
  public var schemaFolder: String?

  /// Whether a file's name says that it is a table.
  public static func isTable(_ path: String) -> Bool { SeparatedValues.isTable(path) }

  /// A catalogue alone.
  public init(catalogue: SourceText, schemas: SchemaFiles) {
    self.catalogue = catalogue
    self.schemas = schemas
  }
}

/// The result of an import.
public struct ImportResult: Sendable {
  /// The collections of the entries.
  package let collections: [EntryCollection]
  /// Whether entries have logos.
  package let hasLogos: Bool
  /// The files of the new folder.
  public let files: [ImportedFile]
  /// What was fixed (warnings) and what remains to be fixed (errors), by position.
  public let diagnostics: [Diagnostic]
  /// What entries lack, a line for each fact with their number: what a check reports, and what isn't known (null).
  public let missing: [String]
  /// Whether anything remains to be fixed.
  public var isIncomplete: Bool { diagnostics.contains { $0.severity == .error } }
}

/// A file that an import writes.
public struct ImportedFile: Sendable {
  /// Where it goes, within the new folder: `catalogue.yaml`, `<collection>/<id>.yaml` or `logos/<id>.svg`.
  public let path: String
  /// What is in it.
  public let bytes: [UInt8]
}
