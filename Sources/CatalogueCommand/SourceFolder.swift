internal import CatalogueSources
internal import Diagnostics
internal import FileAccess
internal import Foundation

/// Reads everything that a build needs from disk.
struct SourceFolder {
  let market: String
  private let folders: TemplateOptions
  private let cataloguePath: String
  private let baseline: String?
  private let baselineName: String?
  private let icons: String?
  private let cache: SourceCache?
  private let known: KnownSources?

  /// One byte more than a source may have: of a longer one, enough is read to reject it as too long.
  static let sourceLimit = 1 << 20 + 1
  static let catalogueLimit = 256 << 20

  /// - Parameters:
  ///   - cache: the files that were read before.
  ///   - known: those that an earlier build read.
  init(
    _ options: FileOptions<some OutputPurpose>, cache: SourceCache? = nil, known: KnownSources? = nil
  ) {
    (self.cache, self.known) = (cache, known)
    market = options.market.trimmingSlashes
    (folders, icons) = (options.folders, options.icons?.trimmingSlashes)
    cataloguePath = options.cataloguePath
    baseline = options.baselinePath
    baselineName =
      options.baselineName ?? baseline.flatMap { FileBytes.isPipe($0) ? "the last release" : nil }
  }

  /// The folder of a market alone, whose catalogue is beside it.
  /// - Parameter baseline: the last release, where it isn't that catalogue.
  init(market: String, _ folders: TemplateOptions, baseline: String? = nil) {
    self.market = market
    self.folders = folders
    self.baseline = baseline
    cataloguePath = market + ".json"
    (baselineName, icons, cache, known) = (nil, nil, nil, nil)
  }

  /// Reads the files, and logs how many there are and how long that took.
  func read(_ log: ActivityLog) throws(FileError) -> SourceFiles {
    log.begin("read")
    let files = try read()
    log.end("\(files.summary) of \(market)")
    return files
  }

  func read() throws(FileError) -> SourceFiles {
    guard FileManager.default.fileExists(atPath: market.systemPath) else {
      throw FileError(
        "there is no folder \(market); run this in the project's folder, or name another one")
    }
    var files = try readSchemas()
    let kind = files.schemas.kind
    let entries = try entryFolders(kind)
    let brands = try sourcesAndFolders(entries.filter(Self.isEntry))
    files.logos = try drawings(in: EntrySchema.assets)
    files.symbols = try kind.symbols.map(drawings) ?? []
    files.brands = brands.sources
    files.assets = try assets(kind)
    files.strayPaths = try entries.filter { !Self.isEntry($0) } + brands.folders + foreignFiles(kind)
    files.templates = try Self.templates(folders)
    files.existing = try catalogue(cataloguePath, mustExist: false)
    files.baseline =
      if let baseline { try catalogue(baseline, mustExist: true) } else { files.existing }
    files.baselineName = baselineName
    return files
  }

  /// Reads the settings and the schemas, without any entry.
  func readSchemas() throws(FileError) -> SourceFiles {
    let settings = try Self.ownSource(settings)
    var kind = try schemaFolder.kind(of: settings, in: market)
    kind.icons = try icons.map(Self.iconSet)
    let schemas = SchemaFiles(kind: kind, settings: try Self.source(schemaFolder.settings))
    return SourceFiles(
      settings: settings, brands: [], logos: [], schemas: schemas, cataloguePath: cataloguePath)
  }

  /// The paths of the files that ``read(_:)`` reads, templates left out.
  func files() throws(FileError) -> [String] {
    let catalogues =
      [cataloguePath].filter { FileManager.default.fileExists(atPath: $0.systemPath) }
      + [baseline].compactMap(\.self)
    let kind = try kind()
    return try [settings] + entryFolders(kind).filter(Self.isEntry) + drawingFiles(kind) + assetPaths(kind)
      + kind.paths.sorted() + [schemaFolder.settings] + catalogues
  }

  private var settings: String { market + "/catalogue.yaml" }

  /// The market's entry files, without anything else.
  func entryFiles(_ kind: KindFiles) throws(FileError) -> [SourceText] {
    try sourcesAndFolders(try entryFolders(kind).filter(Self.isEntry)).sources
  }

  /// The files of the market's kind.
  func kind() throws(FileError) -> KindFiles {
    try schemaFolder.kind(of: Self.ownSource(settings), in: market)
  }

  private var schemaFolder: SchemaFolder { SchemaFolder(folders.schemas) }

  /// Everything in the folders of the entries; nothing where `kind.yaml` can't be read, which whoever reads the schemas
  /// reports. Of several collections, some may have no folder yet.
  private func entryFolders(_ kind: KindFiles) throws(FileError) -> [String] {
    let folders = collectionFolders(kind)
    for folder in folders {
      switch FileType(of: folder) {
      case .folder, .missing: break
      case .link: throw FileError(unfollowed: folder)
      case .file, .other: throw FileError("\(folder) is a file, and must be a folder of entries")
      }
    }
    let there = folders.filter(FolderListing.isFolder)
    var paths: [String] = []
    for folder in there.isEmpty ? folders : there {
      let names = try FolderListing.names(in: folder, hidden: true).filter(Self.isForPeople)
      paths += names.map { "\(folder)/\($0)" }
    }
    return paths
  }

  /// Whether a person may take a file for one that is read. The others begin with a full stop: a system's own, and those of
  /// which an editor says with a hash or an underscore that they stand for another one.
  private static func isForPeople(_ name: String) -> Bool {
    !name.isHiddenFile || name.hasSuffix(".yaml") && !name.hasPrefix("._") && !name.hasPrefix(".#")
  }

  /// Files that look like entries and are in no collection's folder, which is most often misspelt. A project's own folder
  /// has other files.
  private func foreignFiles(_ kind: KindFiles) throws(FileError) -> [String] {
    guard kind.collections.count > 1 || market.resolvingLinks != ".".resolvingLinks else { return [] }
    let others = kind.otherFolders.map { "\(market)/\($0)" }
    let folders = Set(collectionFolders(kind) + others)
    var files: [String] = []
    for path in try Self.paths(in: market) where !folders.contains(path) {
      if FileType(of: path) == .folder { files += try Self.paths(in: path).filter(Self.isEntry) }
      if Self.isEntry(path), path != settings { files.append(path) }
    }
    return files + entriesBeside()
  }

  /// Files beside the market's folder that are named after the id that they have, as entries are: whoever put one there took
  /// that folder for theirs. A project's own folder has other files.
  private func entriesBeside() -> [String] {
    Self.filesBeside(market).filter { path in
      let bytes = try? FileBytes.read(path, limit: Self.sourceLimit, followsLinks: false)
      let id = Array("id: \(path.fileStem)".utf8)
      return (bytes ?? []).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).contains {
        $0.elementsEqual(id)
      }
    }
  }

  /// The files beside a market's folder that may be entries, by their names.
  static func filesBeside(_ market: String) -> [String] {
    let parts = PathParts(market)
    guard ![".", ".."].contains(parts.name), parts.folder.resolvingLinks != ".".resolvingLinks else {
      return []
    }
    let names = (try? FolderListing.names(in: parts.folder)) ?? []
    return names.filter(isEntry).map { "\(parts.folder)/\($0)" }
  }

  private func collectionFolders(_ kind: KindFiles) -> [String] {
    kind.collections.map { "\(market)/\($0.name)" }
  }

  static func isEntry(_ path: String) -> Bool { path.hasSuffix(".yaml") && !path.isHiddenFile }

  /// The files of a folder of drawings, which a market may have or not. A folder in it is a file that can't be used.
  private func drawings(in folder: String) throws(FileError) -> [SourceText] {
    let files = try sourcesAndFolders(drawingPaths(in: folder))
    return files.sources + files.folders.map { SourceText(path: $0, bytes: []) }
  }

  private func drawingPaths(in folder: String) throws(FileError) -> [String] {
    let folder = "\(market)/\(folder)"
    guard FileType(of: folder) != .link else { throw FileError(unfollowed: folder) }
    return FileManager.default.fileExists(atPath: folder.systemPath) ? try Self.paths(in: folder) : []
  }

  private func drawingFiles(_ kind: KindFiles) throws(FileError) -> [String] {
    try drawingPaths(in: EntrySchema.assets) + (kind.symbols.map(drawingPaths) ?? [])
  }

  private static func iconSet(in folder: String) throws(FileError) -> IconSet {
    let list = "\(folder)/\(IconSet.listName)"
    let bytes = try FileBytes.read(list, limit: sourceLimit)
    do {
      return try IconSet(list: bytes) { slug throws(FileError) in
        try FileBytes.read("\(folder)/\(slug).svg", limit: sourceLimit)
      }
    } catch let error as FileError { throw error } catch { throw FileError("\(list): \(error)") }
  }

  static func paths(in folder: String) throws(FileError) -> [String] {
    try FolderListing.names(in: folder).map { "\(folder)/\($0)" }
  }

  /// The templates by their names.
  static func templates(_ folders: TemplateOptions) throws(FileError) -> [String: SourceText] {
    var templates: [String: SourceText] = [:]
    for (name, path) in try folders.templatePaths().sorted(by: { $0.key < $1.key }) {
      templates[name] = try source(path)
    }
    return templates
  }

  static func source(_ path: String) throws(FileError) -> SourceText {
    SourceText(path: path, bytes: try FileBytes.read(path, limit: sourceLimit))
  }

  /// A file of the catalogue itself. A link could lead anywhere, and findings quote what they are about: whoever suggests
  /// a change would read the files of the machine that checks it.
  static func ownSource(_ path: String) throws(FileError) -> SourceText {
    SourceText(path: path, bytes: try FileBytes.read(path, limit: sourceLimit, followsLinks: false))
  }

  func sources(_ paths: [String]) throws(FileError) -> [SourceText] {
    var sources: [SourceText] = []
    sources.reserveCapacity(paths.count)
    for path in paths { sources.append(try read(path)) }
    return sources
  }

  private func read(_ path: String) throws(FileError) -> SourceText {
    if let known = known?.source(path) { return known }
    return if let cache { try cache.source(path) } else { try Self.ownSource(path) }
  }

  /// The files among paths, and what is a folder whatever its name says.
  private func sourcesAndFolders(
    _ paths: [String]
  ) throws(FileError) -> (sources: [SourceText], folders: [String]) {
    var (sources, folders): ([SourceText], [String]) = ([], [])
    sources.reserveCapacity(paths.count)
    for path in paths {
      do throws(FileError) { sources.append(try read(path)) } catch {
        guard FolderListing.isFolder(path) else { throw error }
        folders.append(path)
      }
    }
    return (sources, folders)
  }

  private func catalogue(_ path: String, mustExist: Bool) throws(FileError) -> SourceText? {
    if !mustExist, try !FileBytes.isThere(path) { return nil }
    return SourceText(
      path: path, bytes: try FileBytes.read(path, limit: Self.catalogueLimit, acceptsPipe: mustExist))
  }
}
