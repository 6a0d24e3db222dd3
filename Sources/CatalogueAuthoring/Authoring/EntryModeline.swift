internal import CatalogueSources

/// The first line of an entry's file, which leads editors to its schema.
enum EntryModeline {
  /// The path of the schema as seen from an entry.
  /// - Parameter folder: the folder of all schemas, as seen from that of the catalogue, or from anywhere.
  static func address(of collection: EntryCollection, in kind: String, below folder: String) -> String {
    "\(folder.hasPrefix("/") ? "" : "../")\(folder)/\(kind)/\(collection.schemaName)"
  }
}
