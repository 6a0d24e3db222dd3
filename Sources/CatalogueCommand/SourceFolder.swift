internal import CatalogueCompiler
internal import Diagnostics
internal import FileAccess
internal import Foundation

/// Reads everything that a build needs from disk.
struct SourceFolder {
  private let market: String
  private let folders: TemplateOptions
  private let cataloguePath: String
  private let baseline: String?

  /// More than any source may have; what is longer is read only so far, and then refused as too long.
  private static let sourceLimit = 1 << 20 + 1
  static let catalogueLimit = 256 << 20

  init(_ options: FileOptions) {
    market = options.market.trimmingSlashes
    folders = options.folders
    cataloguePath = options.cataloguePath
    baseline = options.baseline
  }

  /// The folder of a market alone, whose catalogue is beside it.
  init(market: String, _ folders: TemplateOptions) {
    self.market = market
    self.folders = folders
    cataloguePath = market + ".json"
    baseline = nil
  }

  func read() throws(FileError) -> SourceFiles {
    guard FileManager.default.fileExists(atPath: market) else {
      throw FileError(
        "there is no folder \(market); run this in the project's folder, or name one with --market")
    }
    let schemas = folders.schemas.trimmingSlashes
    let brands = try FolderListing.names(in: market + "/brands")
    // A market may have no logo yet; without brands it is none.
    let logos =
      FileManager.default.fileExists(atPath: market + "/logos")
      ? try FolderListing.names(in: market + "/logos") : []
    var files = SourceFiles(
      settings: try Self.source(market + "/catalogue.yaml"),
      brands: try sources(brands.filter { $0.hasSuffix(".yaml") }, in: "\(market)/brands"),
      logos: try sources(logos, in: "\(market)/logos"),
      schemas: SchemaFiles(
        brand: try Self.source(schemas + "/brand.schema.json"),
        settings: try Self.source(schemas + "/catalogue.schema.json"),
        published: try Self.source(schemas + "/published.schema.json")),
      cataloguePath: cataloguePath)
    files.strayPaths = brands.filter { !$0.hasSuffix(".yaml") }.map { "\(market)/brands/\($0)" }
    files.templates = try Self.templates(folders)
    files.existing = try catalogue(cataloguePath, mustExist: false)
    files.baseline =
      if let baseline { try catalogue(baseline, mustExist: true) } else { files.existing }
    return files
  }

  /// The templates by their names.
  static func templates(_ folders: TemplateOptions) throws(FileError) -> [String: SourceText] {
    var templates: [String: SourceText] = [:]
    for (name, path) in try folders.templatePaths() { templates[name] = try source(path) }
    return templates
  }

  private static func source(_ path: String) throws(FileError) -> SourceText {
    SourceText(path: path, bytes: try FileBytes.read(path, limit: sourceLimit))
  }

  private func sources(_ names: [String], in folder: String) throws(FileError) -> [SourceText] {
    var sources: [SourceText] = []
    sources.reserveCapacity(names.count)
    for name in names { sources.append(try Self.source("\(folder)/\(name)")) }
    return sources
  }

  private func catalogue(_ path: String, mustExist: Bool) throws(FileError) -> SourceText? {
    guard mustExist || FileManager.default.fileExists(atPath: path) else { return nil }
    return SourceText(path: path, bytes: try FileBytes.read(path, limit: Self.catalogueLimit))
  }
}
