public import Diagnostics
internal import YAMLSource

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
  /// The lists of words that texts may not have, by the names that `kind.yaml` gives them.
  public var words: [String: SourceText]

  /// All files.
  /// - Parameter name: what the kind is called: the name of its folder.
  public init(name: String, schema: SourceText, configuration: SourceText, words: [String: SourceText] = [:])
  {
    self.words = words
    self.name = name
    self.schema = schema
    self.configuration = configuration
  }

  /// The collection of the entries; `nil` where `kind.yaml` can't be read, which whoever reads the schema reports.
  package var collection: EntryCollection? { EntryCollection(in: configuration) }

  /// The paths of the word lists that a `kind.yaml` names, in its folder; none where it can't be read.
  package static func wordPaths(in configuration: SourceText) -> [String: String] {
    YAMLReader.read(configuration).value.map { KindReader($0).words } ?? [:]
  }
}
