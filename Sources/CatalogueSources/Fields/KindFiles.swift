public import Diagnostics
internal import YAMLSource

/// What the files that people edit are held to.
public struct SchemaFiles: Sendable {
  /// For the files of entries: their schemas, and what behaviours do with their fields.
  public var kind: KindFiles
  /// The JSON Schema of `catalogue.yaml`.
  public var settings: SourceText

  /// Both.
  public init(kind: KindFiles, settings: SourceText) {
    self.kind = kind
    self.settings = settings
  }
}

extension SchemaFiles {
  /// Whether nothing has to be read again that was read by the other's.
  package func hasSameBytes(as other: SchemaFiles) -> Bool {
    kind.schemas.map(\.bytes) == other.kind.schemas.map(\.bytes) && settings.bytes == other.settings.bytes
      && kind.configuration.bytes == other.kind.configuration.bytes
      && kind.words.mapValues(\.bytes) == other.kind.words.mapValues(\.bytes)
      && kind.icons == other.kind.icons
  }
}

/// The files of a kind of catalogue.
public struct KindFiles: Sendable {
  /// What the kind is called: the name of its folder.
  public let name: String
  /// The JSON Schema of each collection's entries, which lists their fields, in the order of ``collections``.
  public var schemas: [SourceText]
  /// `kind.yaml`: the fields that behaviours work with.
  public var configuration: SourceText {
    didSet {
      outline = KindOutline(configuration)
      sortSchemas()
    }
  }
  /// The lists of words that texts may not have, by the names that `kind.yaml` gives them.
  public var words: [String: SourceText]
  /// The icon set that gives entries logos; `nil` where none is at hand.
  public var icons: IconSet?
  /// Why files couldn't be read that `kind.yaml` names, by their paths in its folder.
  package private(set) var failures: [String: String] = [:]
  private var outline: KindOutline
  /// The schemas of collections that `kind.yaml` doesn't name any more: while it is edited, it may name them again.
  private var unusedSchemas: [SourceText] = []

  /// All files.
  /// - Parameter name: what the kind is called: the name of its folder.
  public init(name: String, schemas: [SourceText], configuration: SourceText) {
    self.name = name
    self.schemas = schemas
    self.configuration = configuration
    words = [:]
    outline = KindOutline(configuration)
  }

  /// The collections of the entries; none where `kind.yaml` can't be read, which whoever reads the schemas reports.
  package var collections: [EntryCollection] { outline.collections }
  /// The folders of files that entries name; none where `kind.yaml` can't be read.
  package var assets: [AssetFolder] { outline.assets }
  /// The folder of the pictograms of categories; `nil` where there is none.
  package var symbols: String? { outline.symbols }
  /// All folders of files that aren't entries.
  package var otherFolders: [String] {
    assets.map(\.name) + [EntrySchema.assets] + [symbols].compactMap(\.self)
  }
  /// The paths of all files, those that couldn't be read among them.
  package var paths: Set<String> {
    let unread = failures.keys.map { configuration.path.folderPrefix + $0 }
    return Set((schemas + [configuration] + words.values).map(\.path) + unread)
  }
}

extension KindFiles {
  /// Reads the schemas and the word lists that `kind.yaml` names. What can't be read is reported where it is named.
  /// - Parameter read: reads a file by its path in the kind's folder.
  package mutating func readNamedFiles<Failure: Error & CustomStringConvertible>(
    _ read: (_ path: String) throws(Failure) -> SourceText
  ) {
    var failures: [String: String] = [:]
    func file(_ path: String) -> SourceText? {
      do throws(Failure) { return try read(path) } catch {
        failures[path] = error.description
        return nil
      }
    }
    schemas = collections.compactMap { file($0.schemaName) }
    sortSchemas()
    words = outline.wordPaths.compactMapValues(file)
    self.failures = failures
  }

  /// The schema of a path that was read, whether `kind.yaml` names its collection now or not.
  package func schema(at path: String) -> SourceText? {
    (schemas + unusedSchemas).first { $0.path == path }
  }

  /// Puts a schema in the place of the one that has its path.
  package mutating func replaceSchema(with file: SourceText) {
    schemas = schemas.map { $0.path == file.path ? file : $0 }
    unusedSchemas = unusedSchemas.map { $0.path == file.path ? file : $0 }
  }

  /// Puts the schemas in the order of the collections, up to the first that wasn't read: those behind it would be taken
  /// for the schemas of other collections.
  private mutating func sortSchemas() {
    var known = schemas + unusedSchemas
    schemas = []
    for collection in collections {
      let index = known.firstIndex { $0.path.fileName == collection.schemaName }
      guard let index else { break }
      schemas.append(known.remove(at: index))
    }
    unusedSchemas = known
  }
}

/// What a `kind.yaml` says of other files, as far as it can be read.
private struct KindOutline: Sendable {
  let collections: [EntryCollection]
  let wordPaths: [String: String]
  let assets: [AssetFolder]
  let symbols: String?

  init(_ configuration: SourceText) {
    let kind = YAMLReader.read(configuration).value.map(KindReader.init)
    collections = kind?.collections ?? []
    wordPaths = kind?.words.mapValues(\.value) ?? [:]
    assets = kind?.assets.map(\.value) ?? []
    symbols = kind?.symbols?.value
  }
}
