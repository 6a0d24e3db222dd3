internal import CatalogueSources
internal import Diagnostics
internal import FileAccess

/// The folder of the schemas: those of all kinds of catalogue, and in it a folder for each kind.
struct SchemaFolder {
  private let path: String

  init(_ path: String) { self.path = path.trimmingSlashes }

  /// The schema of `catalogue.yaml`.
  var settings: String { "\(path)/catalogue.schema.json" }

  /// The kinds that there are: the folders in this one, sorted.
  func kindNames() throws(FileError) -> [String] {
    try FolderListing.names(in: path).filter { FolderListing.isFolder("\(path)/\($0)") }
  }

  /// The paths of the files of a kind.
  func paths(ofKind name: String) -> [String] {
    let configuration = configuration(of: name)
    let collection = (try? SourceFolder.source(configuration)).flatMap { EntryCollection(in: $0) }
    let words = (try? SourceFolder.source(configuration)).map { KindFiles.wordPaths(in: $0) } ?? [:]
    return [collection.map { schema(of: $0, kind: name) }, configuration].compactMap(\.self)
      + words.values.sorted().map { "\(path)/\(name)/\($0)" }
  }

  /// The files of a kind.
  func kind(_ name: String) throws(FileError) -> KindFiles {
    let configuration = try SourceFolder.source(configuration(of: name))
    // Without a collection, the file that names it has an error, and the schema isn't looked at.
    guard let collection = EntryCollection(in: configuration) else {
      let none = SourceText(path: configuration.path, bytes: Array("{}".utf8))
      return KindFiles(name: name, schema: none, configuration: configuration)
    }
    let schema = try SourceFolder.source(schema(of: collection, kind: name))
    var kind = KindFiles(name: name, schema: schema, configuration: configuration)
    for (list, file) in KindFiles.wordPaths(in: configuration).sorted(by: { $0.key < $1.key }) {
      kind.words[list] = try SourceFolder.source("\(path)/\(name)/\(file)")
    }
    return kind
  }

  /// The kind of a catalogue, which its `catalogue.yaml` names.
  func kind(of settings: SourceText) throws(FileError) -> KindFiles {
    let names = try kindNames()
    let known = "in \(path) there is " + (names.isEmpty ? "none" : names.joined(separator: ", "))
    guard let kind = KindName(in: settings) else {
      // The file has a finding, and so may others.
      if let only = names.first, names.count == 1 { return try self.kind(only) }
      throw FileError("\(settings.path):1:1: add \"kind:\" and what kind of catalogue this is: \(known)")
    }
    guard names.contains(kind.name) else {
      let hint = NearestName.of(kind.name, in: names).map { "did you mean \"\($0)\"?" } ?? known
      throw FileError("\(settings.location(kind.span)): there is no kind \"\(kind.name)\"; \(hint)")
    }
    return try self.kind(kind.name)
  }

  /// The kind that somebody names, or else the only one.
  /// - Parameter hasEntries: whether a kind is that of a catalogue at hand.
  func kind(
    named given: String?, of what: String, where hasEntries: (EntryCollection) -> Bool = { _ in false }
  ) throws(FileError) -> KindFiles {
    let names = try kindNames()
    if let given {
      guard !names.contains(given) else { return try kind(given) }
      let hint = NearestName.of(given, in: names) ?? names.joined(separator: ", ")
      throw FileError("\(path) has no kind \"\(given)\": \(hint)")
    }
    let kinds = try names.map { name throws(FileError) in try kind(name) }
    let fitting = kinds.count == 1 ? kinds : kinds.filter { $0.collection.map(hasEntries) ?? false }
    guard let kind = fitting.first, fitting.count == 1 else {
      throw FileError(
        names.isEmpty
          ? "\(path) has no kind of catalogue: no folder of schemas"
          : "say the kind of \(what): --kind \(names.joined(separator: ", or --kind "))")
    }
    return kind
  }

  private func configuration(of kind: String) -> String { "\(path)/\(kind)/kind.yaml" }

  private func schema(of collection: EntryCollection, kind: String) -> String {
    "\(path)/\(kind)/\(collection.entry).schema.json"
  }
}
