internal import Catalogue
internal import CatalogueCompiler
internal import CatalogueSources
internal import Diagnostics
internal import FileAccess

/// What code is generated from: a published catalogue, or a market's folder.
enum CatalogueSource {
  case published(String)
  case market(String)

  /// Finds which of them a path names. A folder that is neither is searched for one of them.
  init(_ path: String) throws(FileError) {
    let path = path.trimmingSlashes
    guard FolderListing.isFolder(path) else {
      self = .published(path)
      return
    }
    let files = try FolderListing.files(below: path, depth: 4)
    let found = Self.markets(among: files, in: path) + Self.published(among: files, in: path)
    guard let only = found.first, found.count == 1 else {
      throw FileError(
        found.isEmpty
          ? "\(path) has no catalogue: add italy.json, or a folder with catalogue.yaml, brands and logos"
          : "\(path) has more than one catalogue: \(found.map(\.path).joined(separator: ", ")); name the one that is meant, or move the others"
      )
    }
    self = only
  }

  /// The folders of markets.
  private static func markets(among files: [String], in path: String) -> [CatalogueSource] {
    let folders = files.filter { PathParts($0).name == SettingsFile.name }.map { PathParts($0).folder }
    return SettingsFile.catalogues(among: folders.map { $0.isEmpty ? path : "\(path)/\($0)" })
      .map { .market($0) }
  }

  /// The published catalogues: only those at the top, because what lies deeper may be an app's own. Of several files, those
  /// that say which release they are; the trusted root of updates is most often beside them.
  private static func published(among files: [String], in path: String) -> [CatalogueSource] {
    let paths = files.filter { $0.hasSuffix(".json") && !$0.contains("/") }.map { "\(path)/\($0)" }
    guard paths.count > 1 else { return paths.map { .published($0) } }
    let catalogues = paths.filter { path in
      // What can't be read is reported once it is the only one.
      guard let bytes = try? FileBytes.read(path, limit: SourceFolder.catalogueLimit) else { return true }
      return (try? ReleasedCatalogue(SourceText(path: path, bytes: bytes))) != nil
    }
    return (catalogues.isEmpty ? paths : catalogues).map { .published($0) }
  }

  var path: String {
    switch self {
    case .published(let path), .market(let path): path
    }
  }

  /// The kind of the catalogue.
  /// - Parameter given: its name, for a published catalogue; `nil` where the catalogue's members say it.
  func kind(_ folders: TemplateOptions, named given: String?) throws(FileError) -> KindFiles {
    switch self {
    case .market(let folder): return try SourceFolder(market: folder, folders).kind()
    case .published(let path):
      return try SchemaFolder(folders.schemas).kind(named: given, of: path) { () throws(FileError) in
        let bytes = try FileBytes.read(path, limit: SourceFolder.catalogueLimit)
        // Without a kind the templates of any would be at fault.
        do {
          let catalogue = try ReleasedCatalogue(published: SourceText(path: path, bytes: bytes))
          return PublishedMembers(names: catalogue.isList ? [] : catalogue.memberNames)
        } catch { throw FileError("\(error)") }
      }
    }
  }

  /// The paths of the files that its code is generated from, templates left out.
  func files(_ folders: TemplateOptions, named given: String?) throws(FileError) -> [String] {
    guard case .market(let folder) = self else {
      let kind = try kind(folders, named: given)
      let others = given == nil ? try SchemaFolder(folders.schemas).pathsOfConfigurations() : []
      return [path] + kind.paths.union(others)
    }
    return try SourceFolder(market: folder, folders).files()
  }

  /// The code of the catalogue by a generator, `nil` where a market's sources have errors; and what was found.
  func code(
    by generator: CodeGenerator, _ folders: TemplateOptions, _ running: RunningOptions, _ log: ActivityLog
  ) async throws -> (code: [UInt8]?, diagnostics: [Diagnostic]) {
    switch self {
    case .published(let path):
      log.begin("read")
      let catalogue = try Self.read(path, generator)
      if let latest = running.latestDay, catalogue.version.date > latest {
        throw FileError(
          "\(path): version \(catalogue.version) is after today, and no later catalogue could replace it in apps: publish "
            + "it again with the right date, or give --allow-future")
      }
      log.end("\(catalogue.countInWords) of \(path)")
      return (generator.code(of: catalogue), [])
    case .market(let folder):
      let sources = try SourceFolder(market: folder, folders).read(log)
      let pipeline = CataloguePipeline(
        today: try running.today(), latest: running.latestDay, jobs: running.jobCount,
        onStage: log.stages(of: sources))
      let result = await pipeline.build(sources)
      log.end(result.summary)
      return (try generator.code(of: result), result.diagnostics)
    }
  }

  private static let mostShown = 20
  private static let newer =
    "update this program and its schemas, which may be older than the catalogue, or correct the catalogue"

  private static func read(
    _ path: String, _ generator: CodeGenerator
  ) throws(FileError) -> PublishedCatalogue {
    let bytes = try FileBytes.read(path, limit: SourceFolder.catalogueLimit)
    var foreign: [ForeignValue] = []
    let catalogue: PublishedCatalogue
    do { catalogue = try generator.catalogue(decoding: bytes) { foreign.append($0) } } catch {
      throw FileError("\(path) can't be read as a catalogue: \(error)")
    }
    try report(foreign, of: path)
    return catalogue
  }

  /// Notes what the code of a published catalogue goes without.
  /// - Throws: `FileError`, where it can't go without something.
  private static func report(_ values: [ForeignValue], of path: String) throws(FileError) {
    guard !values.isEmpty else { return }
    let needed = values.filter(\.isNeeded)
    let told = needed.isEmpty ? values : needed
    var lines = told.prefix(mostShown).map { "\(path): \($0)" }
    if told.count > lines.count { lines.append("\(path): \(told.count - lines.count) more values") }
    guard needed.isEmpty else {
      lines.append("without these there is no code of their entries: \(newer)")
      throw FileError(lines.map { FileError($0) })
    }
    lines.append("code has a default in their place, or goes without: \(newer)")
    for line in lines { try ErrorStream.write(note: line) }
  }
}
